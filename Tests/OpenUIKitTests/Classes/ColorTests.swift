import Foundation
import Testing

@testable import OpenUIKit

/// Numbers are Apple's (Human Interface Guidelines, `UIColor.h`) or worked out by hand.
@Suite struct ColorTests {
  private func rgba(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { (Double($0) * 10000).rounded() / 10000 }
  }

  @Test(arguments: [
    (UIColor.systemRed, 255, 59, 48, 1.0), (.systemBlue, 0, 122, 255, 1), (.systemGreen, 52, 199, 89, 1),
    (.systemGray6, 242, 242, 247, 1), (.label, 0, 0, 0, 1), (.secondaryLabel, 60, 60, 67, 0.6),
    (.separator, 60, 60, 67, 0.29), (.systemGroupedBackground, 242, 242, 247, 1),
  ])
  func systemColorsHaveTheirLightComponents(_ color: UIColor, red: Int, green: Int, blue: Int, alpha: Double)
  {
    let expected = [red, green, blue].map { (Double($0) / 255 * 10000).rounded() / 10000 } + [alpha]
    #expect(rgba(color) == expected)
  }

  @Test func aGrayIsNotEqualToTheRGBColorThatLooksLikeIt() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  @Test func aNamedColorIsEqualByNameAndResolvesToItsComponents() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    let resolved = UIColor.systemRed.resolvedColor(with: .current)
    #expect(resolved != UIColor.systemRed)
    #expect(rgba(resolved) == rgba(.systemRed))
  }

  @Test func changingTheOpacityKeepsTheColorSpace() {
    #expect(UIColor.black.withAlphaComponent(0.5) == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor.blue.withAlphaComponent(0.25) == UIColor(red: 0, green: 0, blue: 1, alpha: 0.25))
  }

  private struct Hue: Sendable {
    let hue, saturation, brightness: Double
    let rgb: [Double]
    init(_ hue: Double, _ saturation: Double, _ brightness: Double, _ rgb: [Double]) {
      (self.hue, self.saturation, self.brightness, self.rgb) = (hue, saturation, brightness, rgb)
    }

    static let samples: [Hue] = [
      Hue(0, 1, 1, [1, 0, 0]), Hue(1.0 / 3, 1, 1, [0, 1, 0]), Hue(2.0 / 3, 1, 1, [0, 0, 1]),
      Hue(0, 0, 0.5, [0.5, 0.5, 0.5]), Hue(0.5, 0.5, 1, [0.5, 1, 1]), Hue(1.0 / 6, 1, 1, [1, 1, 0]),
    ]
  }

  @Test func hueSaturationAndBrightnessGiveTheColor() {
    for sample in Hue.samples {
      let color = UIColor(
        hue: sample.hue, saturation: sample.saturation, brightness: sample.brightness, alpha: 1)
      #expect(rgba(color) == sample.rgb + [1])
      var (h, s, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
      color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
      #expect(abs(h - sample.hue) < 1e-9)
      #expect(abs(s - sample.saturation) < 1e-9)
      #expect(abs(b - sample.brightness) < 1e-9)
    }
  }

  /// The corner of Display P3 in extended sRGB, as ColorSync has it.
  @Test func displayP3RedLiesOutsideSRGB() {
    let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(red[0] - 1.0930) < 0.0002 && abs(red[1] + 0.2267) < 0.0002 && abs(red[2] + 0.1501) < 0.0002)
  }

  @Test func aDynamicColorAsksItsProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }

  @Test func layersGetPlainComponents() {
    #expect(UIColor.systemBlue.cgColor.components?.count == 4)
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor(cgColor: UIColor.red.cgColor) == UIColor.red)
  }
}
