/**
 * How long a search for a place takes, and how often it finds what was meant after random slips of the keyboard.
 * npx tsx bench/places.bench.ts
 */
import { knownPlaces } from "../server/places/place-book.ts";
import { buildPlaceIndex } from "../domain/places/search/place-index.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const ROUNDS = 5;
const FIRST = 5;

let seed = 20_261_120;
/** A small repeatable source of chance (mulberry32), so that two runs ask the same. */
function chance(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

const startedBuilding = performance.now();
const index = buildPlaceIndex(knownPlaces());
console.log(
  `${knownPlaces().length} places, index built in ${(performance.now() - startedBuilding).toFixed(0)} ms`,
);

const asked = knownPlaces().filter(({ popularity, name }) => popularity >= 3 && name.length >= 5);
measure("as written", (name) => name);
measure("one slip", slip);
measure("two slips", (name) => (name.length < 8 ? slip(name) : slip(slip(name))));
measure("first half", (name) => name.slice(0, Math.max(4, Math.ceil(name.length / 2))));
measure("first half with a slip", (name) => slip(name.slice(0, Math.max(5, Math.ceil(name.length / 2)))));
measure("words turned around", (name) => name.split(" ").toReversed().join(" "));

function measure(title: string, change: (name: string) => string): void {
  const times: number[] = [];
  let found = 0;
  const missed: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const place of asked) {
      const typed = change(place.name);
      const started = performance.now();
      const results = index.search(typed, FIRST);
      times.push(performance.now() - started);
      if (results.includes(place)) found++;
      else missed.push(`${typed} (${place.name})`);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
  console.log(
    `${title}: ${((found / times.length) * 100).toFixed(1)} % in the first ${FIRST} of ${times.length}; ` +
      `median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  );
  if (process.argv.includes("--missed")) console.log(`  ${missed.slice(0, 25).join("; ")}`);
}

function slip(text: string): string {
  const at = 1 + Math.floor(chance() * (text.length - 1));
  const letter = LETTERS[Math.floor(chance() * LETTERS.length)] ?? "a";
  const kinds = [
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at) + letter + text.slice(at + 1),
    () => text.slice(0, at - 1) + (text[at] ?? "") + (text[at - 1] ?? "") + text.slice(at + 1),
  ];
  return kinds[Math.floor(chance() * kinds.length)]?.() ?? text;
}
