import type { AboutStrings } from "./en.ts";

export default {
  head: "Tokante nos",
  description: (when = "di dia i anochi") =>
    `Un kompania di taksi na Kòrsou: plachi TX, ${when}, i e preis promé ku bo subi.`,
  title: "Tokante nos",
  journey: {
    title: "Nos historia",
    text: [(year) => `Nos a kuminsá na ${year} ku un outo dilanti di Hato i un telefòn ku nunka a bai paga.`],
  },
  journeyMore:
    "Awe nos shofùrnan ta hiba bishitante for di e wafnan, famia na playa i enfermera na kas despues di warda di anochi. E telefòn ta sendé ainda.",
  promise: {
    title: "Nos promesa",
    items: (when = "di dia i anochi") => [
      "Kada outo tin plachi TX i ta keda inspektá tur aña.",
      `Nos ta kontestá ${when}.`,
      "Bo sa e preis promé ku bo subi.",
    ],
  },
  family: {
    title: "Nos famia",
    text: "Mitar di nos shofùrnan ta famia di e otro mitar. Nan ta kompartí un radio, un kushina na ofisina i e mesun tres chiste.",
  },
  team: {
    title: "Konosé nos tim",
    spot: "Lugá faborito",
  },
  members: {
    finance: {
      role: "Enkargado di finansa",
      bio: "Ta konta kada florin dos biaha i sa kua rotònde ta kosta mas tempu.",
      portrait: "Retrato di Shudaila Martina",
    },
    chief: {
      role: "Direktor general",
      bio: "A kore e promé outo. Djaluna ainda e ta hasi e biahe trempan pa aeropuerto.",
      portrait: "Retrato di Rignald Isenia",
    },
    import: {
      role: "Gerente di importashon",
      bio: "Ta haña e outonan, i e piesanan ku niun hende riba e isla no tin.",
      portrait: "Retrato di Delno Koeiman",
    },
  },
} satisfies AboutStrings;
