import type { UiSortingStrings } from "./en.ts";

export default {
  sort: "Ordená",
  sortedUp: "For di abou pa ariba",
  sortedDown: "For di ariba pa abou",
} satisfies UiSortingStrings;
