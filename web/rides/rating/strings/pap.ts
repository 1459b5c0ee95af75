import type { RatingStrings } from "./en.ts";

export default {
  question: "Kon bo biahe tabata?",
  stars: (count) => `${count} strea`,
  send: "Manda",
  sending: "Mandando...",
  thanks: "Masha danki.",
  failed: "Bo streanan no ta wardá. Por fabor purba atrobe.",
  tooLate: "Bo por duna strea te dos siman despues di un biahe. Pa esaki ta muchu lat.",
} satisfies RatingStrings;
