import type { PromisesStrings } from "./en.ts";

const list = new Intl.ListFormat("nl");

export default {
  carAt: (time) => `Een auto om ${time}`,
  lastOnes: "Een van de laatste op dat moment.",
  carIn: (minutes) => (minutes < 1 ? "Er is meteen een auto" : `Een auto over ongeveer ${minutes} min`),
  thereAt: (time) => `Rond ${time} bij je.`,
  full: (time) => `${time} is vol.`,
  areFree: (times) => `${list.format(times)} ${times.length === 1 ? "is" : "zijn"} vrij.`,
  noneNow: "Nu even geen auto",
  firstFree: (times) => `Eerst vrij: ${list.format(times)}.`,
  noOtherTime: "Rond die tijd is er niets vrij. Kies een andere tijd of bel ons.",
  freeTimes: "Vrije tijden",
  later: (length) => `${length} later`,
  earlier: (length) => `${length} eerder`,
  inTime: (length) => `over ${length}`,
  length: (hours, minutes) =>
    [hours > 0 ? `${hours} uur` : "", minutes > 0 || hours === 0 ? `${minutes} min` : ""].join(" ").trim(),
  askFor: (time) => `Vraag ${time} aan`,
  asRequest: "Of vraag het aan: we bevestigen zodra er een auto vrij is.",
  take: (time) => `Boek ${time}`,
} satisfies PromisesStrings;
