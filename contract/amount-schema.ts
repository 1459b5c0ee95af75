import { z } from "zod";
import { isWholeCents } from "../domain/dollars.ts";

type Bounds = { readonly least: number; readonly most: number };

/** An amount of money in whole units of its currency, with at most two decimals; the sentence says which are taken. */
export function amountSchema(sentence: string, { least, most }: Bounds) {
  return z.number(sentence).min(least, sentence).max(most, sentence).refine(isWholeCents, sentence);
}
