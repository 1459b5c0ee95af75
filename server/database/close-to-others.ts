import { chmod, stat } from "node:fs/promises";
import { errorCode } from "../error-code.ts";

/**
 * A folder with personal data is closed to other users: whoever may read the files of the database may sign in as
 * anybody. One that belongs to somebody else, as a mounted one may, is left as it is.
 */
export async function closeToOthers(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  if ((mode & 0o077) === 0) return;
  await chmod(directory, mode & 0o700).catch((error: unknown) => {
    if (!["EPERM", "EROFS"].includes(errorCode(error) ?? "")) throw error;
  });
}
