import { tmpdir } from "node:os";
import path from "node:path";
import { CannotStart } from "../process/cannot-start.ts";
import type { BackupSettings } from "./backup-runs.ts";

/** For a server that was given no way to make backups. */
export const NO_BACKUPS: BackupSettings = {
  folder: path.join(tmpdir(), "no-backups"),
  server: "none",
  make: () => ({
    done: Promise.reject(new CannotStart("This server makes no backups. Use npm run backup.")),
    stop: () => undefined,
  }),
};
