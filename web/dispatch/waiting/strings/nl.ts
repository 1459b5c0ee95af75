import type { DeskWaitingStrings } from "./en.ts";

export default {
  title: (n) => `Wachtlijst (${n})`,
  about: "Ze krijgen vanzelf bericht als er een auto vrijkomt, per tijd in deze volgorde.",
  nextCar: "Eerste vrije auto",
  told: (time) => `bericht om ${time}`,
  since: (time) => `sinds ${time}`,
} satisfies DeskWaitingStrings;
