import type { StartStrings } from "./en.ts";

export default {
  revenueToday: "Omzet vandaag",
  ridesToday: "Ritten afgerond vandaag",
  yesterday: (what) => `gisteren ${what}`,
  papers: "Papieren",
  changes: "Wijzigingen van chauffeurs",
  nothing: "Er wacht niets.",
  more: (n) => `en nog ${n}`,
  all: "Alles tonen",
} satisfies StartStrings;
