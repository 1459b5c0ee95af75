import type { Emergency, OwnEmergency } from "../../contract/radio/emergency.ts";
import type { AuditAction } from "../../contract/audit/audit-actions.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { recordRadioEvent } from "../events/record-event.ts";
import { notFound } from "../http/api-error.ts";
import {
  type EmergencyRow,
  endEmergencyRow,
  findEmergencyOf,
  findOpenEmergency,
  findRideOf,
  findWrittenPosition,
  insertEmergency,
  listOpenEmergencies,
  takeIfFree,
} from "./emergencies.queries.ts";
import { pushEmergency } from "./push-emergency.ts";
import { ring } from "./ring-for-help.ts";
import { timeSaid } from "./send-text.ts";

export async function readEmergencies(db: Db): Promise<Emergency[]> {
  const rows = await listOpenEmergencies(db);
  return rows.map(present);
}

export async function readOwnEmergency(db: Db | Trx, driverId: number): Promise<OwnEmergency | null> {
  const row = await findEmergencyOf(db, driverId);
  return row ? presentOwn(row) : null;
}

type Call = {
  driverId: number;
  at: { lat: number; lng: number } | null;
  happenedAt: string | undefined;
  now: Date;
};

/** A driver calls for help. While a call of theirs stands, another is the same one. */
export async function callForHelp(trx: Trx, { driverId, at, happenedAt, now }: Call): Promise<OwnEmergency> {
  const written = at ?? (await findWrittenPosition(trx, driverId));
  const id = await insertEmergency(trx, {
    driver_id: driverId,
    ride_id: await findRideOf(trx, driverId),
    lat: written?.lat ?? null,
    lng: written?.lng ?? null,
    called_at: timeSaid(happenedAt, now),
    at: now,
  });
  await recordRadioEvent(trx, { type: "emergency.changed", driverId, at: now });
  if (id !== null) await note(trx, "call_for_help", { driverId, by: driverId, now });
  const row = await findEmergencyOf(trx, driverId);
  if (!row) throw new Error("a call for help is gone as soon as it was made");
  if (id !== null) await ring(trx, { ...row, pushes: 0 }, now);
  return presentOwn(row);
}

type ByDesk = { id: number; by: number; now: Date };

/** A dispatcher takes care of a call for help; who comes second reads who was first. */
export async function takeEmergency(trx: Trx, { id, by, now }: ByDesk): Promise<Emergency> {
  const taken = await takeIfFree(trx, { id, by, now });
  const row = await findOpenEmergency(trx, id);
  if (!row) throw notFound();
  if (taken) {
    await tell(trx, "take_emergency", { driverId: row.driver_id, by, now });
    await pushEmergency(trx, { call: row, is: "taken", now });
  }
  return present(row);
}

export async function endEmergency(trx: Trx, { id, by, now }: ByDesk): Promise<void> {
  const row = await findOpenEmergency(trx, id);
  if (!row) throw notFound();
  if (await endEmergencyRow(trx, { id, by, now })) await tellOfEnd(trx, row, { by, now });
}

/** A driver says that the call was a mistake or is over; without one nothing happens. */
export async function takeBackCall(
  trx: Trx,
  { driverId, now }: { driverId: number; now: Date },
): Promise<void> {
  const row = await findEmergencyOf(trx, driverId);
  if (row && (await endEmergencyRow(trx, { id: row.id, by: driverId, now })))
    await tellOfEnd(trx, row, { by: driverId, now });
}

async function tellOfEnd(trx: Trx, row: EmergencyRow, { by, now }: Omit<ByDesk, "id">): Promise<void> {
  await tell(trx, "end_emergency", { driverId: row.driver_id, by, now });
  // Where somebody took it the devices have said so, and ring no more.
  if (row.taken_at === null) await pushEmergency(trx, { call: row, is: "over", now });
}

type Told = { driverId: number; by: number; now: Date };

async function tell(trx: Trx, action: AuditAction, told: Told): Promise<void> {
  await recordRadioEvent(trx, { type: "emergency.changed", driverId: told.driverId, at: told.now });
  await note(trx, action, told);
}

async function note(trx: Trx, action: AuditAction, { driverId, by, now }: Told): Promise<void> {
  await recordAudit(trx, { actorId: by, action, subject: accountSubject(driverId), at: now });
}

function presentOwn(row: EmergencyRow): OwnEmergency {
  const { taker_first_name: first_name, taker_last_name: last_name } = row;
  return {
    id: row.id,
    called_at: row.called_at.toISOString(),
    taken_by: first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
    taken_at: row.taken_at?.toISOString() ?? null,
  };
}

function present(row: EmergencyRow): Emergency {
  return {
    ...presentOwn(row),
    driver_id: row.driver_id,
    driver_name: fullName(row),
    driver_phone: row.phone,
    vehicle: row.vehicle_name,
    plate: row.plate,
    lat: row.lat,
    lng: row.lng,
    ride:
      row.ride_id === null
        ? null
        : {
            id: row.ride_id,
            reference: row.reference ?? "",
            rider_name: row.rider_name ?? "",
            rider_phone: row.rider_phone ?? "",
            pickup_location: row.pickup_location ?? "",
            dropoff_location: row.dropoff_location ?? "",
          },
  };
}
