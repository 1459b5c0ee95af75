import type { CompiledQuery } from "kysely";
import type { PoolClient, QueryResult } from "pg";
import type { Trx } from "./connect.ts";

/** Looks at what a statement has found, or refuses it by throwing. */
type Accept<Row> = (rows: readonly Row[]) => void | Promise<void>;

/** Goes with the values of a statement that is held back, for the connection to see. */
class HeldBack {
  readonly accept: Accept<unknown>;

  constructor(accept: Accept<unknown>) {
    this.accept = accept;
  }
}

/**
 * Makes a statement whose outcome nothing waits for by itself: it travels with the next statement of the transaction, or with the
 * commit, which saves a way there and back. Whatever comes next fails where this one does, or where `accept` throws.
 */
export async function sendWithNext<Row>(
  trx: Trx,
  query: CompiledQuery<Row>,
  accept: Accept<Row> = () => undefined,
): Promise<void> {
  const held = new HeldBack(accept as Accept<unknown>);
  await trx.executeQuery({ ...query, parameters: [...query.parameters, held] });
}

export type Query = (...given: unknown[]) => Promise<QueryResult>;

/** A statement on its way to a connection that waits for the next one. */
export type HeldStatement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly accept: Accept<unknown>;
};

/** The statement as it is to be sent, where it is one that waits for the next. */
export function heldBack([text, values]: readonly unknown[]): HeldStatement | null {
  if (!Array.isArray(values)) return null;
  const last: unknown = values.at(-1);
  return last instanceof HeldBack
    ? { text: String(text), values: values.slice(0, -1), accept: last.accept }
    : null;
}

/** Makes a statement that was held back, and looks at what it has found. */
export async function makeHeld(query: Query, { text, values, accept }: HeldStatement): Promise<QueryResult> {
  const result = await query(text, values);
  await accept(result.rows);
  return result;
}

/** Lets a connection on which nothing is saved by it make held statements as they come. */
export function makeHeldAtOnce(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const atOnce: Query = (...given) => {
    const held = heldBack(given);
    return held === null ? query(...given) : makeHeld(query, held);
  };
  client.query = atOnce as typeof client.query;
}
