import type { findPayLink } from "./pay-links.queries.ts";

type Link = NonNullable<Awaited<ReturnType<typeof findPayLink>>>;

/** The words of a bank statement for a payment: nothing of the person. */
export function describe(link: Pick<Link, "reference" | "statement_number">): string {
  return link.reference ?? `Statement ${link.statement_number ?? ""}`.trim();
}
