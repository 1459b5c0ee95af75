import {
  type Both,
  type RentDue,
  type SettledKind,
  SETTLED_KINDS,
  rentsDue,
} from "../../domain/settlements/driver-money.ts";
import { groupBy } from "../../domain/group-by.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { SettledEntry } from "../../contract/settlements/settlement-schemas.ts";
import type { Db, Trx } from "../database/connect.ts";
import { listCountingRents, listEntriesToSettle, listSettledRents } from "./driver-accounts.queries.ts";

/** An entry or a week's rent as it comes into a settlement. */
export type EntryToSettle = Both & {
  readonly kind: SettledKind;
  readonly day: string;
  readonly note: string;
  readonly entryId: number | null;
  readonly rentId: number | null;
};

type Asked = { driverIds: readonly number[]; lastDay: string };

/**
 * Entries and rents that come into the settlements of drivers: all until the last day that no settlement has, so that what was entered
 * late comes into the next one.
 */
export async function readEntriesToSettle(
  db: Db | Trx,
  asked: Asked,
): Promise<(driverId: number) => readonly EntryToSettle[]> {
  const [entries, rents] = await Promise.all([listEntriesToSettle(db, asked), readRentsToSettle(db, asked)]);
  const ofDriver = new Map(
    groupBy(
      [
        ...entries.map(({ id, ...row }) => ({ ...row, entry_id: id, rent_id: null })),
        ...rents.map(({ driverId, due }) => ({
          driver_id: driverId,
          kind: "rent",
          day: due.day,
          usd_cents: -due.cents,
          xcg_cents: 0,
          note: "",
          entry_id: null,
          rent_id: due.rentId,
        })),
      ],
      ({ driver_id: id }) => String(id),
    ),
  );
  return (driverId) =>
    (ofDriver.get(String(driverId)) ?? [])
      .map((row) => ({
        kind: kindOf(row.kind),
        day: row.day,
        usdCents: row.usd_cents,
        xcgCents: row.xcg_cents,
        note: row.note,
        entryId: row.entry_id,
        rentId: row.rent_id,
      }))
      .toSorted((one, other) => one.day.localeCompare(other.day));
}

export function presentEntry(entry: Both & { kind: string; day: string; note: string }): SettledEntry {
  return {
    kind: kindOf(entry.kind),
    day: entry.day,
    usd: toDollarString(entry.usdCents),
    xcg: toDollarString(entry.xcgCents),
    note: entry.note,
  };
}

export function kindOf(kept: string): SettledKind {
  const kind = SETTLED_KINDS.find((known) => known === kept);
  if (!kind) throw new Error("an entry of a driver is of a kind nobody knows");
  return kind;
}

async function readRentsToSettle(
  db: Db | Trx,
  { driverIds, lastDay }: Asked,
): Promise<{ driverId: number; due: RentDue }[]> {
  const [rents, settled] = await Promise.all([
    listCountingRents(db, driverIds),
    listSettledRents(db, driverIds),
  ]);
  const isSettled = new Set(settled.map(({ rent_id: id, day }) => `${id} ${day}`));
  return groupBy(rents, ({ driver_id: id }) => String(id)).flatMap(([driverId, ofDriver]) =>
    rentsDue(
      ofDriver.map(({ id, valid_from, cents }) => ({ id, validFrom: valid_from, cents })),
      lastDay,
    )
      .filter(({ rentId, day }) => !isSettled.has(`${rentId} ${day}`))
      .map((due) => ({ driverId: Number(driverId), due })),
  );
}
