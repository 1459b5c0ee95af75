import type { RideHistoryEntry } from "../../../contract/rides/ride.ts";
import type { Db } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { RIDE_NOT_FOUND } from "../get-ride.ts";
import { listHistory } from "./ride-history.queries.ts";
import { findRide } from "../ride-rows.queries.ts";

/** The history of a ride, the oldest step first. */
export async function listRideHistory(db: Db, rideId: number): Promise<RideHistoryEntry[]> {
  if (!(await findRide(db, rideId))) throw notFound(RIDE_NOT_FOUND);
  const lines = await listHistory(db, rideId);
  return lines.map((line) => ({
    id: line.id,
    at: line.at.toISOString(),
    // The columns hold what we wrote: a step of the table or the booking itself, and who may take it.
    action: line.action as RideHistoryEntry["action"],
    from_status: line.from_status,
    to_status: line.to_status,
    actor: line.key_name === null ? (line.actor_kind as RideHistoryEntry["actor"]) : "partner",
    by_assistant: line.by_assistant ?? undefined,
    actor_name: line.key_name ?? nameOf(line.actor_first_name, line.actor_last_name),
    driver_id: line.driver_id,
    driver_name: nameOf(line.driver_first_name, line.driver_last_name),
    happened_at: detailOf(line.detail).happened_at ?? null,
    changed: detailOf(line.detail).changed ?? [],
    values: detailOf(line.detail).values ?? [],
  }));
}

type Detail = Partial<Pick<RideHistoryEntry, "changed" | "values">> & { happened_at?: string };

function detailOf(detail: unknown): Detail {
  return detail ?? {};
}

function nameOf(first: string | null, last: string | null): string | null {
  const name = `${first ?? ""} ${last ?? ""}`.trim();
  return name === "" ? null : name;
}
