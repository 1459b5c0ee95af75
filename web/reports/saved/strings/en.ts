const saved = {
  title: "Saved views",
  save: "Save this view",
  name: "Name",
  shared: "Everybody of dispatch and the office sees it",
  keep: "Keep view",
  saved: "View saved.",
  removed: "View removed.",
  remove: (name: string) => `Remove ${name}`,
  by: (name: string) => `Shared by ${name}`,
};

export default saved;
export type SavedViewsStrings = typeof saved;
