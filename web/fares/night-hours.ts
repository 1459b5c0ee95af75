import { instantOf } from "../../domain/curacao-time.ts";
import type { Formats } from "../language/formats.ts";

/** From when until when the night rate holds, written as every other time on the page. */
export function nightHours(
  { from, until }: { readonly from: string; readonly until: string },
  formats: Formats,
): [from: string, until: string] {
  // The island's clock is the same all year: any day will do.
  const written = (time: string) => formats.time(instantOf("2026-01-01", time.slice(0, 5)));
  return [written(from), written(until)];
}
