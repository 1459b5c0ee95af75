import type { PromisesStrings } from "./en.ts";

const list = new Intl.ListFormat("de");

export default {
  carAt: (time) => `Ein Wagen um ${time}`,
  lastOnes: "Einer der letzten zu dieser Zeit.",
  carIn: (minutes) => (minutes < 1 ? "Sofort ein Wagen" : `Ein Wagen in etwa ${minutes} Min.`),
  thereAt: (time) => `Gegen ${time} bei Ihnen.`,
  full: (time) => `${time} ist voll.`,
  areFree: (times) => `${list.format(times)} ${times.length === 1 ? "ist" : "sind"} frei.`,
  noneNow: "Gerade kein Wagen",
  firstFree: (times) => `Als Erstes frei: ${list.format(times)}.`,
  noOtherTime: "Auch rundherum ist nichts frei. Wählen Sie eine andere Zeit, oder rufen Sie uns an.",
  freeTimes: "Freie Zeiten",
  later: (length) => `${length} später`,
  earlier: (length) => `${length} früher`,
  inTime: (length) => `in ${length}`,
  length: (hours, minutes) =>
    [hours > 0 ? `${hours} Std.` : "", minutes > 0 || hours === 0 ? `${minutes} Min.` : ""].join(" ").trim(),
  askFor: (time) => `${time} anfragen`,
  asRequest: "Oder fragen Sie an: Wir bestätigen, sobald ein Wagen frei ist.",
  take: (time) => `${time} buchen`,
} satisfies PromisesStrings;
