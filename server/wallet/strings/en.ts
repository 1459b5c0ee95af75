import type { WalletStrings } from "./wallet-strings.ts";

export const en: WalletStrings = {
  status: "Status",
  states: {
    booked: "Booked",
    driver: "Driver found",
    onTheWay: "On the way",
    here: "Here",
    onBoard: "On board",
    arrived: "Arrived",
    cancelled: "Cancelled",
    rejected: "Not possible",
    notMet: "Not met",
  },
  noDriver: "You'll see it here",
  follow: "Follow or change your ride",
  call: "Call us",
};
