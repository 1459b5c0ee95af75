import { slipsAllowed, slipsBetween, soundOf } from "../../domain/places/search/likeness.ts";
import { plainText } from "../../domain/places/search/plain-text.ts";
import { markMatch } from "./mark-match.ts";

/** Splits a name around what was typed of it; where the letters differ, around the words that were meant. */
export function markLikeness(name: string, typed: string): ReturnType<typeof markMatch> {
  const exact = markMatch(name, typed);
  if (exact[1] !== "") return exact;
  const words = plainText(typed).split(" ").filter(Boolean);
  const meant = Array.from(name.matchAll(/[\p{L}\p{M}\d'’.-]+/gu)).filter(([word]) =>
    words.some((each, index) => isMeant(each, plainText(word), index === words.length - 1)),
  );
  const [first, last] = [meant[0], meant.at(-1)];
  if (first === undefined || last === undefined) return [name, "", ""];
  const end = last.index + last[0].length;
  return [name.slice(0, first.index), name.slice(first.index, end), name.slice(end)];
}

/** Whether a word of a name is the one that was typed, in other letters; the last may still be going on. */
function isMeant(typed: string, word: string, isOpen: boolean): boolean {
  const limit = slipsAllowed(typed.length);
  return (
    slipsBetween(typed, word, limit, isOpen) <= limit ||
    (typed.length > 2 && soundOf(word).startsWith(soundOf(typed)))
  );
}
