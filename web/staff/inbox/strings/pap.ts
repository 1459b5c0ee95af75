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
  call: "Yama",
  callOf: (name) => `Yama ${name}`,
  mail: "E-mail",
  mailOf: (name) => `E-mail pa ${name}`,
};

export default inbox;
