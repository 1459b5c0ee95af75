import type { ForbiddenStrings } from "./en.ts";

export default {
  title: "Sie haben keinen Zugriff auf diese Seite.",
  backHome: "Zur Startseite",
} satisfies ForbiddenStrings;
