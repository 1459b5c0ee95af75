import type { Dirent } from "node:fs";
import { chmod, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "../process/error-code.ts";

/**
 * A folder with personal data is closed to other users: whoever may read the files of the database may sign in as
 * anybody. One that belongs to somebody else, as a mounted one may, is left as it is.
 */
export async function closeToOthers(place: string): Promise<void> {
  await tolerating(["EPERM", "EROFS"], async () => {
    const { mode } = await stat(place);
    if ((mode & 0o077) !== 0) await chmod(place, mode & 0o700);
  });
}

/**
 * The same for all that is in a folder, since one that is copied or packed opens what the folder alone had closed. The embedded
 * database makes its first files open to everybody, whatever the process asks for; those it makes later are not.
 */
export async function closeAllToOthers(folder: string): Promise<void> {
  const found = await readdir(folder, { withFileTypes: true }).catch(nothingThere);
  await Promise.all(found.map((one) => closeEntry(one, path.join(folder, one.name))));
}

async function closeEntry(one: Dirent, place: string): Promise<void> {
  if (!one.isDirectory() && !one.isFile()) return;
  // A file that the server removes meanwhile needs no closing.
  await tolerating(["ENOENT"], () => closeToOthers(place));
  if (one.isDirectory()) await closeAllToOthers(place);
}

async function tolerating(codes: readonly string[], work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!codes.includes(errorCode(error) ?? "")) throw error;
  });
}

function nothingThere(error: unknown): Dirent[] {
  if (!["ENOENT", "EACCES"].includes(errorCode(error) ?? "")) throw error;
  return [];
}
