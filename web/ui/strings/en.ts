const ui = {
  close: "Close",
  clear: "Clear",
  retry: "Retry",
  loading: "Loading...",
  showPassword: "Show password",
  hidePassword: "Hide password",
  oneLess: "One less",
  oneMore: "One more",
};

export default ui;
export type UiStrings = typeof ui;
