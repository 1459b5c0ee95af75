/**
 * How many slips of the keyboard turn `typed` into `meant`: a letter left out, added, changed or swapped with its
 * neighbour counts one. Gives up at more than `limit` slips and answers `limit + 1`. With `asPrefix`, letters of
 * `meant` after the end of `typed` count nothing, because the word is still being typed.
 */
export function slipsBetween(typed: string, meant: string, limit: number, asPrefix: boolean): number {
  if (!asPrefix && Math.abs(typed.length - meant.length) > limit) return limit + 1;
  const width = asPrefix ? Math.min(meant.length, typed.length + limit) : meant.length;
  let beforeLast = Array.from({ length: width + 1 }, () => 0);
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  let current = Array.from({ length: width + 1 }, () => 0);
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === meant[column - 1];
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === meant[column - 2] &&
        typed[row - 2] === meant[column - 1]
      ) {
        slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      }
      current[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const slips = asPrefix ? Math.min(...last) : at(last, width);
  return Math.min(slips, limit + 1);
}

/** How many slips a word of this length may hold and still be meant: none in short words, where they change it. */
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

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
