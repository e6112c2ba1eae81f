/// What a static table shows: the data source that holds its sections, and the controller that owns it.
struct StaticContent {
  let dataSource: ArchiveObject
  let sections: [ArchiveObject]
  let controller: ArchiveObject?
}
