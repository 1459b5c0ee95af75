import type { UiSortingStrings } from "./en.ts";

export default {
  sort: "Sortieren",
  sortedUp: "Aufsteigend sortiert",
  sortedDown: "Absteigend sortiert",
} satisfies UiSortingStrings;
