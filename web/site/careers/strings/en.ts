const careers = {
  head: "Careers",
  description:
    "Drive for us on Curaçao: choose your own hours, earn fair fares, and get an office that picks up. Apply to become a driver.",
  title: "Careers",
  intro: "We're looking for drivers who know the island and enjoy meeting people.",
  points: (when = "day and night"): string[] => [
    "Choose your own shifts.",
    "See the fare and distance before you accept.",
    `The office answers ${when}.`,
  ],
  needs: "What you need",
  needItems: [
    "A taxi license and a TX plate, or a car that can get one",
    "A clean record",
    "At least two of the languages of the island",
  ],
  apply: "Apply To Become a Driver",
};

export default careers;
export type CareersStrings = typeof careers;
