import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "../database/connect.ts";
import { readImport } from "../places/import/read-import.ts";
import { writeOsmFile } from "../places/testing/write-osm-file.ts";
import { runCommands } from "../testing/run-commands.ts";
import { mainDatabaseKind, openTestDatabase } from "../testing/test-databases.ts";

const COMMAND = path.join(import.meta.dirname, "map-import.ts");
const NODES = [
  { id: 1, lat: 12.16, lng: -68.945 },
  { id: 2, lat: 12.2, lng: -68.945 },
];
const ROAD = { id: 1, refs: [1, 2], tags: { highway: "residential", name: "Kaya Largu" } };

it(
  "puts an extract in use, refuses what is none with a sentence, and goes back to the map of the product",
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "trupial-map-import-"));
    const [extract, broken] = ["good", "broken"].map((name) => path.join(folder, `${name}.osm.pbf`));
    await writeOsmFile(extract ?? "", NODES, [ROAD]);
    await writeFile(broken ?? "", "this is not a map");
    const shared = mainDatabaseKind() === "server" ? await openTestDatabase("server") : null;
    const url = shared?.url;
    const run = (...runs: string[][]) =>
      runCommands(
        runs.map((args) => ({ file: COMMAND, args })),
        { DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) },
      );
    const inUse = async () => {
      const database = await openDatabase(url ? { url } : { directory: path.join(folder, "database") });
      try {
        return (await readImport(database.db)).model;
      } finally {
        await database.close();
      }
    };

    const [imported, ...refused] = await run([extract ?? ""], [broken ?? ""], ["nowhere.osm.pbf"], []);
    expect(imported).toMatchObject({ code: 0, out: expect.stringContaining("Imported 4 km of road") });
    expect(refused.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(refused[0]?.error).toContain("The map in use stays as it was.");
    expect(refused[1]?.error).toContain("There is no file");
    expect(refused[2]?.error).toContain("Name the extract");
    expect((await inUse())?.roads.names).toEqual(["Kaya Largu"]);

    const [back] = await run(["--built-in"]);
    expect(back).toMatchObject({ code: 0, out: "The map that comes with Trupial is in use again.\n" });
    expect(await inUse()).toBeNull();
    await shared?.close();
    await rm(folder, { recursive: true });
  },
);
