import type { PromisesStrings } from "./en.ts";

const listed = (times: readonly string[]) =>
  [times.slice(0, -1).join(", "), times.at(-1) ?? ""].filter((part) => part !== "").join(" i ");

export default {
  carAt: (time) => `Un outo pa ${time}`,
  lastOnes: "Esaki ta un di e último outonan pa e ora ei.",
  carIn: (minutes) => (minutes < 1 ? "Tin un outo mesora" : `Un outo den mas o ménos ${minutes} min`),
  thereAt: (time) => `Serka bo mas o ménos ${time}.`,
  full: (time) => `${time} ta yen.`,
  areFree: (times) => `${listed(times)} ta liber.`,
  noneNow: "Awor akí no tin outo",
  firstFree: (times) => `Promé ora liber: ${listed(times)}.`,
  noOtherTime: "Rònt di e ora ei no tin nada liber. Skohe un otro ora òf yama nos.",
  freeTimes: "Ora liber",
  later: (length) => `${length} despues`,
  earlier: (length) => `${length} promé`,
  inTime: (length) => `den ${length}`,
  length: (hours, minutes) =>
    [hours > 0 ? `${hours} ora` : "", minutes > 0 || hours === 0 ? `${minutes} min` : ""].join(" ").trim(),
  askFor: (time) => `Pidi ${time}`,
  asRequest: "Òf pidi esaki: nos ta konfirm'é asina un outo ta liber.",
  take: (time) => `Reservá ${time}`,
} satisfies PromisesStrings;
