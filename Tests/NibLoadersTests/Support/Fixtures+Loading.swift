public import NibFixtures
public import NibLoaders

// The fixtures don't know the loaders; a class adopts the protocols where both are known, with nothing to add.

extension Size2View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension Size7View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension Size20View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension Size60View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension Size100View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension Size500View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension Deep30View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension MonthView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension KeypadView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension StyleSheetView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension ReviewBoardView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension DashboardView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension ContactCell: NibReusable, NibOwnerLoadable, CodeBuilt {}
extension PhotoCell: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension ProfileHeaderView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension SignInFormView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension SettingsView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension TappableCardView: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension L1View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension L2View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension L3View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension L4View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
extension L5View: NibLoadable, NibOwnerLoadable, CodeBuilt {}
