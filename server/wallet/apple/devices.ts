import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { countDevices, dropFromDevice, keepPass, listChangedOnDevice } from "../passes.queries.ts";
import { type PassName, serialOf } from "../pass-serial.ts";

/** A family has some; more is somebody who fills the table. */
const MOST_DEVICES = 20;
/** A change may be committed up to so long after the moment that it carries. */
const LATE_MS = 60 * SECOND_MS;

type OnDevice = { rideId: number; name: PassName; device: string };

/** Notes that a device has a pass, and where it is told of changes. */
export async function registerDevice(
  db: Db,
  { rideId, name, device, pushToken, now }: OnDevice & { pushToken: string; now: Date },
): Promise<"new" | "known" | "too many"> {
  if ((await countDevices(db, rideId)) >= MOST_DEVICES) return "too many";
  const isNew = await keepPass(db, {
    ride_id: rideId,
    wallet: "apple",
    language: name.language,
    device,
    push_token: pushToken,
    made_at: now,
  });
  return isNew ? "new" : "known";
}

/** The device has the pass no more. */
export async function unregisterDevice(db: Db, { rideId, name, device }: OnDevice): Promise<void> {
  await dropFromDevice(db, { ride_id: rideId, language: name.language, device });
}

/** The passes of a device that have changed since the mark it was given, with the next mark; null where none has. */
export async function listChanged(
  db: Db,
  { device, since }: { device: string; since: number },
): Promise<{ serialNumbers: string[]; lastUpdated: string } | null> {
  const changed = await listChangedOnDevice(db, { device, since: new Date(Math.max(0, since - LATE_MS)) });
  if (changed.length === 0) return null;
  const last = Math.max(...changed.map(({ updated_at }) => updated_at.getTime()));
  return { serialNumbers: changed.map(serialOf), lastUpdated: String(last) };
}
