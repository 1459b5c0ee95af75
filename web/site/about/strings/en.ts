const about = {
  head: "About: Trupial",
  description: (year: number) =>
    `A family taxi company on Curaçao since ${year}: TX plates, day and night, drivers who grew up here.`,
  title: "About",
  journey: {
    title: "Our Journey",
    text: [
      (year: number) =>
        `We began in ${year} with one car at the gate of Hato and a phone that was never switched off.`,
    ],
  },
  journeyMore:
    "Today our drivers carry guests from the piers, families to the beach and nurses home after the night shift. The phone is still on.",
  promise: {
    title: "Our Promise",
    items: [
      "Every car has a TX plate and is checked every year.",
      "We answer day and night, 24/7.",
      "You know the price before you get in.",
    ],
  },
  family: {
    title: "Our Family",
    text: "Half of our drivers are related to the other half. They share one radio, one kitchen at the office and the same three jokes.",
  },
  team: {
    title: "Meet Our Team",
    spot: "Favourite spot",
  },
  members: {
    finance: {
      role: "Finance officer",
      bio: "Counts every guilder twice and knows which roundabout costs the most time.",
      portrait: "Portrait of Shudaila Martina",
    },
    chief: {
      role: "Chief executive",
      bio: "Drove the first car. Still takes the early airport run on Mondays.",
      portrait: "Portrait of Rignald Isenia",
    },
    import: {
      role: "Import manager",
      bio: "Finds the cars, and the parts that nobody on the island has.",
      portrait: "Portrait of Delno Koeiman",
    },
  },
};

export default about;
export type AboutStrings = typeof about;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/about": AboutStrings;
  }
}
