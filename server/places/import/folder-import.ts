import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "../../process/cannot-start.ts";
import { errorCode } from "../../process/error-code.ts";
import { type IslandModel, modelOf } from "../road/island-model.ts";

/**
 * Reads the map that an earlier version imported into a data folder, or null when none was. Throws a sentence when it cannot
 * be read.
 */
export function readFolderImport(dataDir: string): IslandModel | null {
  const folder = join(dataDir, "map");
  const version = readOrNull(join(folder, "current"))?.toString("utf8").trim();
  if (!version) return null;
  const bytes = readOrNull(join(folder, version, "island.bin"));
  const model = bytes && modelOf(bytes);
  if (model) return model;
  throw new CannotStart(
    `The imported map in ${folder} cannot be read. Import the extract again, or remove the folder.`,
  );
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
