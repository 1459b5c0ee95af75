import type { WalletStrings } from "./wallet-strings.ts";

export const pap: WalletStrings = {
  status: "Estado",
  states: {
    booked: "Reservá",
    driver: "Ku shofùr",
    onTheWay: "Na kaminda",
    here: "Shofùr a yega",
    onBoard: "Den e taksi",
    arrived: "A yega",
    cancelled: "Kanselá",
    rejected: "No por a",
    notMet: "No a topa",
  },
  noDriver: "Bo ta mir'é akinan",
  follow: "Sigui òf kambia bo biahe",
  call: "Yama nos",
};
