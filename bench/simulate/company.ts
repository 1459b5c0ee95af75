import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { openSite, type Product, startProduct } from "../../e2e/start-product.ts";
import { type DatabaseHandle, type Db, inTransaction, openDatabase } from "../../server/database/connect.ts";
import { migrate } from "../../server/database/migrate.ts";
import { openProductDatabase } from "../../server/database/open-product-database.ts";
import { SecretKey } from "../../server/database/secret-key.ts";
import { ServerSecrets } from "../../server/database/server-secrets.ts";
import { makeAccount, makeDriver } from "../../server/testing/accounts.ts";
import { IslandClock } from "./island-clock.ts";
import type { Options } from "./options.ts";
import { addressOf } from "./seeded.ts";
import type { Caller } from "./wire.ts";

/** Who works at the company, signed in. */
export type Employee = Caller & { readonly id: number };

export type Company = {
  /** The time as its servers know it. */
  readonly clock: IslandClock;
  readonly urls: readonly string[];
  /** The servers that were started for it; none where it ran already. */
  readonly pids: readonly number[];
  /** The name of its database on PostgreSQL. */
  readonly databaseName: string | null;
  readonly drivers: readonly Employee[];
  readonly operators: readonly Employee[];
  readonly staff: Employee;
  /** Opens its tables while it runs; null where nobody else may, as in the embedded database. */
  readonly openTables: (() => Promise<DatabaseHandle>) | null;
  /** Stops what was started, and looks into the tables then. */
  close(look: (db: Db) => Promise<void>): Promise<void>;
};

const OPERATORS = 4;
/** Everybody's mail address ends so, and a database with anybody else in it is left alone. */
const MAIL = "simulated.example";
/** Addresses of the people who work there; guests count from nought. */
const FIRST_EMPLOYEE = 15_000_000;

/** Makes the people of a company and starts its servers, or joins one that runs. */
export async function openCompany(options: Options, clock = new IslandClock(options.at)): Promise<Company> {
  const { join, postgres } = options;
  if (join !== null && postgres !== null) return joinCompany(options, { url: join, postgres, clock });
  return postgres === null ? openEmbedded(options, clock) : openOnPostgres(options, { postgres, clock });
}

async function openEmbedded(options: Options, clock: IslandClock): Promise<Company> {
  const key = randomBytes(32).toString("hex");
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-simulate-"));
  const database = () => openProductDatabase({ ...NO_ADDRESS, DATA_DIR: dataDirectory });
  const staffed = await staff(await database(), { key, options, clock });
  const environment = { SECRET_KEY: key, ...clock.environment };
  const product = await start(options, environment, dataDirectory);
  return {
    clock,
    ...employeesAt(staffed, [product.url]),
    pids: pidsOf([product]),
    databaseName: null,
    openTables: null,
    async close(look) {
      await product.stop({ keepData: true });
      await closing(await database(), look);
      await product.stop();
    },
  };
}

async function openOnPostgres(
  options: Options,
  { postgres, clock }: { postgres: string; clock: IslandClock },
): Promise<Company> {
  const key = randomBytes(32).toString("hex");
  const databaseName = `trupial_simulate_${process.pid}`;
  await onServer(postgres, `create database ${databaseName}`);
  const url = new URL(postgres);
  url.pathname = `/${databaseName}`;
  const openTables = () => openDatabase({ url: url.href });
  const staffed = await staff(await openTables(), { key, options, clock });
  const products: Product[] = [];
  const environment = { SECRET_KEY: key, DATABASE_URL: url.href, ...clock.environment };
  for (let number = 0; number < options.servers; number += 1) {
    products.push(await start(options, environment));
  }
  return {
    clock,
    ...employeesAt(
      staffed,
      products.map((product) => product.url),
    ),
    pids: pidsOf(products),
    databaseName,
    openTables,
    async close(look) {
      await Promise.all(products.map((product) => product.stop()));
      await closing(await openTables(), look);
      await onServer(postgres, `drop database ${databaseName} with (force)`);
    },
  };
}

async function joinCompany(
  options: Options,
  { url, postgres, clock }: { url: string; postgres: string; clock: IslandClock },
): Promise<Company> {
  const key = process.env["SECRET_KEY"];
  if (key === undefined) throw new Error("With --join, SECRET_KEY is the key of that product.");
  const open = () => openDatabase({ url: postgres });
  const database = await open();
  await refuseOthers(database);
  return {
    clock,
    ...employeesAt(await staff(database, { key, options, clock }), [url]),
    pids: [],
    databaseName: new URL(postgres).pathname.slice(1),
    openTables: open,
    close: async (look) => closing(await open(), look),
  };
}

const NO_ADDRESS = { DATABASE_URL: undefined, DATABASE_DIRECT_URL: undefined };

/** Nobody's real company is filled with rides that nobody asked for. */
async function refuseOthers({ db, close }: DatabaseHandle): Promise<void> {
  const other = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "not like", `%@${MAIL}`)
    .executeTakeFirst();
  if (!other) return;
  await close();
  throw new Error("There are people in this database. A simulation needs one of its own.");
}

async function closing(database: DatabaseHandle, look: (db: Db) => Promise<void>): Promise<void> {
  try {
    await look(database.db);
  } finally {
    await database.close();
  }
}

type Person = { readonly id: number; readonly token: string };
type Staff = {
  readonly drivers: readonly Person[];
  readonly operators: readonly Person[];
  readonly staff: Person;
};

/** Everybody who works there, signed in for the day: straight in the tables, since hashing passwords isn't what is measured. */
async function staff(
  database: DatabaseHandle,
  { key, options, clock }: { key: string; options: Options; clock: IslandClock },
): Promise<Staff> {
  try {
    await migrate(database.db);
    const run = Date.now().toString(36);
    return await inTransaction(database.db, async (db) => {
      const place = { db, secrets: new ServerSecrets(db, new SecretKey(key)), clock };
      const named = (kind: string, number: number) => ({
        username: `${kind}.${run}.${number}`,
        email: `${kind}.${run}.${number}@${MAIL}`,
      });
      const drivers: Person[] = [];
      const operators: Person[] = [];
      for (let number = 0; number < options.drivers; number += 1) {
        drivers.push(await makeDriver(place, { ...named("driver", number), sharesLocation: true }));
      }
      for (let number = 0; number < OPERATORS; number += 1) {
        operators.push(await makeAccount(place, { ...named("operator", number), role: "operator" }));
      }
      const office = await makeAccount(place, { ...named("staff", 0), role: "staff" });
      return { drivers, operators, staff: office };
    });
  } finally {
    await database.close();
  }
}

function employeesAt({ drivers, operators, staff: office }: Staff, urls: readonly string[]) {
  const at = (people: readonly Person[], first: number): Employee[] =>
    people.map(({ id, token }, number) => ({
      id,
      token,
      url: urls[number % urls.length] ?? "",
      address: addressOf(first + number),
    }));
  return {
    urls,
    drivers: at(drivers, FIRST_EMPLOYEE),
    operators: at(operators, FIRST_EMPLOYEE + drivers.length),
    staff: {
      id: office.id,
      token: office.token,
      url: urls[0] ?? "",
      address: addressOf(FIRST_EMPLOYEE + drivers.length + operators.length),
    },
  };
}

function start(
  { redis, pages, drivers }: Options,
  environment: Record<string, string>,
  dataDirectory?: string,
): Promise<Product> {
  const options = {
    dataDirectory: dataDirectory ?? mkdtempSync(path.join(tmpdir(), "simulated-")),
    environment: {
      DEMO: "no",
      NODE_ENV: "test",
      TRUSTED_PROXIES: "127.0.0.1",
      LIVE_STREAMS: String(Math.max(5_000, 2 * (pages + drivers))),
      ...(redis === null ? {} : { REDIS_URL: redis }),
      ...environment,
    },
    runsForLong: true,
  };
  openSite(options);
  return startProduct(options);
}

function pidsOf(products: readonly Product[]): number[] {
  return products.flatMap(({ process: { pid } }) => pid ?? []);
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
