import { stat } from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../../environment/environment.ts";
import { CannotStart } from "../../process/cannot-start.ts";
import { type CopyPlace, type LocalFile, sumOf } from "./copied-file.ts";
import { FolderPlace } from "./folder-place.ts";
import { S3Place } from "./s3-place.ts";

type CopySettings = Pick<
  Environment,
  "BACKUP_COPY" | "BACKUP_COPY_KEY" | "BACKUP_COPY_SECRET" | "BACKUP_COPY_REGION"
>;

/** The place of BACKUP_COPY, or null where there is none. */
export function copyPlaceOf(environment: CopySettings): CopyPlace | null {
  const { BACKUP_COPY: place, BACKUP_COPY_KEY: key = "", BACKUP_COPY_SECRET: secret = "" } = environment;
  if (place === undefined) return null;
  if (path.isAbsolute(place)) return new FolderPlace(place);
  return new S3Place(new URL(place), { key, secret, region: environment.BACKUP_COPY_REGION });
}

/** Copies a backup off the machine and reads it back there: what counts is what can be fetched. */
export async function copyBackup(place: CopyPlace, file: string): Promise<void> {
  await place.put(await describe(file), path.basename(file));
}

/** The newest of what lies there; backups are named by their day or moment. */
export async function newestCopy(place: CopyPlace): Promise<string> {
  const newest = (await place.list())
    .filter((name) => name.endsWith(".gz"))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new CannotStart(`There is no backup in ${place.title}.`);
  return newest;
}

async function describe(file: string): Promise<LocalFile> {
  return { path: file, bytes: (await stat(file)).size, sha256: await sumOf(file) };
}
