const broken = {
  whatToDo:
    "Something on our side broke, and we've been told. Load the page again; if that doesn't help, start from the home page or call us.",
  kept: "What you typed in the forms of this tab is saved.",
  toHome: "Home page",
  callCompany: (phone: string) => `Call ${phone}`,
};

export default broken;
export type BrokenStrings = typeof broken;
