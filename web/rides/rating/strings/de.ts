import type { RatingStrings } from "./en.ts";

export default {
  question: "Wie war Ihre Fahrt?",
  stars: (count) => (count === 1 ? "1 Stern" : `${count} Sterne`),
  send: "Senden",
  sending: "Wird gesendet...",
  thanks: "Danke für Ihre Bewertung!",
  failed: "Ihre Bewertung ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.",
  tooLate: "Fahrten lassen sich zwei Wochen lang bewerten. Für diese ist es zu spät.",
} satisfies RatingStrings;
