import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { CannotStart } from "../../process/cannot-start.ts";
import { errorCode } from "../../process/error-code.ts";
import { type Db, openDatabase } from "../connect.ts";
import { type DatabaseAddresses, directUrlOf } from "../direct-url.ts";

/** Databases left behind by a machine that died may be dropped by anybody who finds them. */
const NAME = "trupial_verify_";
const NOT_ALLOWED = "42501";

/** Works on an empty database of the same kind that is gone afterwards: beside the product's on its PostgreSQL, or in a folder. */
export async function onScratchDatabase<T>(
  addresses: DatabaseAddresses,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const url = directUrlOf(addresses);
  return url === undefined ? inFolder(work) : besideProduct(url, work);
}

async function inFolder<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "trupial-verify-"));
  try {
    return await onDatabase({ directory: path.join(folder, "database") }, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function besideProduct<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const name = `${NAME}${randomBytes(6).toString("hex")}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return onDatabase({ url, poolSize: 1 }, async (product) => {
    await sql`create database ${sql.id(name)} template template0`.execute(product).catch(refuse);
    try {
      return await onDatabase({ url: scratch.href, poolSize: 2 }, work);
    } finally {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(product);
    }
  });
}

async function onDatabase<T>(
  place: Parameters<typeof openDatabase>[0],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

function refuse(error: unknown): never {
  if (errorCode(error) !== NOT_ALLOWED) throw error;
  throw new CannotStart(
    "The role of DATABASE_URL may not make a database to restore into. Allow it once: alter role … createdb. The " +
      "backup itself is written.",
  );
}
