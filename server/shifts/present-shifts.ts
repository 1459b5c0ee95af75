import type { DriverShifts, ShiftDay, ShiftProposal, ShiftsRow } from "../../contract/shifts/shifts.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { shiftsOn, workedMinutes } from "../../domain/shifts/shift-times.ts";
import { shiftWorries, type WorkingLimits } from "../../domain/shifts/shift-worries.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Home } from "../database/tables/shift-tables.ts";
import type { ProposalRow } from "./shift-proposals.queries.ts";
import type { ShiftDayRow, WrittenWeekRow } from "./shifts.queries.ts";

/** The driver reads for so long how it was decided. */
const DECIDED_SHOWN_DAYS = 14;

export type ShownDays = { readonly from: string; readonly days: number };

type Facts = {
  readonly shown: ShownDays;
  /** Of this driver, the day before the first among them: its night may run into it. */
  readonly otherwise: readonly ShiftDayRow[];
  readonly drivenMinutes: number;
  readonly limits: WorkingLimits;
};

export function presentRow(row: WrittenWeekRow, facts: Facts): Omit<ShiftsRow, "proposal_waits"> {
  const { shown, otherwise, limits } = facts;
  const week = row.week ?? [];
  const dayOf = (day: string): ShiftDay => {
    const { shifts, by } = shiftsOn(day, { week, days: otherwise });
    const note = otherwise.find((one) => one.day === day)?.note ?? null;
    return { day, shifts: [...shifts], by: by === "week" && week.length === 0 ? "none" : by, note };
  };
  const all = Array.from({ length: shown.days + 1 }, (_, index) => dayOf(addDays(shown.from, index - 1)));
  const days = all.slice(1);
  return {
    driver_id: row.driver_id,
    driver_name: fullName(row),
    days,
    planned_minutes: days.flatMap(({ shifts }) => shifts).reduce((sum, one) => sum + workedMinutes(one), 0),
    driven_minutes: facts.drivenMinutes,
    worries: shiftWorries(all, limits).filter(({ day }) => day >= shown.from),
  };
}

export function presentDriverShifts(
  row: WrittenWeekRow,
  { proposal, now, ...facts }: Facts & { proposal: ProposalRow | undefined; now: Date },
): DriverShifts {
  return {
    ...presentRow(row, facts),
    week: row.week ?? [],
    home: homeOf(row),
    proposal: proposal && isShown(proposal, now) ? presentProposal(proposal) : null,
    changed_at: row.changed_at?.toISOString() ?? null,
    changed_by:
      row.changer_first_name === null
        ? null
        : fullName({ first_name: row.changer_first_name, last_name: row.changer_last_name ?? "" }),
    version: row.version ?? 0,
    ...presentLimits(facts.limits),
  };
}

export function presentLimits({ longestDayHours, restHours }: WorkingLimits) {
  return { longest_day_hours: longestDayHours, rest_hours: restHours };
}

export function homeOf({ home_name, home_lat, home_lng }: WrittenWeekRow): Home | null {
  if (home_name === null || home_lat === null || home_lng === null) return null;
  return { name: home_name, lat: home_lat, lng: home_lng };
}

function isShown({ decided_at }: ProposalRow, now: Date): boolean {
  return decided_at === null || decided_at.getTime() > now.getTime() - DECIDED_SHOWN_DAYS * DAY_MS;
}

function presentProposal({ id, wanted, note, proposed_at, state, reason }: ProposalRow): ShiftProposal {
  return {
    id,
    week: wanted.week ?? null,
    changes_home: wanted.home !== undefined,
    home: wanted.home ?? null,
    days: wanted.days,
    note,
    proposed_at: proposed_at.toISOString(),
    state,
    reason,
  };
}
