import { isKindWord } from "./kind-words.ts";
import { lettersOf, soundOf } from "./likeness.ts";

/** A word of a name or a query, with what it is compared by. The weight says how much it tells. */
export type Word = { text: string; sound: string; letters: number; soundLetters: number; weight: number };

/** Words that tell one place from another less than the rest of its name does. */
const SMALL_WORDS = new Set(
  "the de het di la el los las van voor and en y a na of to at sint san santa st curacao".split(" "),
);

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
      weight: SMALL_WORDS.has(text) || isKindWord(text) ? 0.35 : Math.min(1.3, 0.5 + text.length / 8),
    }));
}
