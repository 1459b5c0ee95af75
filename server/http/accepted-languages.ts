import type { IncomingHttpHeaders } from "node:http";

/** The languages that a request accepts by how much they are wished for; those refused (`q=0`) left out. */
export function acceptedLanguages({ "accept-language": accepted = "" }: IncomingHttpHeaders): string[] {
  return accepted
    .split(",")
    .map((part) => {
      const [code = "", weight] = part.split(";");
      return { code, weight: weight === undefined ? 1 : Number(weight.replace(/^\s*q=/, "")) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}
