import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What views ask of the owners that nibs connect them to: everything, and all of it empty.
protocol StandIn: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate, UINavigationBarDelegate, UITabBarDelegate,
  UIGestureRecognizerDelegate
{}

extension StandIn {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

extension StandInView: StandIn {}
extension StandInController: StandIn {}
