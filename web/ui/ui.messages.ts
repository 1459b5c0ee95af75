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
export type UiMessages = typeof ui;

declare module "../language/messages.ts" {
  interface MessageCatalogue {
    ui: UiMessages;
  }
}
