import type { FleetStrings } from "./en.ts";

export default {
  head: "Unsere Fahrzeuge",
  description: "Economy, Comfort, XL und Cargo: die vier Fahrzeugtypen, die Sie auf Curaçao buchen können.",
  title: "Unsere Fahrzeuge",
  intro: "Vier Fahrzeugtypen, alle mit TX-Kennzeichen und jeden Tag geputzt.",
  book: "Fahrt buchen",
  seats: (count) => (count === 1 ? "1 Sitz" : `${count} Sitze`),
  bags: (count) => (count === 1 ? "1 Gepäckstück" : `${count} Gepäckstücke`),
  cargoSpace: "Großer Laderaum",
  types: {
    economy: {
      type: "Economy",
      name: "Eco Cruiser",
      picture: "Wagen der Klasse Economy",
      text: "Außen klein, innen geräumig. Der schnelle Weg durch Punda und Otrobanda.",
    },
    comfort: {
      type: "Comfort",
      name: "Comfy Rider",
      picture: "Limousine der Klasse Comfort",
      text: "Klimaanlage und mehr Beinfreiheit. Eine gute Wahl vom Flughafen ins Hotel.",
    },
    xl: {
      type: "XL",
      name: "Island Hauler",
      picture: "Kleinbus der Klasse XL",
      text: "Die ganze Familie, die Kühlboxen und die Schnorchel auf einmal.",
    },
    cargo: {
      type: "Cargo",
      name: "Load Master",
      picture: "Transporter der Klasse Cargo",
      text: "Für einen Umzug, ein Surfbrett oder den Wocheneinkauf.",
    },
  },
} satisfies FleetStrings;
