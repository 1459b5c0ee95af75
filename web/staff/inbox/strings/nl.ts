import type { InboxStrings } from "./en.ts";

const inbox: InboxStrings = {
  about: (n, oldest) =>
    n === 1 ? `1 zonder antwoord, al ${oldest}` : `${n} zonder antwoord, het oudste al ${oldest}`,
  waited: {
    minutes: (n) => `${n} min`,
    hours: (n) => `${n} uur`,
    days: (n) => `${n} dagen`,
  },
  search: "Zoek in berichten",
  nothingFound: "Geen bericht gevonden.",
  back: "Alle berichten",
  gone: "Dit bericht is er niet meer.",
  topic: "Over",
  people: "Groep",
  wanted: "Voor",
  call: "Bel",
  callOf: (name) => `Bel ${name}`,
  mail: "E-mail",
  mailOf: (name) => `E-mail ${name}`,
};

export default inbox;
