import type { InboxStrings } from "./en.ts";

const inbox: InboxStrings = {
  about: (n, oldest) =>
    n === 1 ? `1 sin kontesta, ${oldest} kaba` : `${n} sin kontesta, esun di mas bieu ${oldest} kaba`,
  waited: {
    minutes: (n) => `${n} min`,
    hours: (n) => `${n} ora`,
    days: (n) => `${n} dia`,
  },
  search: "Buska den mensahe",
  nothingFound: "No a haña mensahe.",
  back: "Tur mensahe",
  gone: "E mensahe akí no ta akí mas.",
  topic: "Tokante",
  people: "Grupo",
  wanted: "Pa",
  answer: "Kontesta",
  answerTo: (name) => `Kontesta pa ${name}`,
  frame: (email, language) =>
    `Ta bai pa ${email}, ku un saludo i nòmber di e kompania rònt di dje (${language}).`,
  draftKept: "Konsepto wardá",
  draftWaits: "Bo konsepto ta wardá: habri e mensahe atrobe pa mand'é.",
  send: "Manda kontesta",
  sending: "Mandando...",
  sent: (name) => `Bo kontesta pa ${name} ta na kaminda.`,
  close: "Sera sin kontesta",
  closed: (name) => `Mensahe di ${name} será.`,
  undo: "Bai bèk",
  answeredBy: (who, when) => `${who} a kontestá, ${when}`,
  nobody: "Ofisina",
  noMail: "No tin server di mail: kontestá for di bo mes programa di mail.",
  call: "Yama",
  callOf: (name) => `Yama ${name}`,
  mail: "E-mail",
  mailOf: (name) => `E-mail pa ${name}`,
};

export default inbox;
