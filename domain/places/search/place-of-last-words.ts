import { plainText } from "./plain-text.ts";

type Found = { readonly name: string; readonly kind: string };

/** The kinds of place that have others in them, which people say last. */
const AREAS: readonly string[] = ["neighbourhood", "village", "town"];
/** Fewer letters are found in everything. */
const FEWEST_LETTERS = 4;

/**
 * The place that the last words of an address name, or else its first, where all of them together name none: "yellow house esso
 * brievengat" is Brievengat, and the rest tells the driver where; all of it does where the name doesn't have the words as they were
 * typed. Null where no part is the name of a place.
 */
export function placeOfLastWords<P extends Found>(
  typed: string,
  search: (text: string) => readonly P[],
): { readonly place: P; readonly rest: string } | null {
  const words = typed.trim().split(/\s+/);
  const parts = words.slice(1).flatMap((_, index) => {
    const at = index + 1;
    return [
      { named: words.slice(at), rest: words.slice(0, at), isLast: true },
      { named: words.slice(0, words.length - at), rest: words.slice(words.length - at), isLast: false },
    ];
  });
  for (const isLast of [true, false]) {
    for (const part of parts.filter((one) => one.isLast === isLast)) {
      const place = placeNamed(part.named.join(" "), search);
      if (place === undefined) continue;
      const isSpelt = isIn(part.named.join(" "), place);
      return { place, rest: isSpelt ? part.rest.join(" ") : words.join(" ") };
    }
  }
  return null;
}

/** A place whose name has these words, or an area that is spelt about so. */
function placeNamed<P extends Found>(text: string, search: (text: string) => readonly P[]): P | undefined {
  if (text.length < FEWEST_LETTERS) return undefined;
  const [best] = search(text);
  if (best === undefined) return undefined;
  return isIn(text, best) || AREAS.includes(best.kind) ? best : undefined;
}

function isIn(text: string, { name }: Found): boolean {
  return plainText(name).includes(plainText(text));
}
