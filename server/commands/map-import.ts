import { existsSync } from "node:fs";
import path from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { readEnvironment } from "../environment/environment.ts";
import { importMap } from "../places/import/import-map.ts";
import { NotAnOsmFile } from "../places/import/osm-file.ts";
import { progressBar } from "../places/import/progress-bar.ts";
import { runCommand } from "../run-command.ts";

const USAGE = `npm run map:import -- FILE.osm.pbf
Puts the roads and places of an OpenStreetMap extract in use; a server that runs takes it over by itself.`;

await runCommand(USAGE, async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) {
    throw new CannotStart("Name the extract to read: npm run map:import -- curacao-latest.osm.pbf");
  }
  const file = path.resolve(name);
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`);
  const { DATA_DIR: dataDir } = readEnvironment(process.env);
  const started = performance.now();
  const summary = await importShowingProgress(file, dataDir);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Imported ${summary.roadKm} km of road (${summary.stretches} stretches, ${summary.streets} street names), ` +
      `${summary.places} new places and ${summary.coastRings} coast lines in ${seconds} s.`,
  );
  console.log("A server that runs on this DATA_DIR uses it within ten seconds, without a restart.");
});

async function importShowingProgress(file: string, dataDir: string) {
  const bar = progressBar(process.stderr);
  try {
    return await importMap({ file, dataDir, now: new Date(), progress: bar.show });
  } catch (error) {
    if (!(error instanceof NotAnOsmFile)) throw error;
    throw new CannotStart(`${error.message} The map in use stays as it was.`);
  } finally {
    bar.end();
  }
}
