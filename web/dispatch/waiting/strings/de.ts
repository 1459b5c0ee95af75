import type { DeskWaitingStrings } from "./en.ts";

export default {
  title: (n) => `Warteliste (${n})`,
  about: "Wird ein Wagen frei, bekommen sie von selbst eine Nachricht, für jede Zeit in dieser Reihenfolge.",
  nextCar: "Nächster freier Wagen",
  told: (time) => `benachrichtigt um ${time}`,
  since: (time) => `seit ${time}`,
} satisfies DeskWaitingStrings;
