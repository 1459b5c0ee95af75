import { createHash } from "node:crypto";
import type { PoolClient, QueryResult } from "pg";

/** A statement that was made so often is prepared the next time, and only bound after that. */
const OFTEN = 5;
/** Each connection keeps what it has prepared, so there is an end to it; whatever comes first is made most. */
const MOST_PREPARED = 300;
/** Statements whose text changes with their values are many: they are counted anew where there are so many. */
const MOST_COUNTED = 2_000;

/** A statement that selects whatever columns there are: one that is prepared fails once a new version adds another. */
const SELECTS_ALL = /(^|[^(])\*\s*(,|\)|from\b|$)/;

/** Lets a connection prepare what is made often: PostgreSQL then parses and plans it once. */
export function prepareOften(client: PoolClient): void {
  const nameOf = namesOfOften();
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<QueryResult>;
  const preparing = (...given: unknown[]) => {
    const [text, values] = given;
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
    return name === undefined ? query(...given) : query({ name, text, values });
  };
  client.query = preparing as typeof client.query;
}

/** Gives the name under which a statement is prepared, and none to one that this connection seldom makes. */
function namesOfOften(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= MOST_COUNTED) counts.clear();
    counts.set(text, count);
    if (count <= OFTEN || names.size >= MOST_PREPARED || SELECTS_ALL.test(text)) return undefined;
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
    names.set(text, name);
    return name;
  };
}
