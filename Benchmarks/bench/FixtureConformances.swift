import NibFixtures
import NibLoaders

// The fixtures and the loaders don't know each other: what makes a fixture's class loadable is said here.

extension Size2View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension Size7View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension Size20View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension Size60View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension Size100View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension Size500View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension Deep30View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension MonthView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension KeypadView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension StyleSheetView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension ReviewBoardView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension DashboardView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension ContactCell: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension PhotoCell: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension ProfileHeaderView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {
}
extension SignInFormView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension SettingsView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension TappableCardView: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension L1View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension L2View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension L3View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension L4View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
extension L5View: @retroactive NibLoadable, @retroactive NibOwnerLoadable, @retroactive CodeBuilt {}
