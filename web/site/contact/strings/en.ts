const contact = {
  head: "Contact Us",
  title: "Contact Us",
  messageSection: "Send Us a Message",
  whereSection: "Where We Operate",
  whereText: (when = "day and night"): string =>
    `Anywhere on the island, from Westpunt to Oostpunt, ${when}.`,
  island: "Map of where we drive on Curaçao",
};

export default contact;
export type ContactStrings = typeof contact;
