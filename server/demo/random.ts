/** Chance that is the same each time for the same seed. */
export type Random = {
  /** From 0 to just under 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** True this often. */
  chance(share: number): boolean;
  one<T>(of: readonly [T, ...T[]]): T;
  weighted<T>(of: readonly (readonly [weight: number, value: T])[]): T;
};

/** Draws from a seed that is a text: FNV-1a into mulberry32, which is good enough for demo data. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    one: (of) => of[Math.floor(next() * of.length)] ?? of[0],
    weighted(of) {
      let left = next() * of.reduce((sum, [weight]) => sum + weight, 0);
      const drawn = of.find(([weight]) => (left -= weight) < 0) ?? of.at(-1);
      if (!drawn) throw new Error("nothing to draw from");
      return drawn[1];
    },
  };
}
