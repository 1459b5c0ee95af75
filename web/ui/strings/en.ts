const ui = {
  close: "Close",
  clear: "Clear",
  retry: "Retry",
  loading: "Loading...",
  showPassword: "Show password",
  hidePassword: "Hide password",
  oneLess: "One less",
  oneMore: "One more",
  sort: "Sort",
  sortedUp: "Sorted low to high",
  sortedDown: "Sorted high to low",
};

export default ui;
export type UiStrings = typeof ui;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    ui: UiStrings;
  }
}
