import type { SentStrings } from "./en.ts";

export default {
  intro: "Loke nos a avisá pasahero, shofùr i ofisina, tanten nos ta ward'é: 30 dia.",
  search: "Buska pa referensia di biahe",
  way: "Mandá pa",
  anyWay: "Tur manera",
  show: "Kua mensahe",
  states: { waiting: "Ta warda", sent: "Mandá", failed: "No a bai", given_up: "Lagá kai" },
  reports: { delivered: "A yega", read: "Lesá" },
  when: "Ki ora",
  about: "Di kiko",
  to: "Na",
  goes: (moment) => `Ta bai ${moment}`,
  nextTry: (moment) => `Ta purba atrobe ${moment}`,
  tries: (n) => (n === 1 ? "1 biaha purbá" : `${n} biaha purbá`),
  sendAgain: "Manda di nobo",
  again: "E ta na kaminda atrobe.",
  sentAgain: (moment) => `Mandá di nobo ${moment}`,
  secret: "E tabatin un kódigo òf link pa su lesadó so. E por pidi un nobo.",
  past: "E biahe a sigui kaba.",
  empty: "Ainda no tin mensahe.",
  nothingFound: "No a haña ningun mensahe.",
} satisfies SentStrings;
