import type { UiSortingStrings } from "./en.ts";

export default {
  sort: "Sorteren",
  sortedUp: "Van laag naar hoog",
  sortedDown: "Van hoog naar laag",
} satisfies UiSortingStrings;
