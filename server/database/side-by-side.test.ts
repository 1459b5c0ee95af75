import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CannotStart } from "../process/cannot-start.ts";
import { bookARide } from "../testing/rides.ts";
import { databaseKinds, openTestDatabase } from "../testing/test-databases.ts";
import { openTestServer } from "../testing/test-server.ts";
import { VERSION } from "../process/version.ts";
import type { DatabaseHandle } from "./connect.ts";
import { MIGRATIONS, MIGRATION_NAMES, migrate } from "./migrate.ts";
import { type ProductMigration, byVersion } from "./side-by-side.ts";

/** What the version after this one would add. */
const EXPANDS: ProductMigration = {
  async up(db) {
    await sql`alter table rides add column colour text, add column luggage integer not null default 0`.execute(
      db,
    );
    await sql`alter table accounts add column nickname text`.execute(db);
    await sql`create table colours (name text primary key)`.execute(db);
    await sql`create index rides_by_colour on rides (colour)`.execute(db);
  },
};

/** Takes something away that no version from `contracts` on uses. */
const contractsFor = (contracts: string, statement = "drop table colours"): ProductMigration => ({
  contracts,
  async up(db) {
    await sql.raw(statement).execute(db);
  },
});

describe.each(databaseKinds())("this version on the database of the next one (%s database)", (kind) => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  /** The version after this one, as its start brings the database up to date. */
  const startNext = (further: Record<string, ProductMigration>) =>
    migrate(database.db, { ...MIGRATIONS, ...further });

  it("goes on serving while a newer server brings it up to date, and starts on it again", async () => {
    const running = await openTestServer(kind, { database });
    await bookARide(running);
    expect(await startNext({ "990-colour": EXPANDS })).toEqual(["990-colour"]);
    expect(await bookARide(running)).toMatchObject({ status: "Pending" });
    await running.app.close();

    expect(await migrate(database.db)).toEqual([]);
    const again = await openTestServer(kind, { database });
    expect(await bookARide(again)).not.toHaveProperty("colour");
    await again.app.close();
  });

  it("starts on one that has taken away what this version already does without", async () => {
    const further = { "990-colour": EXPANDS, "991-no-colours": contractsFor(VERSION) };
    expect(await startNext(further)).toEqual(["991-no-colours"]);
    expect(await migrate(database.db)).toEqual([]);
  });

  it("refuses one that has taken away what it uses, and says which version it needs", async () => {
    const further = {
      "990-colour": EXPANDS,
      "991-no-colours": contractsFor(VERSION),
      "992-no-luggage": contractsFor("900.10.0", "alter table rides drop column luggage"),
      "993-no-nickname": contractsFor("900.9.0", "alter table accounts drop column nickname"),
    };
    await startNext(further);
    await expect(migrate(database.db)).rejects.toThrow(CannotStart);
    await expect(migrate(database.db)).rejects.toThrow(
      `needs version 900.10.0 or newer, because of 992-no-luggage; this is ${VERSION}.`,
    );
    // Whoever knows the migrations needs no leave.
    expect(await startNext(further)).toEqual([]);
  });
});

const SKIPPED =
  `A server of version ${VERSION} works with this database, and ${VERSION} would take away what it uses ` +
  "(992-no-luggage). Bring version 900.10.0 in on every server first";

describe.each(databaseKinds())("a release that is skipped (%s database)", (kind) => {
  it("is refused while a server is at work that uses what would go, and taken once it has stopped", async () => {
    const database = await openTestDatabase(kind);
    const stop = await database.listen("skipped", () => undefined);
    const next = { ...MIGRATIONS, "990-colour": EXPANDS, "991-no-colours": contractsFor(VERSION) };
    expect(await migrate(database.db, next)).toEqual(["990-colour", "991-no-colours"]);

    const skipping = {
      ...next,
      "992-no-luggage": contractsFor("900.10.0", "alter table rides drop column luggage"),
      "993-no-nickname": contractsFor("900.9.0", "alter table accounts drop column nickname"),
    };
    const refusal = () =>
      migrate(database.db, skipping).then(
        () => null,
        (error: unknown) => (error instanceof CannotStart ? error.message : null),
      );
    // An embedded database has one process, and that is the one that starts.
    expect(kind === "server" ? await refusal() : SKIPPED).toContain(SKIPPED);
    await stop();
    expect(await migrate(database.db, skipping)).toEqual(["992-no-luggage", "993-no-nickname"]);
    await database.close();
  });
});

describe("the migrations of this version", () => {
  const folder = path.join(import.meta.dirname, "migrations");
  const files = readdirSync(folder).filter((file) => file > "065-baseline.ts" && file.endsWith(".ts"));

  it("are the files of their folder", () => {
    expect(["065-baseline.ts", ...files]).toEqual(MIGRATION_NAMES.map((name) => `${name}.ts`));
  });

  it.each(files)("%s only adds, or says from which version on what it takes away is not used", (file) => {
    const { contracts } = MIGRATIONS[file.replace(".ts", "")] ?? {};
    const taken = contracts === undefined ? whatItTakes(readFileSync(path.join(folder, file), "utf8")) : null;
    expect(taken, `${file} breaks servers of the version before: see "Add a table" in CONTRIBUTING.md`).toBe(
      null,
    );
    if (contracts === undefined) return;
    expect(contracts).toMatch(/^\d+\.\d+\.\d+$/);
    expect(byVersion(contracts, VERSION), "contracts is no later version than this one").toBeLessThanOrEqual(
      0,
    );
  });

  it("would be found out", () => {
    const taking = [
      "drop table colours",
      "alter table rides DROP COLUMN colour",
      "alter table rides drop colour",
      "alter table rides rename column colour to paint",
      "alter table rides alter column colour type integer",
      "alter table rides alter colour set not null",
      "alter table rides add column a text, add column colour text not null, add column b int not null default 1",
      "alter table rides\n  add colour text not null check (colour <> '')",
    ];
    expect(taking.filter((statement) => whatItTakes(`sql\`${statement}\``) === null)).toEqual([]);
    const adding = [
      "/** Never drop table colours. */ create table paints (name text not null)",
      "alter table rides add column colour text not null default 'red', add constraint red check (colour = 'red')",
      "alter table rides add column paint text, alter column colour drop not null",
      "drop index rides_by_colour",
    ];
    expect(adding.map(whatItTakes)).toEqual(adding.map(() => null));
  });
});

/** The first words of a migration that a server of the version before would stumble over. */
function whatItTakes(source: string): string | null {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replaceAll(/\s+/g, " ");
  const actions = code
    .split(/\balter table \S+ /i)
    .slice(1)
    .flatMap((statement) => (statement.split(/[;`]/)[0] ?? "").split(/, (?=add\b|alter\b|drop\b)/i));
  const found = [code.match(TAKEN_ANYWHERE)?.[0], actions.find(takesInATable)];
  return found.find((words) => words !== undefined) ?? null;
}

const TAKEN_ANYWHERE = /\bdrop (table|column|view|function|type|sequence)\b|\brename\b|\bset not null\b/i;

function takesInATable(action: string): boolean {
  if (
    /\bdrop (?!not null|default|constraint|expression|identity)|^alter (column )?\w+ (set data )?type\b/i.test(
      action,
    )
  )
    return true;
  return /\badd\b.*\bnot null\b/i.test(action) && !/\b(default|generated)\b/i.test(action);
}
