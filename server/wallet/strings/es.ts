import type { WalletStrings } from "./wallet-strings.ts";

export const es: WalletStrings = {
  status: "Estado",
  states: {
    booked: "Reservado",
    driver: "Con conductor",
    onTheWay: "En camino",
    here: "Llegó",
    onBoard: "A bordo",
    arrived: "Terminado",
    cancelled: "Cancelado",
    rejected: "No se pudo",
    notMet: "Sin encuentro",
  },
  noDriver: "Lo verá aquí",
  follow: "Siga o cambie su viaje",
  call: "Llámenos",
};
