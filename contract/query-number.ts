import { z } from "zod";

/** A number in a query, where everything is text; the sentence says what is expected. */
export function queryNumber(sentence: string) {
  const text = z.string().regex(/^-?\d+(\.\d+)?$/);
  return z.union([z.number(), text.transform(Number)], { error: sentence });
}
