import type { FleetStrings } from "./en.ts";

export default {
  head: "Nos outonan",
  description: "Ekonómiko, Kómodo, XL i Karga: e kuater tipo di outo ku bo por reservá na Kòrsou.",
  title: "Nos outonan",
  intro: "Kuater tipo di outo. Tur ku plachi TX, tur limpia tur dia.",
  book: "Reservá un biahe",
  seats: (count) => `${count} asiento`,
  bags: (count) => `${count} maleta`,
  cargoSpace: "Hopi espasio pa karga",
  types: {
    economy: {
      type: "Ekonómiko",
      name: "Eco Cruiser",
      picture: "Outo ekonómiko",
      text: "Chikitu pafó, spasioso paden. Lihé den Punda i Otrobanda.",
    },
    comfort: {
      type: "Kómodo",
      name: "Comfy Rider",
      picture: "Sedan kómodo",
      text: "Airu fresku i mas espasio pa pia. Bon for di aeropuerto pa kualke hotèl.",
    },
    xl: {
      type: "XL",
      name: "Island Hauler",
      picture: "Bùs XL",
      text: "Henter famia, e koulernan i e snòrkelnan den un biahe.",
    },
    cargo: {
      type: "Karga",
      name: "Load Master",
      picture: "Bùs di karga",
      text: "Pa un mudansa, un surfplank òf kompra di un siman.",
    },
  },
} satisfies FleetStrings;
