import type { PlaceKind } from "../../../contract/places/place.ts";
import type { KnownPlace } from "../place-book.ts";
import { slipsAllowed, slipsBetween, soundOf } from "./likeness.ts";
import { plainText } from "./plain-text.ts";

/** Finds places by what people type. Built once; a search reads only the names that share letters with the query. */
export type PlaceIndex = { search(q: string, limit: number): KnownPlace[] };

/** How many candidates are compared letter by letter. */
const CANDIDATES = 60;
/** What a full step of popularity is worth beside the likeness of the name, which runs from 0 to 1. */
const POPULARITY_WEIGHT = 0.012;
/** A name that is liked less than this is not what was meant. */
const LEAST_LIKENESS = 0.34;
/** What people add to a name to say what sort of place they mean. */
const KIND_WORDS: Partial<Record<PlaceKind, string>> = {
  beach: "beach strand playa baai bay boka boca bahia",
  hotel: "hotel resort apartments apartamento hostel",
  restaurant: "restaurant restaurante bar snack cafe eten food",
  nightlife: "bar club restaurant beach cafe disco",
  supermarket: "supermarket supermarkt supermercado toko store winkel",
  mall: "mall shopping winkelcentrum centro comercial plaza",
  museum: "museum museo landhuis",
  landmark: "landhuis monument",
  school: "school skol kolegio college",
  church: "church kerk iglesia misa",
  pharmacy: "pharmacy botica botika apotheek farmacia",
  hospital: "hospital ziekenhuis clinic kliniek",
  clinic: "clinic kliniek klinika medical",
  street: "street straat weg road kaya kaminda calle",
  airport: "airport luchthaven aeropuerto vliegveld terminal",
  pier: "pier steiger muelle haven boat boot ferry",
  casino: "casino kasino",
  neighbourhood: "wijk barrio bario area",
  village: "dorp village pueblo",
};

/** Words that tell one place from another less than the rest of its name does. */
const SMALL_WORDS = new Set(
  "the de het di la el los las van voor and en y a na of to at sint san santa st curacao".split(" "),
);

type Name = {
  place: KnownPlace;
  words: Word[];
  /** Words of the part of the island it is in: they help to find it, but are not its name. */
  areaWords: Word[];
  squeezed: string;
  initials: string;
  own: boolean;
};
type Word = { text: string; sound: string; weight: number };

/** Builds the index over the given places. */
export function buildPlaceIndex(places: readonly KnownPlace[]): PlaceIndex {
  const names = places.flatMap(namesOf);
  const byGram = new Map<string, number[]>();
  names.forEach((name, index) => {
    for (const gram of gramsOfName(name)) {
      const list = byGram.get(gram);
      if (list) list.push(index);
      else byGram.set(gram, [index]);
    }
  });
  const hits = new Float32Array(names.length);

  return {
    search(q, limit) {
      const query = readQuery(q);
      if (query.words.length === 0) return mostPopular(places, limit);
      const best = new Map<KnownPlace, number>();
      for (const index of candidates(query, byGram, hits)) {
        const name = names[index];
        if (!name) continue;
        const likeness = likenessOf(query, name);
        if (likeness < LEAST_LIKENESS) continue;
        const score = likeness + name.place.popularity * POPULARITY_WEIGHT + (name.own ? 0.004 : 0);
        if (score > (best.get(name.place) ?? 0)) best.set(name.place, score);
      }
      return [...best]
        .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a.name.length - b.name.length)
        .slice(0, limit)
        .map(([place]) => place);
    },
  };
}

type Query = { words: Word[]; squeezed: string; lastIsOpen: boolean };

function readQuery(q: string): Query {
  const plain = plainText(q.slice(0, 80));
  return { words: wordsOf(plain), squeezed: plain.replaceAll(" ", ""), lastIsOpen: !/\s$/.test(q) };
}

function namesOf(place: KnownPlace): Name[] {
  const spellings = [place.name, ...place.spellings].map(plainText);
  return [...new Set(spellings)].filter(Boolean).map((text, index) => {
    const words = wordsOf(text);
    return {
      place,
      words,
      areaWords: wordsOf(plainText(place.area)),
      squeezed: text.replaceAll(" ", ""),
      initials: words.length > 1 ? words.map((word) => word.text[0]).join("") : "",
      own: index === 0,
    };
  });
}

function wordsOf(plain: string): Word[] {
  return plain
    .split(" ")
    .filter(Boolean)
    .map((text) => ({
      text,
      sound: soundOf(text),
      weight: SMALL_WORDS.has(text) || KINDS_BY_WORD.has(text) ? 0.35 : Math.min(1.3, 0.5 + text.length / 8),
    }));
}

/** The names that share the most letter groups with the query, rare groups counting more. */
function candidates(query: Query, byGram: Map<string, number[]>, hits: Float32Array): number[] {
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
  const ranked = touched.toSorted((a, b) => (hits[b] ?? 0) - (hits[a] ?? 0)).slice(0, CANDIDATES);
  for (const index of touched) hits[index] = 0;
  return ranked;
}

/** 0 (nothing alike) to 1 (the same): the share of the typed words found in the name, and of the name that was typed. */
function likenessOf(query: Query, name: Name): number {
  if (query.squeezed === name.squeezed) return 1;
  const byWord = likenessByWord(query, name);
  return Math.max(byWord, likenessSqueezed(query, name), likenessOfInitials(query, name));
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
  if (KINDS_BY_WORD.get(word.text)?.has(name.place.kind)) return 0.88;
  return name.areaWords.some((other) => other.text === word.text || other.sound === word.sound) ? 0.75 : 0;
}

const KINDS_BY_WORD = new Map<string, Set<string>>();
for (const [kind, words] of Object.entries(KIND_WORDS)) {
  for (const word of words.split(" ")) {
    KINDS_BY_WORD.set(word, (KINDS_BY_WORD.get(word) ?? new Set()).add(kind));
  }
}

function likenessOfWords(typed: Word, meant: Word, open: boolean): number {
  if (typed.text === meant.text) return 1;
  if (open && meant.text.startsWith(typed.text)) return 0.9 + (0.08 * typed.text.length) / meant.text.length;
  if (typed.sound === meant.sound) return 0.93;
  const spelt = likenessOfLetters(typed.text, meant.text, open);
  const heard = likenessOfLetters(typed.sound, meant.sound, open) - 0.04;
  return Math.max(spelt, heard);
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

function* gramsOfName(name: Name): Generator<string> {
  const grams = new Set<string>();
  for (const word of name.words) {
    addGrams(word.text, grams);
    addGrams(word.sound, grams);
  }
  addGrams(name.squeezed, grams);
  if (name.own) for (const word of name.areaWords) addGrams(word.text, grams);
  if (name.initials) grams.add(`=${name.initials}`);
  yield* grams;
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
