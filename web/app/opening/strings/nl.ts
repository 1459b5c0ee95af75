import type { OpeningStrings } from "./en.ts";

export default {
  call: "Bel ons:",
  login: "Voor onze mensen: inloggen",
} satisfies OpeningStrings;
