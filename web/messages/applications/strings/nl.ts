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
  getsMail: "Ze krijgen een e-mail met een link om een wachtwoord te kiezen.",
  logged: "Komt met je naam in het logboek.",
  account: (email) => `Er komt een chauffeursaccount voor ${email}.`,
  drives: (car) => `Daarmee kunnen meteen ritten met de ${car} gereden worden.`,
  enterDates: "De data van de documenten vul je in bij Chauffeurs.",
};

export default applications;
