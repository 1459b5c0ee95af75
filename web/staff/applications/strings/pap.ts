import type { ApplicationsStrings } from "./en.ts";

const applications: ApplicationsStrings = {
  about: (n, oldest) => (n === 1 ? `1 habrí, ${oldest} kaba` : `${n} habrí, esun di mas bieu ${oldest} kaba`),
  search: "Buska aplikante",
  nothingFound: "No a haña niun hende.",
  back: "Tur aplikashon",
  gone: "E aplikashon akí no ta akí mas.",
  seats: (n) => `${n} asiento`,
  speaks: "Ta papia",
};

export default applications;
