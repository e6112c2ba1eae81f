#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension DashboardView {
  /// The tree of `DashboardView.xib`.
  public static func makeInCode() -> DashboardView {
    let view = DashboardView(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    let stack = UIStackView(frame: CGRect(x: 12, y: 12, width: 336, height: 456))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 12

    let stack2 = makeStack2()
    stack.addArrangedSubview(stack2)

    let stack7 = makeStack7()
    stack.addArrangedSubview(stack7)

    let stack12 = UIStackView(frame: CGRect(x: 0, y: 312, width: 336, height: 144))
    stack12.translatesAutoresizingMaskIntoConstraints = false
    stack12.distribution = .fillEqually
    stack12.spacing = 12

    let stack13 = UIStackView(frame: CGRect(x: 0, y: 0, width: 162, height: 144))
    stack13.translatesAutoresizingMaskIntoConstraints = false
    stack13.axis = .vertical
    stack13.spacing = 4

    let queueLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 162, height: 16))
    queueLabel.contentMode = .left
    queueLabel.translatesAutoresizingMaskIntoConstraints = false
    queueLabel.text = "Queue"
    queueLabel.font = .systemFont(ofSize: 12)
    queueLabel.textColor = .secondaryLabel
    queueLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    queueLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack13.addArrangedSubview(queueLabel)

    let stack14 = UIStackView(frame: CGRect(x: 0, y: 20, width: 162, height: 116))
    stack14.translatesAutoresizingMaskIntoConstraints = false
    stack14.distribution = .fillEqually
    stack14.spacing = 8

    let label9 = UILabel(frame: CGRect(x: 0, y: 0, width: 77, height: 116))
    label9.contentMode = .left
    label9.translatesAutoresizingMaskIntoConstraints = false
    label9.text = "12"
    label9.font = .boldSystemFont(ofSize: 28)
    label9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack14.addArrangedSubview(label9)

    let label10 = UILabel(frame: CGRect(x: 85, y: 0, width: 77, height: 116))
    label10.contentMode = .left
    label10.translatesAutoresizingMaskIntoConstraints = false
    label10.text = "+5 %"
    label10.font = .systemFont(ofSize: 15)
    label10.textAlignment = .right
    label10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack14.addArrangedSubview(label10)
    stack13.addArrangedSubview(stack14)

    let progressView5 = UIProgressView(frame: CGRect(x: 0, y: 140, width: 162, height: 4))
    progressView5.translatesAutoresizingMaskIntoConstraints = false
    progressView5.progress = 0.625
    stack13.addArrangedSubview(progressView5)
    stack12.addArrangedSubview(stack13)

    let stack15 = UIStackView(frame: CGRect(x: 174, y: 0, width: 162, height: 144))
    stack15.translatesAutoresizingMaskIntoConstraints = false
    stack15.axis = .vertical
    stack15.spacing = 4

    let uptimeLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 162, height: 16))
    uptimeLabel.contentMode = .left
    uptimeLabel.translatesAutoresizingMaskIntoConstraints = false
    uptimeLabel.text = "Uptime"
    uptimeLabel.font = .systemFont(ofSize: 12)
    uptimeLabel.textColor = .secondaryLabel
    uptimeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    uptimeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack15.addArrangedSubview(uptimeLabel)

    let stack16 = UIStackView(frame: CGRect(x: 0, y: 20, width: 162, height: 116))
    stack16.translatesAutoresizingMaskIntoConstraints = false
    stack16.distribution = .fillEqually
    stack16.spacing = 8

    let label11 = UILabel(frame: CGRect(x: 0, y: 0, width: 77, height: 116))
    label11.contentMode = .left
    label11.translatesAutoresizingMaskIntoConstraints = false
    label11.text = "99.9"
    label11.font = .boldSystemFont(ofSize: 28)
    label11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack16.addArrangedSubview(label11)

    let label12 = UILabel(frame: CGRect(x: 85, y: 0, width: 77, height: 116))
    label12.contentMode = .left
    label12.translatesAutoresizingMaskIntoConstraints = false
    label12.text = "+6 %"
    label12.font = .systemFont(ofSize: 15)
    label12.textAlignment = .right
    label12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack16.addArrangedSubview(label12)
    stack15.addArrangedSubview(stack16)

    let progressView6 = UIProgressView(frame: CGRect(x: 0, y: 140, width: 162, height: 4))
    progressView6.translatesAutoresizingMaskIntoConstraints = false
    progressView6.progress = 0.75
    stack15.addArrangedSubview(progressView6)
    stack12.addArrangedSubview(stack15)
    stack.addArrangedSubview(stack12)
    view.addSubview(stack)

    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 12),
      queueLabel.heightAnchor.constraint(equalToConstant: 16),
      progressView5.heightAnchor.constraint(equalToConstant: 4),
      uptimeLabel.heightAnchor.constraint(equalToConstant: 16),
      progressView6.heightAnchor.constraint(equalToConstant: 4),
    ])
    return view
  }

  private static func makeStack2() -> UIStackView {
    let stack2 = UIStackView(frame: CGRect(x: 0, y: 0, width: 336, height: 144))
    stack2.translatesAutoresizingMaskIntoConstraints = false
    stack2.distribution = .fillEqually
    stack2.spacing = 12

    let stack3 = UIStackView(frame: CGRect(x: 0, y: 0, width: 162, height: 144))
    stack3.translatesAutoresizingMaskIntoConstraints = false
    stack3.axis = .vertical
    stack3.spacing = 4

    let visitsLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 162, height: 16))
    visitsLabel.contentMode = .left
    visitsLabel.translatesAutoresizingMaskIntoConstraints = false
    visitsLabel.text = "Visits"
    visitsLabel.font = .systemFont(ofSize: 12)
    visitsLabel.textColor = .secondaryLabel
    visitsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    visitsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack3.addArrangedSubview(visitsLabel)

    let stack4 = UIStackView(frame: CGRect(x: 0, y: 20, width: 162, height: 116))
    stack4.translatesAutoresizingMaskIntoConstraints = false
    stack4.distribution = .fillEqually
    stack4.spacing = 8

    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 77, height: 116))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "1,204"
    label.font = .boldSystemFont(ofSize: 28)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack4.addArrangedSubview(label)

    let label2 = UILabel(frame: CGRect(x: 85, y: 0, width: 77, height: 116))
    label2.contentMode = .left
    label2.translatesAutoresizingMaskIntoConstraints = false
    label2.text = "+1 %"
    label2.font = .systemFont(ofSize: 15)
    label2.textAlignment = .right
    label2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack4.addArrangedSubview(label2)
    stack3.addArrangedSubview(stack4)

    let progressView = UIProgressView(frame: CGRect(x: 0, y: 140, width: 162, height: 4))
    progressView.translatesAutoresizingMaskIntoConstraints = false
    progressView.progress = 0.125
    stack3.addArrangedSubview(progressView)
    stack2.addArrangedSubview(stack3)

    let stack5 = UIStackView(frame: CGRect(x: 174, y: 0, width: 162, height: 144))
    stack5.translatesAutoresizingMaskIntoConstraints = false
    stack5.axis = .vertical
    stack5.spacing = 4

    let salesLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 162, height: 16))
    salesLabel.contentMode = .left
    salesLabel.translatesAutoresizingMaskIntoConstraints = false
    salesLabel.text = "Sales"
    salesLabel.font = .systemFont(ofSize: 12)
    salesLabel.textColor = .secondaryLabel
    salesLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    salesLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack5.addArrangedSubview(salesLabel)

    let stack6 = UIStackView(frame: CGRect(x: 0, y: 20, width: 162, height: 116))
    stack6.translatesAutoresizingMaskIntoConstraints = false
    stack6.distribution = .fillEqually
    stack6.spacing = 8

    let label3 = UILabel(frame: CGRect(x: 0, y: 0, width: 77, height: 116))
    label3.contentMode = .left
    label3.translatesAutoresizingMaskIntoConstraints = false
    label3.text = "318"
    label3.font = .boldSystemFont(ofSize: 28)
    label3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack6.addArrangedSubview(label3)

    let label4 = UILabel(frame: CGRect(x: 85, y: 0, width: 77, height: 116))
    label4.contentMode = .left
    label4.translatesAutoresizingMaskIntoConstraints = false
    label4.text = "+2 %"
    label4.font = .systemFont(ofSize: 15)
    label4.textAlignment = .right
    label4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack6.addArrangedSubview(label4)
    stack5.addArrangedSubview(stack6)

    let progressView2 = UIProgressView(frame: CGRect(x: 0, y: 140, width: 162, height: 4))
    progressView2.translatesAutoresizingMaskIntoConstraints = false
    progressView2.progress = 0.25
    stack5.addArrangedSubview(progressView2)
    stack2.addArrangedSubview(stack5)

    NSLayoutConstraint.activate([
      visitsLabel.heightAnchor.constraint(equalToConstant: 16),
      progressView.heightAnchor.constraint(equalToConstant: 4),
      salesLabel.heightAnchor.constraint(equalToConstant: 16),
      progressView2.heightAnchor.constraint(equalToConstant: 4),
    ])
    return stack2
  }

  private static func makeStack7() -> UIStackView {
    let stack7 = UIStackView(frame: CGRect(x: 0, y: 156, width: 336, height: 144))
    stack7.translatesAutoresizingMaskIntoConstraints = false
    stack7.distribution = .fillEqually
    stack7.spacing = 12

    let stack8 = UIStackView(frame: CGRect(x: 0, y: 0, width: 162, height: 144))
    stack8.translatesAutoresizingMaskIntoConstraints = false
    stack8.axis = .vertical
    stack8.spacing = 4

    let returnsLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 162, height: 16))
    returnsLabel.contentMode = .left
    returnsLabel.translatesAutoresizingMaskIntoConstraints = false
    returnsLabel.text = "Returns"
    returnsLabel.font = .systemFont(ofSize: 12)
    returnsLabel.textColor = .secondaryLabel
    returnsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    returnsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack8.addArrangedSubview(returnsLabel)

    let stack9 = UIStackView(frame: CGRect(x: 0, y: 20, width: 162, height: 116))
    stack9.translatesAutoresizingMaskIntoConstraints = false
    stack9.distribution = .fillEqually
    stack9.spacing = 8

    let label5 = UILabel(frame: CGRect(x: 0, y: 0, width: 77, height: 116))
    label5.contentMode = .left
    label5.translatesAutoresizingMaskIntoConstraints = false
    label5.text = "7"
    label5.font = .boldSystemFont(ofSize: 28)
    label5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack9.addArrangedSubview(label5)

    let label6 = UILabel(frame: CGRect(x: 85, y: 0, width: 77, height: 116))
    label6.contentMode = .left
    label6.translatesAutoresizingMaskIntoConstraints = false
    label6.text = "+3 %"
    label6.font = .systemFont(ofSize: 15)
    label6.textAlignment = .right
    label6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack9.addArrangedSubview(label6)
    stack8.addArrangedSubview(stack9)

    let progressView3 = UIProgressView(frame: CGRect(x: 0, y: 140, width: 162, height: 4))
    progressView3.translatesAutoresizingMaskIntoConstraints = false
    progressView3.progress = 0.375
    stack8.addArrangedSubview(progressView3)
    stack7.addArrangedSubview(stack8)

    let stack10 = UIStackView(frame: CGRect(x: 174, y: 0, width: 162, height: 144))
    stack10.translatesAutoresizingMaskIntoConstraints = false
    stack10.axis = .vertical
    stack10.spacing = 4

    let ratingLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 162, height: 16))
    ratingLabel.contentMode = .left
    ratingLabel.translatesAutoresizingMaskIntoConstraints = false
    ratingLabel.text = "Rating"
    ratingLabel.font = .systemFont(ofSize: 12)
    ratingLabel.textColor = .secondaryLabel
    ratingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    ratingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack10.addArrangedSubview(ratingLabel)

    let stack11 = UIStackView(frame: CGRect(x: 0, y: 20, width: 162, height: 116))
    stack11.translatesAutoresizingMaskIntoConstraints = false
    stack11.distribution = .fillEqually
    stack11.spacing = 8

    let label7 = UILabel(frame: CGRect(x: 0, y: 0, width: 77, height: 116))
    label7.contentMode = .left
    label7.translatesAutoresizingMaskIntoConstraints = false
    label7.text = "4.6"
    label7.font = .boldSystemFont(ofSize: 28)
    label7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack11.addArrangedSubview(label7)

    let label8 = UILabel(frame: CGRect(x: 85, y: 0, width: 77, height: 116))
    label8.contentMode = .left
    label8.translatesAutoresizingMaskIntoConstraints = false
    label8.text = "+4 %"
    label8.font = .systemFont(ofSize: 15)
    label8.textAlignment = .right
    label8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack11.addArrangedSubview(label8)
    stack10.addArrangedSubview(stack11)

    let progressView4 = UIProgressView(frame: CGRect(x: 0, y: 140, width: 162, height: 4))
    progressView4.translatesAutoresizingMaskIntoConstraints = false
    progressView4.progress = 0.5
    stack10.addArrangedSubview(progressView4)
    stack7.addArrangedSubview(stack10)

    NSLayoutConstraint.activate([
      returnsLabel.heightAnchor.constraint(equalToConstant: 16),
      progressView3.heightAnchor.constraint(equalToConstant: 4),
      ratingLabel.heightAnchor.constraint(equalToConstant: 16),
      progressView4.heightAnchor.constraint(equalToConstant: 4),
    ])
    return stack7
  }
}
