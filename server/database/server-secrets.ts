import { randomBytes } from "node:crypto";
import { CannotStart } from "../process/cannot-start.ts";
import type { Db, Trx } from "./connect.ts";
import { SecretKey } from "./secret-key.ts";

const SECRET_BYTES = 32;

const OTHER_KEY =
  "The keys in this database are sealed with another secret key than this server has. Give it the SECRET_KEY of the " +
  "company's other servers, or their DATA_DIR/secret.key. If that is lost, npm run new-keys makes new keys: " +
  "everybody signs in again, with a recovery code where a second factor is on, and drivers allow notifications anew.";

/**
 * The secrets this company's servers share: each is made by the first server that asks for it and kept in the database,
 * sealed with a key that is not in the database, so that who reads the database or a backup can sign nothing.
 */
export class ServerSecrets {
  readonly #db: Db;
  readonly #key: SecretKey;

  constructor(db: Db, key: SecretKey) {
    this.#db = db;
    this.#key = key;
  }

  /** Random bytes of that name. */
  async get(name: string): Promise<Buffer> {
    return Buffer.from(await this.claim(name, randomBytes(SECRET_BYTES).toString("base64url")), "base64url");
  }

  /** Keeps a secret unless there is one of that name already; returns the one that stands. */
  async claim(name: string, fresh: string): Promise<string> {
    await this.#db
      .insertInto("server_secrets")
      .values({ name, value: this.#key.seal(name, fresh) })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const { value } = await this.#db
      .selectFrom("server_secrets")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return this.open(name, value);
  }

  /** A value that a feature keeps in a table of its own, sealed; it opens under the same name alone. */
  seal(name: string, plain: string): string {
    return this.#key.seal(name, plain);
  }

  /** The value sealed under that name, or as it is where an earlier version kept it plain. */
  open(name: string, value: string): string {
    const opened = SecretKey.isSealed(value) ? this.#key.open(name, value) : value;
    if (opened === null) throw new CannotStart(OTHER_KEY);
    return opened;
  }

  /** Refuses a database whose secrets another key has sealed, and seals those that an earlier version kept plain. */
  async check(): Promise<void> {
    const kept = await this.#db.selectFrom("server_secrets").select(["name", "value"]).execute();
    for (const { name, value } of kept) {
      if (SecretKey.isSealed(value)) this.open(name, value);
      else await this.#sealKept(name, value);
    }
  }

  async #sealKept(name: string, plain: string): Promise<void> {
    await this.#db
      .updateTable("server_secrets")
      .set({ value: this.#key.seal(name, plain) })
      .where("name", "=", name)
      .where("value", "=", plain)
      .execute();
  }
}

/** Forgets the keys, for a company that has lost the one that sealed them. Nothing that they had signed is worth anything from then on. */
export async function forgetServerSecrets(trx: Trx): Promise<void> {
  await trx.deleteFrom("server_secrets").execute();
}
