const search = {
  find: "Find",
  findAll: "Find a page, a person, a ride or a setting",
  /** Settings that stand on a page of several. */
  names: {
    commission: "Commission of drivers",
    backups: "Backups",
    bringIn: "Bring riders and rides in (CSV)",
    takeOut: "Take everything out",
    secondFactor: "Two-factor login",
    password: "Password",
    own: "Your own settings",
  },
};

export default search;
export type SearchStrings = typeof search;
