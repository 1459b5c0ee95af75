import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { errorCode } from "../../error-code.ts";
import { CannotStart } from "../../cannot-start.ts";
import type { KnownPlace } from "../../../contract/places/search/known-place.ts";
import type { Point } from "../ports.ts";
import type { RoadGraph } from "./road-graph.ts";

/** An island as imported from an OpenStreetMap extract. */
export type IslandModel = {
  format: typeof MODEL_FORMAT;
  importedAt: string;
  roads: RoadGraph;
  places: KnownPlace[];
  /** Rings of land, or none when the extract has no coast. */
  coast: Point[][];
};

/** Rises when the shape of the model changes, so that an old file is told from a broken one. */
export const MODEL_FORMAT = 2;

const FOLDER = "map";
const POINTER = "current";
const MODEL_FILE = "island.bin";

/**
 * Writes a model beside the one in use and then switches to it in one step: readers see the old model
 * or the new one, whole, and a crash on the way leaves the old one in place.
 */
export async function writeIslandModel(dataDir: string, model: IslandModel): Promise<void> {
  const folder = join(dataDir, FOLDER);
  const version = `${model.importedAt.replaceAll(/\D/g, "")}-${process.pid}`;
  const fresh = join(folder, version);
  await mkdir(fresh, { recursive: true });
  await writeFile(join(fresh, MODEL_FILE), serialize(model));
  const pointer = join(folder, `${POINTER}.${process.pid}`);
  await writeFile(pointer, version);
  await rename(pointer, join(folder, POINTER));
  for (const name of await readdir(folder)) {
    if (name !== version && name !== POINTER) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Which import is in use; null when none is. */
export function readModelVersion(dataDir: string): string | null {
  return (
    readOrNull(join(dataDir, FOLDER, POINTER))
      ?.toString("utf8")
      .trim() || null
  );
}

/** Reads the imported model, or null when none was imported. Throws a sentence when it cannot be read. */
export function readIslandModel(dataDir: string): IslandModel | null {
  const folder = join(dataDir, FOLDER);
  const version = readModelVersion(dataDir);
  if (version === null) return null;
  const bytes = readOrNull(join(folder, version, MODEL_FILE));
  const model = bytes && parse(bytes);
  if (!model || model.format !== MODEL_FORMAT) {
    throw new CannotStart(
      `The imported map in ${folder} cannot be read. Import the extract again, or remove the folder.`,
    );
  }
  return model;
}

function parse(bytes: Buffer): IslandModel | null {
  try {
    return deserialize(bytes) as IslandModel;
  } catch {
    return null;
  }
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
