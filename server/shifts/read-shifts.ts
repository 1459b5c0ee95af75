import type { DriverShifts, Shifts } from "../../contract/shifts/shifts.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { WorkingLimits } from "../../domain/shifts/shift-worries.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { presentDriverShifts, presentLimits, presentRow, type ShownDays } from "./present-shifts.ts";
import { findLastProposal, listProposers } from "./shift-proposals.queries.ts";
import { listShiftDays, listWrittenWeeks, sumDrivenMinutes } from "./shifts.queries.ts";

/** One driver's own page shows the days of two weeks. */
const OWN_DAYS = 14;

type Reading = { readonly now: Date; readonly limits: WorkingLimits };

/** Everybody's shifts over some days. */
export async function readShifts(
  db: Db,
  { from, days, now, limits }: Reading & { from: string | undefined; days: number },
): Promise<Shifts> {
  const shown = { from: from ?? curacaoDate(now), days };
  const rows = await listWrittenWeeks(db);
  const otherwise = new Map(groupBy(await listShiftDays(db, rangeOf(shown)), (row) => String(row.driver_id)));
  const driven = await readDriven(db, shown);
  const proposers = new Set((await listProposers(db)).map(({ driver_id }) => driver_id));
  return {
    ...shown,
    ...presentLimits(limits),
    drivers: rows.map((row) => ({
      ...presentRow(row, {
        shown,
        otherwise: otherwise.get(String(row.driver_id)) ?? [],
        drivenMinutes: driven.get(row.driver_id) ?? 0,
        limits,
      }),
      proposal_waits: proposers.has(row.driver_id),
    })),
  };
}

/** All that is written of one driver's hours; a refusal where there is no such driver. */
export async function readDriverShifts(
  db: Db | Trx,
  driverId: number,
  { now, limits }: Reading,
): Promise<DriverShifts> {
  const [row] = await listWrittenWeeks(db, driverId);
  if (!row) throw notFound("This driver does not exist.");
  const shown = { from: curacaoDate(now), days: OWN_DAYS };
  return presentDriverShifts(row, {
    shown,
    otherwise: await listShiftDays(db, { ...rangeOf(shown), driverId }),
    drivenMinutes: (await readDriven(db, shown)).get(driverId) ?? 0,
    limits,
    proposal: await findLastProposal(db, driverId),
    now,
  });
}

function rangeOf({ from, days }: ShownDays) {
  return { from: addDays(from, -1), before: addDays(from, days) };
}

async function readDriven(db: Db | Trx, { from, days }: ShownDays): Promise<Map<number | null, number>> {
  const moments = { from: instantOf(from, "00:00:00"), before: instantOf(addDays(from, days), "00:00:00") };
  const rows = await sumDrivenMinutes(db, moments);
  return new Map(rows.map(({ driver_id, minutes }) => [driver_id, minutes]));
}
