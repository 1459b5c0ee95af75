/** npm run map:import -- FILE.osm.pbf [DATA_DIR]: puts the roads and places of an OpenStreetMap extract in use. */
import { stat } from "node:fs/promises";
import { importMap } from "../places/import/import-map.ts";
import { NotAnOsmFile } from "../places/import/osm-file.ts";
import { progressBar } from "../places/import/progress-bar.ts";

const [file, dataDir = process.env["DATA_DIR"] ?? "data"] = process.argv.slice(2);

async function main(): Promise<number> {
  if (!file) {
    console.error("Say which extract to read: npm run map:import -- curacao-latest.osm.pbf");
    return 2;
  }
  if (!(await stat(file).catch(() => null))) {
    console.error(`There is no file ${file}.`);
    return 2;
  }
  const bar = progressBar(process.stderr);
  const started = performance.now();
  try {
    const summary = await importMap({ file, dataDir, now: new Date(), progress: bar.show });
    bar.end();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Imported ${summary.roadKm} km of road (${summary.stretches} stretches, ${summary.streets} street names), ` +
        `${summary.places} new places and ${summary.coastRings} coast lines in ${seconds} s.`,
    );
    console.log("Restart the server to use the new map.");
    return 0;
  } catch (error) {
    bar.end();
    if (!(error instanceof NotAnOsmFile || error instanceof RangeError)) throw error;
    console.error(`${error.message} The map in use stays as it was.`);
    return 1;
  }
}

process.exitCode = await main();
