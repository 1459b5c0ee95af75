import type { ApplicationsStrings } from "./en.ts";

const applications: ApplicationsStrings = {
  about: (n, oldest) => (n === 1 ? `1 open, al ${oldest}` : `${n} open, de oudste al ${oldest}`),
  search: "Zoek een sollicitant",
  nothingFound: "Niemand gevonden.",
  back: "Alle sollicitaties",
  gone: "Deze sollicitatie is er niet meer.",
  seats: (n) => (n === 1 ? "1 plaats" : `${n} plaatsen`),
  speaks: "Spreekt",
};

export default applications;
