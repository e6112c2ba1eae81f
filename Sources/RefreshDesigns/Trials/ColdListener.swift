#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A delegate without the protocol of design B, whose subclasses adopt it, each for itself: the first cast of each of
/// them has to find its conformance, which happens once for a class in a process.
open class ColdListener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  /// How many refreshes were reported.
  public final var count = 0

  /// Makes one.
  public required override init() {
    super.init()
  }

  /// Counts a refresh.
  public final func scrollViewDidRefresh(_ scrollView: UIScrollView) {
    count += 1
  }

  /// Two hundred classes that adopt the protocol.
  public static let classes: [ColdListener.Type] = [
    ColdListener001.self, ColdListener002.self, ColdListener003.self, ColdListener004.self,
    ColdListener005.self,
    ColdListener006.self, ColdListener007.self, ColdListener008.self, ColdListener009.self,
    ColdListener010.self,
    ColdListener011.self, ColdListener012.self, ColdListener013.self, ColdListener014.self,
    ColdListener015.self,
    ColdListener016.self, ColdListener017.self, ColdListener018.self, ColdListener019.self,
    ColdListener020.self,
    ColdListener021.self, ColdListener022.self, ColdListener023.self, ColdListener024.self,
    ColdListener025.self,
    ColdListener026.self, ColdListener027.self, ColdListener028.self, ColdListener029.self,
    ColdListener030.self,
    ColdListener031.self, ColdListener032.self, ColdListener033.self, ColdListener034.self,
    ColdListener035.self,
    ColdListener036.self, ColdListener037.self, ColdListener038.self, ColdListener039.self,
    ColdListener040.self,
    ColdListener041.self, ColdListener042.self, ColdListener043.self, ColdListener044.self,
    ColdListener045.self,
    ColdListener046.self, ColdListener047.self, ColdListener048.self, ColdListener049.self,
    ColdListener050.self,
    ColdListener051.self, ColdListener052.self, ColdListener053.self, ColdListener054.self,
    ColdListener055.self,
    ColdListener056.self, ColdListener057.self, ColdListener058.self, ColdListener059.self,
    ColdListener060.self,
    ColdListener061.self, ColdListener062.self, ColdListener063.self, ColdListener064.self,
    ColdListener065.self,
    ColdListener066.self, ColdListener067.self, ColdListener068.self, ColdListener069.self,
    ColdListener070.self,
    ColdListener071.self, ColdListener072.self, ColdListener073.self, ColdListener074.self,
    ColdListener075.self,
    ColdListener076.self, ColdListener077.self, ColdListener078.self, ColdListener079.self,
    ColdListener080.self,
    ColdListener081.self, ColdListener082.self, ColdListener083.self, ColdListener084.self,
    ColdListener085.self,
    ColdListener086.self, ColdListener087.self, ColdListener088.self, ColdListener089.self,
    ColdListener090.self,
    ColdListener091.self, ColdListener092.self, ColdListener093.self, ColdListener094.self,
    ColdListener095.self,
    ColdListener096.self, ColdListener097.self, ColdListener098.self, ColdListener099.self,
    ColdListener100.self,
    ColdListener101.self, ColdListener102.self, ColdListener103.self, ColdListener104.self,
    ColdListener105.self,
    ColdListener106.self, ColdListener107.self, ColdListener108.self, ColdListener109.self,
    ColdListener110.self,
    ColdListener111.self, ColdListener112.self, ColdListener113.self, ColdListener114.self,
    ColdListener115.self,
    ColdListener116.self, ColdListener117.self, ColdListener118.self, ColdListener119.self,
    ColdListener120.self,
    ColdListener121.self, ColdListener122.self, ColdListener123.self, ColdListener124.self,
    ColdListener125.self,
    ColdListener126.self, ColdListener127.self, ColdListener128.self, ColdListener129.self,
    ColdListener130.self,
    ColdListener131.self, ColdListener132.self, ColdListener133.self, ColdListener134.self,
    ColdListener135.self,
    ColdListener136.self, ColdListener137.self, ColdListener138.self, ColdListener139.self,
    ColdListener140.self,
    ColdListener141.self, ColdListener142.self, ColdListener143.self, ColdListener144.self,
    ColdListener145.self,
    ColdListener146.self, ColdListener147.self, ColdListener148.self, ColdListener149.self,
    ColdListener150.self,
    ColdListener151.self, ColdListener152.self, ColdListener153.self, ColdListener154.self,
    ColdListener155.self,
    ColdListener156.self, ColdListener157.self, ColdListener158.self, ColdListener159.self,
    ColdListener160.self,
    ColdListener161.self, ColdListener162.self, ColdListener163.self, ColdListener164.self,
    ColdListener165.self,
    ColdListener166.self, ColdListener167.self, ColdListener168.self, ColdListener169.self,
    ColdListener170.self,
    ColdListener171.self, ColdListener172.self, ColdListener173.self, ColdListener174.self,
    ColdListener175.self,
    ColdListener176.self, ColdListener177.self, ColdListener178.self, ColdListener179.self,
    ColdListener180.self,
    ColdListener181.self, ColdListener182.self, ColdListener183.self, ColdListener184.self,
    ColdListener185.self,
    ColdListener186.self, ColdListener187.self, ColdListener188.self, ColdListener189.self,
    ColdListener190.self,
    ColdListener191.self, ColdListener192.self, ColdListener193.self, ColdListener194.self,
    ColdListener195.self,
    ColdListener196.self, ColdListener197.self, ColdListener198.self, ColdListener199.self,
    ColdListener200.self,
  ]
}

private final class ColdListener001: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener002: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener003: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener004: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener005: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener006: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener007: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener008: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener009: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener010: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener011: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener012: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener013: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener014: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener015: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener016: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener017: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener018: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener019: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener020: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener021: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener022: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener023: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener024: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener025: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener026: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener027: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener028: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener029: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener030: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener031: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener032: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener033: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener034: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener035: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener036: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener037: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener038: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener039: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener040: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener041: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener042: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener043: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener044: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener045: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener046: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener047: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener048: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener049: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener050: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener051: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener052: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener053: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener054: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener055: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener056: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener057: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener058: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener059: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener060: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener061: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener062: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener063: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener064: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener065: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener066: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener067: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener068: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener069: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener070: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener071: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener072: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener073: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener074: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener075: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener076: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener077: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener078: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener079: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener080: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener081: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener082: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener083: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener084: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener085: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener086: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener087: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener088: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener089: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener090: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener091: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener092: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener093: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener094: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener095: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener096: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener097: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener098: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener099: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener100: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener101: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener102: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener103: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener104: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener105: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener106: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener107: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener108: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener109: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener110: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener111: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener112: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener113: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener114: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener115: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener116: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener117: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener118: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener119: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener120: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener121: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener122: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener123: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener124: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener125: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener126: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener127: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener128: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener129: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener130: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener131: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener132: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener133: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener134: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener135: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener136: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener137: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener138: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener139: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener140: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener141: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener142: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener143: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener144: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener145: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener146: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener147: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener148: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener149: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener150: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener151: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener152: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener153: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener154: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener155: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener156: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener157: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener158: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener159: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener160: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener161: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener162: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener163: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener164: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener165: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener166: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener167: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener168: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener169: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener170: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener171: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener172: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener173: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener174: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener175: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener176: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener177: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener178: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener179: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener180: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener181: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener182: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener183: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener184: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener185: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener186: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener187: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener188: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener189: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener190: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener191: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener192: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener193: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener194: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener195: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener196: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener197: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener198: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener199: ColdListener, RefreshableScrollViewDelegate {}
private final class ColdListener200: ColdListener, RefreshableScrollViewDelegate {}
