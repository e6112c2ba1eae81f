import Foundation

/// The rows of a table that were made in Interface Builder and never change; nibs call it `UITableViewDataSource`.
final class StaticTableContent: NSObject, NSCoding, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var rows: [(cell: UITableViewCell, height: CGFloat)] = []
  }

  private(set) var sections: [Section] = []

  init?(coder: NSCoder) {
    super.init()
    guard let nib = NibCoder.decoding(coder) else { return nil }
    nib.enter(self)
    for value in nib.values where value.key == .tableSections {
      for element in nib.elements(value) {
        if let section = nib.inside(element, { Section($0) }) { sections.append(section) }
      }
    }
  }

  func encode(with coder: NSCoder) {}

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].headerTitle
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footerTitle
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].height
  }
}

extension StaticTableContent.Section {
  fileprivate init(_ nib: NibCoder) {
    for value in nib.values {
      switch value.key {
      case .tableSectionHeaderTitle: headerTitle = nib.string(value)
      case .tableSectionFooterTitle: footerTitle = nib.string(value)
      case .tableSectionRows:
        for element in nib.elements(value) {
          var cell: UITableViewCell?
          var height: CGFloat = 44
          _ = nib.inside(element) { nib in
            for value in nib.values {
              switch value.key {
              case .tableRowCell: cell = nib.view(value) as? UITableViewCell
              case .tableRowHeight: height = nib.cgFloat(value)
              default: break
              }
            }
          }
          if let cell { rows.append((cell, height)) }
        }
      default: break
      }
    }
  }
}
