const opening = {
  call: "Call us:",
  login: "For our people: log in",
};

export default opening;
export type OpeningStrings = typeof opening;
