import type { NewOutage } from "../../../contract/drivers/vehicles.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { getLocked, note } from "./change-vehicle.ts";
import { presentOutage } from "./outages-of.ts";
import { spreadCar } from "./spread-car.ts";
import { findOutage, insertOutage, setOutageEnd } from "./vehicle-history.queries.ts";

type Change = { readonly id: number; readonly by: number; readonly now: Date };

/** Takes a car out of service for a while. Its drivers are given no ride that needs it then. */
export async function addOutage(
  trx: Trx,
  { id, outage, by, now }: Change & { outage: NewOutage },
): Promise<void> {
  const car = await getLocked(trx, id);
  const begins = new Date(outage.from);
  const ends = outage.until ? new Date(outage.until) : null;
  if (ends !== null && (ends <= begins || ends <= now)) {
    const sentence = "It has to be back after it goes, and after now.";
    throw new ApiError("invalid_input", sentence, { fields: { until: sentence } });
  }
  const { reason } = outage;
  await insertOutage(trx, {
    vehicle_id: id,
    begins_at: begins,
    ends_at: ends,
    reason,
    made_by: by,
    made_at: now,
  });
  await spreadCar(trx, { car, now });
  await note(trx, {
    action: "add_vehicle_outage",
    car,
    by,
    now,
    detail: { ...presentOutage({ begins_at: begins, ends_at: ends, reason }) },
  });
  await recordEvent(trx, { type: "dispatch.changed", at: now });
}

/** A car is back; an outage that hasn't begun never comes. Says which car it is. */
export async function endOutage(trx: Trx, { id, by, now }: Change): Promise<number> {
  const outage = await findOutage(trx, id);
  if (!outage) throw notFound("There is no such outage.");
  const car = await getLocked(trx, outage.vehicle_id);
  if (outage.ends_at === null || outage.ends_at > now) {
    await setOutageEnd(trx, { id, at: now });
    await spreadCar(trx, { car, now });
    await note(trx, { action: "end_vehicle_outage", car, by, now, detail: { ...presentOutage(outage) } });
    await recordEvent(trx, { type: "dispatch.changed", at: now });
  }
  return car.id;
}
