import type { ApplicationsStrings } from "./en.ts";

const applications: ApplicationsStrings = {
  about: (n, oldest) => (n === 1 ? `1 habrí, ${oldest} kaba` : `${n} habrí, esun di mas bieu ${oldest} kaba`),
  search: "Buska aplikante",
  nothingFound: "No a haña niun hende.",
  back: "Tur aplikashon",
  gone: "E aplikashon akí no ta akí mas.",
  seats: (n) => `${n} asiento`,
  speaks: "Ta papia",
  papers: "Dokumentonan",
  goodConduct: "Sertifikado di bon kondukta",
  seenOf: (seen, all) => `${seen} di ${all} mirá`,
  notSeen: "No mirá ainda",
  seenBy: (day, who) => (who === null ? `mirá ${day}` : `mirá ${day}, ${who}`),
  allSeen: "Tur dokumento ta mirá.",
  notAllSeen: "Marka kada dokumento ora bo mir'é.",
  approveAllTheSame: (seen, all) => `${seen} di ${all} dokumento mirá. Aprobá tòg?`,
  getsMail: "Ta haña un e-mail ku un link pa skohe un kontraseña.",
  logged: "Ta bai den e registro ku bo nòmber.",
  account: (email) => `Un kuenta di shofùr ta wòrdu trahá pa ${email}.`,
  drives: (car) => `Por tuma biahe ku e ${car} mesora.`,
  enterDates: "E fechanan di e dokumentonan ta bai na Shofùrnan.",
};

export default applications;
