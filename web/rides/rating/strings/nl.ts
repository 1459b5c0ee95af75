import type { RatingStrings } from "./en.ts";

export default {
  question: "Hoe was je rit?",
  stars: (count) => (count === 1 ? "1 ster" : `${count} sterren`),
  send: "Versturen",
  sending: "Versturen...",
  thanks: "Bedankt.",
  failed: "We konden je beoordeling niet opslaan. Probeer het opnieuw.",
  tooLate: "Je kunt een rit twee weken lang beoordelen. Voor deze is het te laat.",
} satisfies RatingStrings;
