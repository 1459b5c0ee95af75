import { writeFile } from "node:fs/promises";
import path from "node:path";
import { CannotStart } from "../process/cannot-start.ts";
import { importMap, summaryOf } from "../places/import/import-map.ts";
import { packStreets } from "../places/road/pack-streets.ts";
import { runCommand } from "../start-up/run-command.ts";

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
  const model = await importMap({ file: path.resolve(file), now: new Date() });
  const { stretches, roadKm } = summaryOf(model);
  const packed = packStreets(model.roads);
  await writeFile(path.resolve(out), packed);
  console.log(`${roadKm} km of road in ${stretches} stretches: ${packed.length} bytes in ${out}.`);
});
