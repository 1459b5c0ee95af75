import type { ShiftsOfficeStrings } from "./en.ts";

const office: ShiftsOfficeStrings = {
  about:
    "Wanneer chauffeurs werken. Het plan geeft niemand een rit buiten de uren of in een pauze; aan en uit met de hand telt nog steeds voor het moment.",
  before: "De week ervoor",
  after: "De week erna",
  thisWeek: "Deze week",
  nobody: "Er zijn nog geen goedgekeurde chauffeurs.",
  table: "Diensten van alle chauffeurs",
  driver: "Chauffeur",
  sum: "In de week",
  driven: (hours) => `${hours} gereden`,
  proposes: "Stelt een wijziging voor",
  nothing: "niets opgeschreven",
  off: "Vrij",
  minutes: (minutes) => `${minutes} min`,
  proposalOf: (name) => `${name} stelt voor`,
  reason: "Een woord aan de chauffeur, als je afwijst",
  accept: "Aanvaarden",
  decline: "Afwijzen",
  accepted: "Aanvaard. Het geldt vanaf nu.",
  declined: "Afgewezen. De chauffeur leest waarom.",
  day: "De uren van een dag",
  why: "Waarom, voor kantoor",
  dayOff: "Vrije dag",
  asTheWeek: "Zoals de week zegt",
};

export default office;
