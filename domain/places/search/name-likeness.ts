import type { KnownPlace } from "./known-place.ts";
import { standsForKind } from "./kind-words.ts";
import { lettersMissing, slipsAllowed, slipsBetween } from "./likeness.ts";
import type { Word } from "./words.ts";

/** One of the names of a place. */
export type Name = {
  place: KnownPlace;
  words: Word[];
  /** Words of the part of the island it is in: they help to find it, but are not its name. */
  areaWords: Word[];
  squeezed: string;
  initials: string;
  own: boolean;
};

/** The typed words; the last one is open while it may still be going on. */
export type Query = { words: Word[]; squeezed: string; lastIsOpen: boolean };

/** No word may hold more slips than this and still match. */
const MOST_SLIPS = 3;
/** 0 (nothing alike) to 1 (the same): the share of the typed words found in the name, and of the name that was typed. */
export function likenessOf(query: Query, name: Name): number {
  if (query.squeezed === name.squeezed) return 1;
  const byWord = likenessByWord(query, name);
  return Math.max(byWord, likenessSqueezed(query, name), likenessOfInitials(query, name));
}

/** Words that tell less don't say which place is meant. */
const TELLING = 0.36;

/** Whether each word that tells something stands in the name or its area letter by letter, the last as far as it was typed. */
export function hasAllOf({ words, lastIsOpen }: Query, name: Name): boolean {
  const telling = words.filter(({ weight }) => weight >= TELLING);
  return (
    telling.length > 0 &&
    telling.every((word) => {
      const open = lastIsOpen && word === words.at(-1) && word.text.length > 2;
      return [...name.words, ...name.areaWords].some(({ text }) =>
        open ? text.startsWith(word.text) : text === word.text,
      );
    })
  );
}

function likenessByWord(query: Query, name: Name): number {
  let typed = 0;
  let found = 0;
  let covered = 0;
  let inOrder = -1;
  let orderKept = true;
  const taken = new Set<number>();
  query.words.forEach((word, position) => {
    const open = query.lastIsOpen && position === query.words.length - 1;
    typed += word.weight;
    let best = { index: -1, likeness: 0 };
    name.words.forEach((other, index) => {
      if (taken.has(index)) return;
      const likeness = likenessOfWords(word, other, open);
      if (likeness > best.likeness) best = { index, likeness };
    });
    const beside = likenessBesideName(word, name);
    if (beside > best.likeness) {
      found += word.weight * beside;
      return;
    }
    if (best.index < 0) return;
    taken.add(best.index);
    found += word.weight * best.likeness;
    covered += (name.words[best.index]?.weight ?? 0) * best.likeness;
    if (best.index < inOrder) orderKept = false;
    inOrder = best.index;
  });
  const whole = name.words.reduce((sum, word) => sum + word.weight, 0);
  const startsAlike = taken.has(0) ? 0.03 : 0;
  const share = found / typed;
  return Math.max(0, share * share * (0.8 + 0.14 * (covered / whole)) + startsAlike - (orderKept ? 0 : 0.02));
}

/** "strand" after the name of a beach, or "Pietermaai" after that of a restaurant there. */
function likenessBesideName(word: Word, name: Name): number {
  if (standsForKind(word.text, name.place.kind)) return 0.88;
  return name.areaWords.some((other) => other.text === word.text || other.sound === word.sound) ? 0.75 : 0;
}

function likenessOfWords(typed: Word, meant: Word, open: boolean): number {
  if (typed.text === meant.text) return 1;
  if (open && meant.text.startsWith(typed.text)) return 0.9 + (0.08 * typed.text.length) / meant.text.length;
  if (typed.sound === meant.sound) return 0.93;
  const spelt =
    lettersMissing(typed.letters, meant.letters) > MOST_SLIPS
      ? 0
      : likenessOfLetters(typed.text, meant.text, open);
  if (lettersMissing(typed.soundLetters, meant.soundLetters) > MOST_SLIPS) return spelt;
  return Math.max(spelt, likenessOfLetters(typed.sound, meant.sound, open) - 0.04);
}

function likenessOfLetters(typed: string, meant: string, open: boolean): number {
  const limit = slipsAllowed(Math.min(typed.length, meant.length + 2));
  if (limit === 0) return 0;
  const whole = slipsBetween(typed, meant, limit, false);
  let likeness = whole > limit ? 0 : 1 - (whole / Math.max(typed.length, meant.length)) * 1.15;
  if (open && typed.length >= 3 && typed.length < meant.length) {
    const prefixLimit = Math.min(limit, typed.length <= 4 ? 1 : 2);
    const begun = slipsBetween(typed, meant, prefixLimit, true);
    if (begun <= prefixLimit) likeness = Math.max(likeness, 0.9 - (begun / typed.length) * 1.3);
  }
  return Math.max(0, likeness);
}

/** Words run together or torn apart: "bluebay", "janthiel", "pieter maai". */
function likenessSqueezed(query: Query, name: Name): number {
  const { squeezed } = query;
  if (squeezed.length < 4) return name.squeezed.startsWith(squeezed) ? 0.7 : 0;
  if (query.lastIsOpen && name.squeezed.startsWith(squeezed)) {
    return 0.82 + (0.15 * squeezed.length) / name.squeezed.length;
  }
  const limit = slipsAllowed(squeezed.length);
  const slips = slipsBetween(squeezed, name.squeezed, limit, false);
  if (slips <= limit) return 0.98 - (slips / squeezed.length) * 1.2;
  const begun = query.lastIsOpen ? slipsBetween(squeezed, name.squeezed, limit - 1, true) : limit;
  return begun <= limit - 1 ? 0.8 - (begun / squeezed.length) * 1.2 : 0;
}

function likenessOfInitials(query: Query, name: Name): number {
  if (query.squeezed.length < 2 || query.squeezed.length > 5) return 0;
  return name.initials === query.squeezed ? 0.72 : 0;
}
