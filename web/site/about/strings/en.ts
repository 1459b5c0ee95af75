const about = {
  head: "About",
  description: (when = "day and night") =>
    `A taxi company on Curaçao: TX plates, ${when}, and the price before you get in.`,
  title: "About",
  journey: {
    title: "Our Journey",
    text: [
      (year: number) =>
        `We started in ${year} with one car outside Hato airport and a phone that was never switched off.`,
    ],
  },
  journeyMore:
    "Today our drivers take cruise guests into town, families to the beach and nurses home after the night shift. The phone is still on.",
  promise: {
    title: "Our Promise",
    items: (when = "day and night"): string[] => [
      "Every car has a TX plate and is inspected every year.",
      `We're here ${when}.`,
      "You know the price before you get in.",
    ],
  },
  family: {
    title: "Our Family",
    text: "Many of our drivers are related. They share one radio, one kitchen at the office and the same three jokes.",
  },
  team: {
    title: "Meet Our Team",
    spot: "Favorite spot",
  },
  members: {
    finance: {
      role: "Finance officer",
      bio: "Counts every guilder twice and knows which roundabouts to avoid.",
      portrait: "Portrait of Shudaila Martina",
    },
    chief: {
      role: "Chief executive",
      bio: "Drove the first car. Still takes the early airport run on Mondays.",
      portrait: "Portrait of Rignald Isenia",
    },
    import: {
      role: "Import manager",
      bio: "Finds our cars, and the parts nobody else on the island has.",
      portrait: "Portrait of Delno Koeiman",
    },
  },
};

export default about;
export type AboutStrings = typeof about;
