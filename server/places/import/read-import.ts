import { CannotStart } from "../../process/cannot-start.ts";
import type { Db } from "../../database/connect.ts";
import { type IslandModel, unpackModel, versionOf } from "../road/island-model.ts";
import { findPresentImport, findPresentVersion } from "./map-imports.queries.ts";

/** An import with its version; both null for the map that comes with the product. */
export type ReadImport =
  | { readonly version: string; readonly model: IslandModel }
  | { readonly version: null; readonly model: null };

/** Which import is in use at every server; null while it is the map that comes with the product. */
export async function readImportVersion(db: Db): Promise<string | null> {
  return (await findPresentVersion(db))?.version ?? null;
}

/** Reads the import in use. Throws a sentence when it cannot be read. */
export async function readImport(db: Db): Promise<ReadImport> {
  const row = await findPresentImport(db);
  if (!row?.model) return { version: null, model: null };
  const model = versionOf(row.model) === row.version ? unpackModel(row.model) : null;
  if (model) return { version: row.version, model };
  throw new CannotStart(
    "The imported map in the database cannot be read by this version. Import the extract again (npm run map:import -- " +
      "FILE.osm.pbf), or go back to the map that comes with Trupial (npm run map:import -- --built-in).",
  );
}
