import { createHash } from "node:crypto";
import type { PoolClient, QueryResult } from "pg";

/**
 * A statement that begins with this is prepared once on each connection and only bound after that: for one that is long, always
 * the same text, and made with every call. What it selects is named column by column, since a plan does not outlive a new column.
 */
export const KEPT_PLAN = "/* kept plan */";

const names = new Map<string, string>();

/** The name under which a statement is prepared; none for one that is not to be kept. */
function nameOf(text: string): string | undefined {
  // A builder's own comment comes after its first word.
  if (!text.startsWith(KEPT_PLAN) && !text.startsWith(KEPT_PLAN, "select ".length)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  names.set(text, name);
  return name;
}

/** Lets a connection keep the plans of statements that ask for it. */
export function keepPlans(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<QueryResult>;
  const keeping = (...given: unknown[]) => {
    const [text, values] = given;
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
    return name === undefined ? query(...given) : query({ name, text, values });
  };
  client.query = keeping as typeof client.query;
}
