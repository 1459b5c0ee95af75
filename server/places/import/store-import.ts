import { readFile } from "node:fs/promises";
import { CannotStart } from "../../process/cannot-start.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import { buildMaps } from "../build-maps.ts";
import { type IslandModel, packModel, unpackModel, versionOf } from "../road/island-model.ts";
import { readFolderImport } from "./folder-import.ts";
import { hasImports, lockMapImports, replaceImport } from "./map-imports.queries.ts";

/** A backup holds it in hexadecimal, as one line of at most eight megabytes. */
const MOST_BYTES = 3.9 * 1024 * 1024;

/** Puts the packed map of a file in use, or without one the map that comes with the product. */
export async function putMap(db: Db, file: string | null): Promise<void> {
  return storeImport(db, file === null ? null : await readFile(file));
}

/**
 * Puts an imported map, as `packModel` made it, in use at every server on the database, or without one the map that comes with
 * the product. One that cannot be read, driven on or backed up is refused, and changes nothing.
 */
export async function storeImport(db: Db, packed: Buffer | null): Promise<void> {
  const next = packed && checkedImport(packed);
  await inTransaction(db, async (trx) => {
    await lockMapImports(trx);
    await replaceImport(trx, next);
  });
}

/** Takes in what an earlier version imported into a folder, where the database never had an import. Says whether it did. */
export async function takeInFolderImport(db: Db, dataDir: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockMapImports(trx);
    if (await hasImports(trx)) return false;
    const model = readFolderImport(dataDir);
    if (model) await replaceImport(trx, checkedImport(packModel(model)));
    return model !== null;
  });
}

function checkedImport(packed: Buffer) {
  const model = unpackModel(packed);
  if (!model || !isUsable(model)) throw new CannotStart("The imported map cannot be read back.");
  if (packed.length > MOST_BYTES) {
    throw new CannotStart("The imported map is too large for one island. Cut the extract to Curaçao.");
  }
  return { version: versionOf(packed), imported_at: new Date(model.importedAt), model: packed };
}

function isUsable(model: IslandModel): boolean {
  try {
    return buildMaps({ provider: "embedded" }, model).book.length > 0;
  } catch {
    return false;
  }
}
