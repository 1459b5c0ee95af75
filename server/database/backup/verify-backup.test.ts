import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../testing/accounts.ts";
import { bookARide } from "../../testing/rides.ts";
import { runCommands } from "../../testing/run-commands.ts";
import { copyEmbeddedTo, mainDatabaseKinds, openTestDatabase } from "../../testing/test-databases.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { verifyBackup } from "./verify-backup.ts";
import { writeBackup } from "./write-backup.ts";

const COMMAND = path.join(import.meta.dirname, "../../commands/backup.ts");
const PATIENCE_MS = 180_000;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "trupial-verified-"));
});
afterAll(() => rm(folder, { recursive: true }));

// The command below does it on the embedded database.
describe.each(mainDatabaseKinds())("a backup that is verified (%s database)", (kind) => {
  it(
    "comes back whole, is refused where a value, a row or a counter is not what was written, and leaves no copy",
    { timeout: PATIENCE_MS },
    async () => {
      const source = await openTestDatabase(kind);
      const server = await openTestServer(kind, { database: source });
      const rider = await makeAccount(server, { role: "rider" });
      const { id } = await bookARide(server, { rider_name: 'Zoë "Ö" O\'Brien' }, rider.token);
      const file = path.join(folder, `${kind}.gz`);
      const written = await writeBackup(source.db, file);
      // What changes afterwards is no fault of the backup.
      await sql`update rides set notes = 'later' where id = ${id}`.execute(source.db);
      const places = { DATABASE_URL: source.url ?? undefined, DATABASE_DIRECT_URL: undefined };
      expect(await verifyBackup(file, { written, places })).toBe(written.sums.length - 1);

      const lines = gunzipSync(await readFile(file))
        .toString()
        .split("\n");
      // Each fault is named, so that one try has them all.
      const tampered = path.join(folder, `${kind}-tampered.gz`);
      const wrong = lines.map((line) =>
        line
          .replace("O'Brien", "O'Brian")
          .replace('"name":"rides_id_seq","value":"1"', '"name":"rides_id_seq","value":"9"'),
      );
      await writeFile(tampered, gzipSync(wrong.join("\n")));
      const more = (sum: (typeof written.sums)[number]) =>
        sum.name === "accounts" ? { ...sum, rows: sum.rows + 1 } : sum;
      const fewer = { ...written, sums: written.sums.map(more) };
      await expect(verifyBackup(tampered, { written: fewer, places })).rejects.toThrow(
        /: accounts \(2 rows, now 1\), .*rides \(other values\), .*the counters of the ids/,
      );
      const older = { ...written, migrations: written.migrations.slice(0, -1) };
      await expect(verifyBackup(file, { written: older, places })).rejects.toThrow("older version");

      const left =
        kind === "server"
          ? await sql`select from pg_database where datname like 'trupial\_verify\_%'`.execute(source.db)
          : null;
      expect(left?.rows ?? []).toEqual([]);
      await server.close();
    },
  );
});

it("is made and verified by one command, which says so", { timeout: PATIENCE_MS }, async () => {
  const data = path.join(folder, "data");
  await copyEmbeddedTo(path.join(data, "database"));
  const file = path.join(folder, "made.gz");
  const [ran, unknown] = await runCommands(
    [
      { file: COMMAND, args: [file, "--verify"] },
      { file: COMMAND, args: [file, "--verfiy"] },
    ],
    { DATA_DIR: data },
  );
  expect(ran).toEqual({
    code: 0,
    error: "",
    out: expect.stringMatching(/Backed up \d+ rows.*\n.*tables hold what was written/),
  });
  expect(unknown?.error).toContain("Name the file to write");
  expect(await readdir(folder)).toContain("made.gz");
});
