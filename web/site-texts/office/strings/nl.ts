import type { StaffSiteTextsStrings } from "./en.ts";

export default {
  intro:
    "Wat de site zegt over openingstijden, tours en auto's, per taal. Wat je opslaat staat meteen op de site; een leeg veld toont de standaardtekst.",
  part: "Deel van de site",
  opening: "Openingstijden",
  tours: "Tours",
  cars: "Auto's",
  language: "Taal van de tekst",
  preview: "Voorbeeld",
  built: "Standaardtekst overnemen",
  seePage: "Bekijk de pagina",
  fields: {
    title: "Titel",
    about: "Beschrijving",
    guide: "Rol van de chauffeur",
    includes: "Inbegrepen",
    nickname: "Bijnaam",
    when: "Einde van een zin: “We zijn bereikbaar: …”",
    welcome: "Regel onder de titel",
    hours: "Naast het telefoonnummer",
    answer: "Antwoord op “Zijn jullie 24/7 open?”",
    summary: "Voor zoekmachines",
  },
  upTo: (characters) => `Hoogstens ${characters} tekens`,
  linesUpTo: (lines, characters) => `Hoogstens ${lines} regels van elk ${characters} tekens`,
} satisfies StaffSiteTextsStrings;
