import { inPlainLetters } from "./look-alikes.ts";

/** A name as it is compared: small letters without accents, words parted by one space, nothing else. */
export function plainText(text: string): string {
  return inPlainLetters(text)
    .toLowerCase()
    .replace(/['’`´.]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
