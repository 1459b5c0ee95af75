import type { KnownPlace } from "./known-place.ts";
import { hasAllOf, likenessOf, type Name, type Query } from "./name-likeness.ts";
import { plainText } from "./plain-text.ts";
import { type Word, isRoof, wordsOf } from "./words.ts";

/** Finds places by what people type. Built once; a search reads only the names that share letters with the query. */
export type PlaceIndex = { search(q: string, limit: number): KnownPlace[] };

/** How many candidates are compared letter by letter. */
const CANDIDATES = 60;
/** The weight of a full step of popularity beside the likeness of the name, which runs from 0 to 1. */
const POPULARITY_WEIGHT = 0.012;
/** A name less alike than this does not match. */
const LEAST_LIKENESS = 0.34;
/** The same beside a place that has what was typed letter by letter: what only looks like it is then hardly meant. */
const LEAST_BESIDE_EXACT = 0.6;
/** The step by which a part of the island comes before its beach or hotel, where somebody means a house in it. */
const AROUND_HOUSE = 0.06;

/** Builds the index over the given places. */
export function buildPlaceIndex(places: readonly KnownPlace[]): PlaceIndex {
  const readWords = wordReader();
  const names = places.flatMap((place) => namesOf(place, readWords));
  const byGram = new Map<string, number[]>();
  const hits = new Float32Array(names.length);
  const sizes = new Float32Array(names.length);
  names.forEach((name, index) => {
    const grams = gramsOfName(name);
    sizes[index] = Math.sqrt(6 + grams.size);
    for (const gram of grams) {
      const list = byGram.get(gram);
      if (list) list.push(index);
      else byGram.set(gram, [index]);
    }
  });

  return {
    search(q, limit) {
      const query = readQuery(q);
      if (query.words.length === 0) return mostPopular(places, limit);
      const asksHouse = query.words.some(({ text }) => isRoof(text));
      const best = new Map<KnownPlace, number>();
      const exact = new Set<KnownPlace>();
      for (const index of candidates(query, byGram, { hits, sizes })) {
        const name = names[index];
        if (!name) continue;
        const likeness = likenessOf(query, name);
        if (likeness < LEAST_LIKENESS) continue;
        if (hasAllOf(query, name)) exact.add(name.place);
        const score =
          likeness +
          name.place.popularity * POPULARITY_WEIGHT +
          (name.own ? 0.004 : 0) +
          (asksHouse && isPartOfIsland(name.place) ? AROUND_HOUSE : 0);
        if (score > (best.get(name.place) ?? 0)) best.set(name.place, score);
      }
      const least = exact.size === 0 ? 0 : LEAST_BESIDE_EXACT;
      return [...best]
        .filter(([place, score]) => exact.has(place) || score >= least)
        .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a.name.length - b.name.length)
        .slice(0, limit)
        .map(([place]) => place);
    },
  };
}

function isPartOfIsland({ kind }: KnownPlace): boolean {
  return kind === "neighbourhood" || kind === "village";
}

function readQuery(q: string): Query {
  const plain = plainText(q.slice(0, 80));
  return { words: wordsOf(plain), squeezed: plain.replaceAll(" ", ""), lastIsOpen: !/\s$/.test(q) };
}

type ReadWords = (plain: string) => Word[];

/** Reads names word by word. The same words stand in many of them: each is worked out once. */
function wordReader(): ReadWords {
  const known = new Map<string, Word[]>();
  const readWord = (text: string) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
  return (plain) => plain.split(" ").flatMap(readWord);
}

function namesOf(place: KnownPlace, readWords: ReadWords): Name[] {
  const spellings = [place.name, ...place.spellings].map(plainText);
  const areaWords = readWords(plainText(place.area));
  return [...new Set(spellings)].filter(Boolean).map((text, index) => {
    const words = readWords(text);
    return {
      place,
      words,
      areaWords,
      squeezed: text.replaceAll(" ", ""),
      initials: words.length > 1 ? words.map((word) => word.text[0]).join("") : "",
      own: index === 0,
    };
  });
}

/** The names that share the most letter groups with the query for their length, rare groups counting more. */
function candidates(
  query: Query,
  byGram: ReadonlyMap<string, number[]>,
  { hits, sizes }: { hits: Float32Array; sizes: Float32Array },
): number[] {
  const closeness = (index: number) => (hits[index] ?? 0) / (sizes[index] ?? 1);
  const touched: number[] = [];
  for (const gram of gramsOfQuery(query)) {
    const list = byGram.get(gram);
    if (!list) continue;
    const worth = 1 / Math.sqrt(4 + list.length);
    for (const index of list) {
      const before = hits[index] ?? 0;
      if (before === 0) touched.push(index);
      hits[index] = before + worth;
    }
  }
  const ranked = touched.toSorted((a, b) => closeness(b) - closeness(a)).slice(0, CANDIDATES);
  for (const index of touched) hits[index] = 0;
  return ranked;
}

function gramsOfName(name: Name): Set<string> {
  const grams = new Set<string>();
  for (const word of name.words) {
    addGrams(word.text, grams);
    addGrams(word.sound, grams);
  }
  addGrams(name.squeezed, grams);
  if (name.own) for (const word of name.areaWords) addGrams(word.text, grams);
  if (name.initials) grams.add(`=${name.initials}`);
  return grams;
}

function gramsOfQuery(query: Query): Set<string> {
  const grams = new Set<string>();
  for (const word of query.words) {
    addGrams(word.text, grams);
    addGrams(word.sound, grams);
  }
  addGrams(query.squeezed, grams);
  grams.add(`=${query.squeezed}`);
  return grams;
}

/** The first letter, the first two, and every two letters in a row: short enough to survive a typing mistake. */
function addGrams(word: string, grams: Set<string>): void {
  if (!word) return;
  grams.add(`^${word[0]}`);
  for (let at = 0; at + 2 <= word.length; at++) grams.add(word.slice(at, at + 2));
  for (let at = 0; at + 3 <= word.length; at++) grams.add(word.slice(at, at + 3));
}

function mostPopular(places: readonly KnownPlace[], limit: number): KnownPlace[] {
  return places.toSorted((a, b) => b.popularity - a.popularity).slice(0, limit);
}
