import type { PayingStrings } from "./en.ts";

export default {
  how: "Hoe wil je betalen?",
  driver: "Betaal de chauffeur",
  driverHow: (xcg) => `Contant: dollars, of ${xcg}`,
  now: "Betaal nu",
  nowHow: "Met kaart, bank of wallet",
  after: "Je rit wordt eerst geboekt. Daarna betaal je op de pagina van de betaaldienst.",
  wayThere: (amount) => `Je betaalt ${amount} voor de heenweg; de terugweg betaal je op een eigen pagina.`,
  book: "Boek en betaal",
} satisfies PayingStrings;
