import type { ElsewhereStrings } from "./en.ts";

export default {
  point: (place) => `punt bij ${place}`,
  hint: "Deze woorden en het punt op de kaart kloppen niet met elkaar, of de woorden zijn hier niet te lezen. Vraag de passagier welke plek bedoeld is.",
} satisfies ElsewhereStrings;
