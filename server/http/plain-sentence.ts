import type { z } from "zod";

/** The fault of a field whose schema has no words of its own: short, and for people. */
export function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  const name = String(issue.path?.at(-1) ?? "The body");
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? `${name} is required.` : `${name} must be ${KINDS[issue.expected]}.`;
    case "invalid_value":
      return `${name} is one of: ${issue.values.join(", ")}.`;
    case "too_small":
      return `${name} must ${amount(issue.origin, issue.minimum, "at least")}.`;
    case "too_big":
      return `${name} must ${amount(issue.origin, issue.maximum, "at most")}.`;
    default:
      return `${name} is not in the form this call takes.`;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

function amount(of: string, limit: number | bigint, bound: string): string {
  if (of === "string") return `have ${bound} ${limit} characters`;
  if (of === "array" || of === "set") return `have ${bound} ${limit} entries`;
  return `be ${bound} ${limit}`;
}
