const careers = {
  head: "Careers: Trupial",
  description:
    "Drive for Trupial on Curaçao: your own hours, fair fares, an office that answers. Apply to become a driver.",
  title: "Careers",
  intro: "We look for drivers who know the island and like the people on it.",
  points: [
    "You choose your shifts.",
    "You see fare and distance before you accept.",
    "The office answers day and night.",
  ],
  needs: "What you need",
  needItems: [
    "A taxi licence and a TX plate, or a car that can get one",
    "A clean record",
    "Two of our four languages",
  ],
  apply: "Apply To Become a Driver",
};

export default careers;
export type CareersStrings = typeof careers;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/careers": CareersStrings;
  }
}
