import type { StaffSiteTextsStrings } from "./en.ts";

export default {
  intro:
    "Loke e sitio ta bisa tokante orario, tour i outo, na kada idioma. Loke bo warda ta riba e sitio mesora; un kampo bashí ta mustra e teksto original.",
  part: "Parti di e sitio",
  opening: "Orario",
  tours: "Tour",
  cars: "Outo",
  language: "Idioma di e teksto",
  preview: "Ehèmpel",
  built: "Kopia e teksto original",
  seePage: "Mira e página",
  fields: {
    title: "Título",
    about: "Deskripshon",
    guide: "Ròl di e shofùr",
    includes: "Ta inkluí",
    nickname: "Apodo",
    when: "Final di un frase: “Nos ta kontestá …”",
    welcome: "Liña bou di e título",
    hours: "Banda di e number di telefòn",
    answer: "Kontesta riba “Boso ta habrí 24/7?”",
    summary: "Pa buskadó",
  },
  upTo: (characters) => `Máksimo ${characters} karákter`,
  linesUpTo: (lines, characters) => `Máksimo ${lines} liña di ${characters} karákter kada un`,
} satisfies StaffSiteTextsStrings;
