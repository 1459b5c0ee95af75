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
  answer: "Antwoord",
  answerTo: (name) => `Antwoord aan ${name}`,
  frame: (email, language) =>
    `Gaat naar ${email}, met een groet en de naam van het bedrijf eromheen (${language}).`,
  draftKept: "Concept bewaard",
  draftWaits: "Je concept is bewaard: heropen het bericht om het te versturen.",
  send: "Stuur antwoord",
  sending: "Versturen...",
  sent: (name) => `Je antwoord aan ${name} is onderweg.`,
  close: "Sluit zonder antwoord",
  closed: (name) => `Bericht van ${name} gesloten.`,
  undo: "Ongedaan maken",
  answeredBy: (who, when) => `${who} antwoordde, ${when}`,
  nobody: "Het kantoor",
  noMail: "Er is geen mailserver ingesteld: antwoord vanuit je eigen mailprogramma.",
  call: "Bel",
  callOf: (name) => `Bel ${name}`,
  mail: "E-mail",
  mailOf: (name) => `E-mail ${name}`,
};

export default inbox;
