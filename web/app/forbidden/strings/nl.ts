import type { ForbiddenStrings } from "./en.ts";

export default {
  title: "Je hebt hier geen toegang toe.",
  backHome: "Terug naar home",
} satisfies ForbiddenStrings;
