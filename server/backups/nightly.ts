import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import type { Environment } from "../environment/environment.ts";
import { backUpAndNote } from "./back-up.ts";

/** On the island's clock, when the fewest ride. */
const AT = "03:30:00";
const KEPT_DAYS = 30;
const NAME = /^(\d{4}-\d\d-\d\d)\.gz$/;

type Night = {
  readonly environment: Environment;
  readonly folder: string;
  readonly now: Date;
  readonly say: (sentence: string) => void;
};

/** The backup of one night: written, tried, copied off the machine, and those of more than thirty days ago removed. */
export async function backUpTonight({ environment, folder, now, say }: Night): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const today = curacaoDate(now);
  const file = path.join(folder, `${today}.gz`);
  await backUpAndNote({ environment, file, verify: true, copy: true, say });
  const oldest = addDays(today, -KEPT_DAYS);
  // Only what this has made, and only once there is a newer one.
  for (const name of await readdir(folder)) {
    if ((NAME.exec(name)?.[1] ?? oldest) < oldest) await rm(path.join(folder, name));
  }
}

/** When the next backup is due: at once where the last night has none. */
export async function nextNight(folder: string, now: Date): Promise<Date> {
  const names = await readdir(folder).catch(() => []);
  const last = names
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .toSorted()
    .at(-1);
  const today = curacaoDate(now);
  const due = instantOf(today, AT);
  const lastNight = now < due ? addDays(today, -1) : today;
  if (last === undefined || last < lastNight) return now;
  return now < due ? due : instantOf(addDays(today, 1), AT);
}
