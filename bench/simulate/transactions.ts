import { Client } from "pg";
import { SECOND_MS } from "../../domain/time-units.ts";

/** How many transactions a database on PostgreSQL makes; the embedded one doesn't say. */
export class Transactions {
  readonly #client: Client | null;
  readonly #database: string;
  #last: { readonly count: number; readonly at: number } | null = null;

  private constructor(client: Client | null, database: string) {
    this.#client = client;
    this.#database = database;
  }

  static async of(postgres: string | null, database: string | null): Promise<Transactions> {
    if (postgres === null || database === null) return new Transactions(null, "");
    const client = new Client({ connectionString: postgres });
    await client.connect();
    return new Transactions(client, database);
  }

  /** Since this was last asked. */
  async aSecond(): Promise<number> {
    if (this.#client === null) return 0;
    const statement = "select xact_commit + xact_rollback as count from pg_stat_database where datname = $1";
    const { rows } = await this.#client.query<{ count: string }>(statement, [this.#database]);
    const now = { count: Number(rows[0]?.count ?? 0), at: performance.now() };
    const last = this.#last ?? now;
    this.#last = now;
    return now.at === last.at ? 0 : ((now.count - last.count) * SECOND_MS) / (now.at - last.at);
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }
}
