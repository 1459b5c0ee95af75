import type { findPayLink } from "./pay-links.queries.ts";

type Link = NonNullable<Awaited<ReturnType<typeof findPayLink>>>;

/** What a bank statement says of a payment: nothing of the person. */
export function describe(link: Pick<Link, "reference" | "statement_number">): string {
  return link.reference ?? `Statement ${link.statement_number ?? ""}`.trim();
}
