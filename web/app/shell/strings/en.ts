const shell = {
  home: "Home",
  airport: "Airport Transfers",
  tours: "Tours",
  fleet: "Our Fleet",
  about: "About",
  contact: "Contact Us",
  help: "Help",
  faq: "FAQ",
  calculator: "Calculator",
  login: "Login",
  signUp: "Sign up",
  loginRegister: "Log In/Register",
  careers: "Careers",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  skip: "Skip to content",
  quickLinks: "Quick links",
  followUs: "Follow us",
  terms: "Terms",
  privacy: "Privacy",
  ourJourney: "Our Journey",
  ourPromise: "Our Promise",
  ourFamily: "Our Family",
  ourTeam: "Meet Our Team",
  offline: "You're offline. We've kept what you typed.",
  mainNavigation: "Main",
  menu: "Menu",
  logo: "Trupial, home",
  languageAndTheme: "language and theme",
  moreAboutUs: "More about us",
  contactHeading: "Contact",
  claim: (when = "day and night"): string => `Licensed taxis with TX plates, ${when}, anywhere on Curaçao.`,
  mapCredit: "Map: Digital Chart of the World; streets © OpenStreetMap contributors",
  loadingPage: "Loading page",
  brokenTitle: "This page didn't load.",
  brokenText: "Anything you typed is saved. Please reload the page.",
  reload: "Reload",
  themes: { light: "Light", dark: "Dark", system: "Same as device" },
  copyright: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
};

export default shell;
export type ShellStrings = typeof shell;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "app/shell": ShellStrings;
  }
}
