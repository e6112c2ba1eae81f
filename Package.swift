// swift-tools-version: 6.2
import PackageDescription

// The manifest is the architecture drawing: ground floor first, roof last. An arrow that isn't listed as a
// dependency here must not exist.

let toolkit: Target.Dependency = .target(name: "OpenUIKit", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "NibBench",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "ibcompile", targets: ["ibcompile"]),
    .library(name: "NibArchive", targets: ["NibArchive"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "NibCompiler", targets: ["NibCompiler"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "OpenUIKit", targets: ["OpenUIKit"]),
    .library(name: "NibLoaders", targets: ["NibLoaders"]),
    .library(name: "RefreshDesigns", targets: ["RefreshDesigns"]),
    .library(name: "NibFixtures", targets: ["NibFixtures"]),
    .library(name: "Benchmarking", targets: ["Benchmarking"]),
    .library(name: "BenchmarkReport", targets: ["BenchmarkReport"]),
    .plugin(name: "CompileNibs", targets: ["CompileNibs"]),
  ],
  targets: [
    // Ground: formats, the solver, the harness.
    .target(name: "NibArchive"),
    .target(name: "InterfaceBuilder"),
    .target(name: "Cassowary"),
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]),
    .target(name: "Benchmarking", dependencies: ["CJemalloc"]),

    // First floor: the compiler tower, the toolkit, the reports.
    .target(name: "NibCompiler", dependencies: ["InterfaceBuilder", "NibArchive"]),
    .executableTarget(name: "ibcompile", dependencies: ["NibCompiler"]),
    .plugin(name: "CompileNibs", capability: .buildTool(), dependencies: ["ibcompile"]),
    .target(name: "OpenUIKit", dependencies: ["NibArchive", "Cassowary"]),
    .target(name: "BenchmarkReport", dependencies: ["Benchmarking"]),

    // Second floor: what is measured. UIKit's public surface and nothing of ours in between.
    .target(name: "NibLoaders", dependencies: [toolkit]),
    .target(name: "RefreshDesigns", dependencies: [toolkit], exclude: ["Nibs"], plugins: ["CompileNibs"]),
    .target(
      name: "NibFixtures", dependencies: [toolkit], exclude: ["Nibs"], plugins: ["CompileNibs"]),

    // Roof.
    .executableTarget(
      name: "bench",
      dependencies: [
        "Benchmarking", "BenchmarkReport", "Cassowary", "NibLoaders", "RefreshDesigns", "NibFixtures",
        "NibArchive", "NibCompiler", toolkit,
      ],
      path: "Benchmarks/bench"),

    // Tests, one target a module.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "NibArchiveTests", dependencies: ["NibArchive", "TestSupport"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
    .testTarget(
      name: "NibCompilerTests",
      dependencies: ["NibCompiler", "NibArchive", "InterfaceBuilder", "TestSupport"]),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"]),
    .testTarget(
      name: "OpenUIKitTests",
      dependencies: ["OpenUIKit", "NibArchive", "NibCompiler", "InterfaceBuilder", "TestSupport"]),
    .testTarget(name: "BenchmarkingTests", dependencies: ["Benchmarking"]),
    .testTarget(name: "BenchmarkReportTests", dependencies: ["BenchmarkReport", "Benchmarking"]),
    .testTarget(
      name: "NibLoadersTests", dependencies: ["NibLoaders", "NibFixtures", toolkit], exclude: ["Nibs"],
      plugins: ["CompileNibs"]),
    .testTarget(
      name: "NibFixturesTests", dependencies: ["NibFixtures", "NibLoaders", "InterfaceBuilder", toolkit]),
    .testTarget(name: "RefreshDesignsTests", dependencies: ["RefreshDesigns", toolkit]),
    .testTarget(name: "BenchTests", dependencies: ["bench", "BenchmarkReport", "Benchmarking"]),
  ],
  swiftLanguageModes: [.v6]
)

// UIKit's classes live on the main actor, OpenUIKit's on none: an override of Foundation's NSCoder can't be isolated.
let measuredCode = ["NibLoaders", "RefreshDesigns", "NibFixtures"]
for target in package.targets where measuredCode.contains(target.name) {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self, .when(platforms: [.iOS, .tvOS, .visionOS]))
  ]
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
}
