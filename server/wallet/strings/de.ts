import type { WalletStrings } from "./wallet-strings.ts";

export const de: WalletStrings = {
  status: "Status",
  states: {
    booked: "Gebucht",
    driver: "Fahrer gefunden",
    onTheWay: "Unterwegs",
    here: "Ist da",
    onBoard: "An Bord",
    arrived: "Angekommen",
    cancelled: "Storniert",
    rejected: "Nicht möglich",
    notMet: "Verpasst",
  },
  noDriver: "Das lesen Sie hier",
  follow: "Fahrt verfolgen oder ändern",
  call: "Rufen Sie uns an",
};
