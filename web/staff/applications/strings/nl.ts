import type { ApplicationsStrings } from "./en.ts";

const applications: ApplicationsStrings = {
  about: (n, oldest) => (n === 1 ? `1 open, al ${oldest}` : `${n} open, de oudste al ${oldest}`),
  search: "Zoek een sollicitant",
  nothingFound: "Niemand gevonden.",
  back: "Alle sollicitaties",
  gone: "Deze sollicitatie is er niet meer.",
  seats: (n) => (n === 1 ? "1 plaats" : `${n} plaatsen`),
  speaks: "Spreekt",
  papers: "Documenten",
  goodConduct: "Verklaring van goed gedrag",
  seenOf: (seen, all) => `${seen} van ${all} gezien`,
  notSeen: "Nog niet gezien",
  seenBy: (day, who) => (who === null ? `gezien ${day}` : `gezien ${day}, ${who}`),
  allSeen: "Elk document is gezien.",
  notAllSeen: "Vink elk document af zodra je het ziet.",
  approveAllTheSame: (seen, all) => `${seen} van ${all} documenten gezien. Toch aannemen?`,
};

export default applications;
