import type { UiSortingStrings } from "./en.ts";

export default {
  sort: "Ordenar",
  sortedUp: "De menor a mayor",
  sortedDown: "De mayor a menor",
} satisfies UiSortingStrings;
