import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readWritten, verifyBackup } from "../database/backup/verify-backup.ts";
import type { Environment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { copyPlaceOf, newestCopy } from "./copy/copy-place.ts";

type Rehearsal = {
  readonly environment: Environment;
  /** A backup, or a folder of them whose newest is taken; the place of BACKUP_COPY where it is left out. */
  readonly from: string | null;
  readonly say: (sentence: string) => void;
};

const MEGABYTE = 1_000_000;

/** Brings the newest backup back into a database of its own, and says how long each step took. */
export async function rehearseRestore({ environment, from, say }: Rehearsal): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "trupial-rehearsal-"));
  const began = performance.now();
  try {
    const file =
      from === null ? await fetchNewest(environment, { folder, say }) : await newestIn(path.resolve(from));
    const { size, mtime } = await stat(file);
    const age = from === null ? "" : `, written ${mtime.toISOString()}`;
    say(`Bringing back ${path.basename(file)} (${(size / MEGABYTE).toFixed(1)} MB${age}).`);
    const written = await readWritten(file);
    const since = performance.now();
    const tables = await verifyBackup(file, { written, places: environment });
    say(
      `Restored ${written.rows} rows in ${tables} tables and compared each of them in ${secondsSince(since)}.`,
    );
    say(`The whole of it took ${secondsSince(began)}. The database of the company wasn't touched.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchNewest(
  environment: Environment,
  { folder, say }: { folder: string; say: (sentence: string) => void },
): Promise<string> {
  const place = copyPlaceOf(environment);
  if (place === null) throw new CannotStart("Name a backup or a folder of them, or set BACKUP_COPY.");
  const since = performance.now();
  const name = await newestCopy(place);
  const file = path.join(folder, path.basename(name));
  await place.fetch(name, file);
  say(`Fetched ${name} from ${place.title} in ${secondsSince(since)}.`);
  return file;
}

async function newestIn(place: string): Promise<string> {
  const found = await stat(place).catch(() => null);
  if (found === null) throw new CannotStart(`There is no ${place}.`);
  if (!found.isDirectory()) return place;
  const newest = (await readdir(place))
    .filter((name) => name.endsWith(".gz"))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new CannotStart(`There is no backup in ${place}.`);
  return path.join(place, newest);
}

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1_000).toFixed(1)} s`;
}
