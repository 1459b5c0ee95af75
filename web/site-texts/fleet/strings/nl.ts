import type { FleetStrings } from "./en.ts";

export default {
  head: "Onze auto's",
  description: "Economy, Comfort, XL en Cargo: de vier soorten auto's die je op Curaçao kunt boeken.",
  title: "Onze auto's",
  intro: "Vier soorten auto's, allemaal met een TX-plaat en elke dag schoongemaakt.",
  book: "Boek een rit",
  seats: (count) => (count === 1 ? "1 zitplaats" : `${count} zitplaatsen`),
  bags: (count) => (count === 1 ? "1 koffer" : `${count} koffers`),
  cargoSpace: "Veel laadruimte",
  types: {
    economy: {
      type: "Economy",
      name: "Eco Cruiser",
      picture: "Economy-auto",
      text: "Klein van buiten, ruim van binnen. Snel door Punda en Otrobanda.",
    },
    comfort: {
      type: "Comfort",
      name: "Comfy Rider",
      picture: "Comfort-sedan",
      text: "Airco en meer beenruimte. Fijn van de luchthaven naar je hotel.",
    },
    xl: {
      type: "XL",
      name: "Island Hauler",
      picture: "XL-busje",
      text: "De hele familie, de koelboxen en de snorkels in één keer.",
    },
    cargo: {
      type: "Cargo",
      name: "Load Master",
      picture: "Bestelbus",
      text: "Voor een verhuizing, een surfplank of een week boodschappen.",
    },
  },
} satisfies FleetStrings;
