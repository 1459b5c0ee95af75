import type { Formats } from "../language/formats.ts";

/** The fare as money, or the word for a missing one. */
export function fareText(fare: string | null | undefined, formats: Formats, missing: string): string {
  return fare === null || fare === undefined || fare === "" || Number.isNaN(Number(fare))
    ? missing
    : formats.usd(Number(fare));
}
