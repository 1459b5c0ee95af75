import type { OfflineStrings } from "./en.ts";

export default {
  head: "Bo ta sin konekshon",
  title: "Bo ta sin konekshon",
  text: "E página akí mester di konekshon. Bo por yama nos tòg; nos ta reservá pa bo.",
  call: "Yama nos",
  retry: "Purba atrobe",
  lastRide: "Bo último biahe",
  asOf: (moment) => `Dato di ${moment}. Por ta ku algu a kambia.`,
  plate: "Plachi",
  driver: "Shofùr",
  reference: "Number di reservashon",
} satisfies OfflineStrings;
