/**
 * How many slips of the keyboard turn `typed` into `meant`: a letter left out, added, changed or swapped with its
 * neighbour counts one. Gives up at more than `limit` slips and answers `limit + 1`. With `asPrefix`, letters of
 * `meant` after the end of `typed` count nothing, because the word is still being typed.
 */
export function slipsBetween(typed: string, meant: string, limit: number, asPrefix: boolean): number {
  if (!asPrefix && Math.abs(typed.length - meant.length) > limit) return limit + 1;
  const rows = typed.length;
  const width = asPrefix ? Math.min(meant.length, typed.length + limit) : meant.length;
  if (rows >= LONGEST || width >= LONGEST) return limit + 1;
  let [beforeLast, last, current] = TABLE;
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let row = 1; row <= rows; row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : 0;
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column++) {
      const other = meant.charCodeAt(column - 1);
      let slips = at(last, column - 1) + (letter === other ? 0 : 1);
      slips = Math.min(slips, at(last, column) + 1, at(current, column - 1) + 1);
      if (column > 1 && letterBefore === other && letter === meant.charCodeAt(column - 2)) {
        slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      }
      current[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let slips = at(last, width);
  if (asPrefix) for (let column = 0; column < width; column++) slips = Math.min(slips, at(last, column));
  return Math.min(slips, limit + 1);
}

/** Three rows of the table of slips, kept between calls: a search compares thousands of words. */
const LONGEST = 128;
const TABLE = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)] as const;

/** The letters of a word as bits: a letter of one that the other lacks is a slip, without comparing further. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** How many letters the first has that the second lacks. */
export function lettersMissing(typed: number, meant: number): number {
  let bits = typed & ~meant;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** How many slips a word of this length may hold and still match: none in short words, where a slip makes another word. */
export function slipsAllowed(length: number): number {
  if (length <= 2) return 0;
  if (length <= 4) return 1;
  return length <= 7 ? 2 : 3;
}

/**
 * How a word sounds, roughly, in Papiamentu, Dutch, Spanish and English at once: people write "Kas Abou" for
 * "Cas Abao" and "Salinja" for "Saliña".
 */
export function soundOf(word: string): string {
  return word
    .replace(/sch|sh|ch|tj/g, "x")
    .replace(/nj|ny|gn/g, "n")
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/ck|qu|q/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c/g, "k")
    .replace(/z/g, "s")
    .replace(/w/g, "v")
    .replace(/dt\b/g, "t")
    .replace(/(?:aai|ay|ai|aj|ei|ij|ey)/g, "ai")
    .replace(/(?:ou|ao|au|oe|oo|u)/g, "o")
    .replace(/(?:ie|y|j|ee)/g, "i")
    .replace(/(.)\1+/g, "$1");
}

function at(row: Uint8Array, index: number): number {
  return row[index] ?? 0;
}
