import type { ElsewhereStrings } from "./en.ts";

export default {
  point: (place) => `Punkt bei ${place}`,
  hint: "Diese Worte und der Punkt auf der Karte passen nicht zusammen, oder die Worte lassen sich hier nicht lesen. Fragen Sie den Fahrgast, welcher Ort gemeint ist.",
} satisfies ElsewhereStrings;
