type Step = readonly [what: string, how: string];

const meeting = {
  hato: {
    title: "Where you meet us at Hato",
    near: "Two minutes on foot from the baggage hall.",
    plan: "Plan of the arrivals side of Hato airport: out of the arrivals door, past the palms, to the driver with your name beside the taxi stand",
    board: "Arrivals",
    steps: [
      ["Out of the arrivals door", "Bags first, then customs, then straight out."],
      ["Past the palms", "Keep the building behind you."],
    ] satisfies Step[],
  },
  pier: {
    title: "Where you meet us at the Mega Pier",
    near: "Five minutes on foot from the gangway.",
    plan: "Plan of the Mega Pier: down the gangway, along the pier, out through the terminal gate, to the driver with your name beside the taxi stand",
    board: "Terminal",
    steps: [
      ["Down the gangway, along the pier", "Keep the ship at your left and walk to the shore."],
      ["Out through the terminal gate", "Take your ship card along: you need it to get back."],
    ] satisfies Step[],
  },
  taxiStand: "Taxi stand",
  anyName: "Brooks",
  yourDriver: "Your driver, by the taxi stand",
  withSign: (minutes: number) => `With your name on a sign, for ${minutes} minutes free.`,
  cantFind: "Can't find each other?",
};

export default meeting;
export type MeetingStrings = typeof meeting;
