import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { importMap } from "../places/import/import-map.ts";
import { readIslandModel } from "../places/road/island-model.ts";
import { packStreets } from "../places/road/pack-streets.ts";
import { runCommand } from "../run-command.ts";

const USAGE = `npm run map:streets -- FILE.osm.pbf OUT
Writes the streets of an OpenStreetMap extract as the file that comes with the product, server/places/data/streets.bin.
The same extract gives the same file.`;

await runCommand(USAGE, async () => {
  const [file, out] = process.argv.slice(2);
  if (file === undefined || out === undefined) {
    throw new CannotStart(
      "Name the extract and the file to write: npm run map:streets -- curacao-latest.osm.pbf server/places/data/streets.bin",
    );
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), "trupial-streets-"));
  try {
    const { stretches, roadKm } = await importMap({ file: path.resolve(file), dataDir, now: new Date() });
    const roads = readIslandModel(dataDir)?.roads;
    if (!roads) throw new CannotStart("The extract could not be read back.");
    const packed = packStreets(roads);
    await writeFile(path.resolve(out), packed);
    console.log(`${roadKm} km of road in ${stretches} stretches: ${packed.length} bytes in ${out}.`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
