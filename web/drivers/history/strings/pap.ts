import type { DriverHistoryStrings } from "./en.ts";

export default {
  title: "Biahenan terminá",
  description: "E biahenan ku bo a terminá.",
  loading: "Kargando e biahenan terminá...",
  failed: "No por a karga e biahenan terminá. Por fabor purba atrobe.",
  search: "Buska pasahero, lugá, fecha...",
  searchLabel: "Buska biahe terminá",
  empty: "No a haña biahe terminá",
  emptyText: "Biahenan ku bo terminá ta aparesé akí.",
  noMatch: "No tin biahe ku ta kuadra ku loke bo a buska.",
  number: "Biahe",
  phone: "Telefòn",
  rider: "Pasahero",
  completed: "Terminá",
  refresh: "Aktualisá",
  olderLater: "Esnan mas bieu ta bolbe ora tin señal.",
  found: (shown, all) => (shown === all ? `${all} biahe` : `${shown} di ${all} biahe`),
} satisfies DriverHistoryStrings;
