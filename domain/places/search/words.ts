import { isKindWord } from "./kind-words.ts";
import { lettersOf, soundOf } from "./likeness.ts";

/** A word of a name or a query, with what it is compared by. The weight says how much it tells. */
export type Word = { text: string; sound: string; letters: number; soundLetters: number; weight: number };

/** Words that tell one place from another less than the rest of its name does. */
const SMALL_WORDS = new Set(
  "the de het di la el los las van voor and en y a na of to at in op bij near sint san santa st sta curacao".split(
    " ",
  ),
);

/** Words for any roof over somebody's head, with which people begin the address of a place that no list has. */
const ROOFS = new Set(
  (
    "villa villas airbnb bnb house home huis casa kas cas apartment apartments appartement apartamento apto apt " +
    "studio bungalow room kamer"
  ).split(" "),
);
/** Whether a word means somebody's house or rooms, and no name. */
export function isRoof(word: string): boolean {
  return ROOFS.has(word);
}

const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/;

/** The share that a word has in telling which place is meant. */
function weightOf(text: string): number {
  if (isRoof(text) || HOUSE_NUMBER.test(text)) return 0.1;
  if (SMALL_WORDS.has(text) || isKindWord(text)) return 0.35;
  return Math.min(1.3, 0.5 + text.length / 8);
}

/** The words of a plain text. */
export function wordsOf(plain: string): Word[] {
  return plain
    .split(" ")
    .filter(Boolean)
    .map((text) => ({ text, sound: soundOf(text) }))
    .map(({ text, sound }) => ({
      text,
      sound,
      letters: lettersOf(text),
      soundLetters: lettersOf(sound),
      weight: weightOf(text),
    }));
}
