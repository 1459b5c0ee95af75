import type { RadioStrings } from "./en.ts";

export default {
  said: "Was gesagt wurde",
  nothing: "Noch wurde nichts gesagt.",
  office: "Büro",
  toAll: "an alle",
  read: "gelesen",
  waits: "wartet auf Empfang",
  refused: "wurde nicht gesendet",
  phrases: "Mit einem Tippen sagen",
  write: "Ihre Nachricht",
  send: "Senden",
  sending: "Wird gesendet...",
} satisfies RadioStrings;
