import type { OpeningStrings } from "./en.ts";

export default {
  call: "Yama nos:",
  login: "Pa nos hendenan: drenta",
} satisfies OpeningStrings;
