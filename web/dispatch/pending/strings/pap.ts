import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `${shown} di ${all} biahe`,
  soFar: (n) => `${n} biahe te awor...`,
  rides: (n) => `${n} biahe`,
  keys: "E flechanan, Page Up, Page Down, Home i End ta bai for di biahe pa biahe. Enter ta asigná un shofùr.",
  sortBy: "Ordená segun",
  soonestFirst: "Esnan mas pronto promé",
} satisfies PendingListStrings;
