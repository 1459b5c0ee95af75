import { Client } from "pg";
import { until } from "./company.ts";

/** A number that nothing of the product locks. */
const LOCK = 4_711_815;

type Spot = {
  readonly database: string;
  readonly table: string;
  readonly on: "insert" | "update";
  /** The row at whose writing it stands still, as SQL about `new` and, where it is changed, `old`. */
  readonly when?: string;
};

/**
 * Lets whoever writes a certain row of PostgreSQL stand still in the middle of their transaction, so that they can be killed there and nowhere
 * else.
 */
export class Gate {
  readonly #client: Client;
  readonly #table: string;

  private constructor(client: Client, table: string) {
    this.#client = client;
    this.#table = table;
  }

  static async close({ database, table, on, when }: Spot): Promise<Gate> {
    const client = new Client({ connectionString: database });
    // Nobody waits for it any more where its database goes away with the run.
    client.on("error", () => undefined);
    await client.connect();
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(`
      create or replace function stand_still() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$`);
    await client.query(`
      create trigger stand_still after ${on} on ${table} for each row
        ${when === undefined ? "" : `when (${when})`} execute function stand_still()`);
    return new Gate(client, table);
  }

  /** Waits until somebody stands there. */
  async holdsSomebody(): Promise<void> {
    await until(async () => (await this.#waiting()) > 0, `a write to ${this.#table}`);
  }

  /** Opens it again, and waits until nobody is there any more. */
  async open(): Promise<void> {
    await this.#client.query(`select pg_advisory_unlock(${LOCK})`);
    await until(async () => (await this.#waiting()) === 0, "the end of a killed transaction");
    await this.#client.query(`drop trigger stand_still on ${this.#table}`);
    await this.#client.end();
  }

  async #waiting(): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>(
      "select count(*)::int from pg_locks where locktype = 'advisory' and not granted and objid = $1",
      [LOCK],
    );
    return rows[0]?.count ?? 0;
  }
}
