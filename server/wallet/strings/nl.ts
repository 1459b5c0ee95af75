import type { WalletStrings } from "./wallet-strings.ts";

export const nl: WalletStrings = {
  status: "Status",
  states: {
    booked: "Geboekt",
    driver: "Chauffeur gevonden",
    onTheWay: "Onderweg",
    here: "Is er",
    onBoard: "Ingestapt",
    arrived: "Aangekomen",
    cancelled: "Geannuleerd",
    rejected: "Niet gelukt",
    notMet: "Gemist",
  },
  noDriver: "Dat lees je hier",
  follow: "Volg of wijzig je rit",
  call: "Bel ons",
};
