const opening = {
  title: "Opening soon",
  intro: "A taxi company on Curaçao.",
  call: "Call us:",
  login: "For our people: log in",
};

export default opening;
export type OpeningStrings = typeof opening;
