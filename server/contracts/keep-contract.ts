import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { type ContractRun, runsOf } from "../../domain/contracts/contract-runs.ts";
import { isHoliday } from "../../domain/fares/holidays.ts";
import { OPEN, PROMISED, isOneOf } from "../../domain/rides/ride-states.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { getExtraHolidays } from "../fares/tariff-in-force.ts";
import type { BookingDependencies } from "../rides/booking/prepare-booking.ts";
import { type AskedRun, bookRun, cancelRun, changeRun } from "./contract-rides.ts";
import {
  type ContractRow,
  type RunRow,
  deleteUnbooked,
  findContract,
  getDaysAhead,
  listContractsToKeep,
  listRuns,
  updateRun,
} from "./contracts.queries.ts";
import { isSame, termsOf } from "./run-terms.ts";

/** How often contracts are looked through: a day more comes at midnight, and what could not be booked is tried again. */
export const KEEP_CONTRACTS_EVERY_MS = 300_000;
/** A contract that has ended is looked at for so long, for rides that could not be cancelled at once. */
const AFTER_END_MS = 2 * DAY_MS;

/** Brings the rides of all contracts to what these ask for. */
export async function keepContracts(deps: BookingDependencies): Promise<void> {
  const now = deps.clock.now();
  const endedSince = new Date(now.getTime() - AFTER_END_MS);
  for (const contract of await listContractsToKeep(deps.db, { endedSince })) await keep(deps, contract);
}

/** The same for one, once it is written. */
export async function keepContract(deps: BookingDependencies, id: number): Promise<void> {
  const contract = await findContract(deps.db, id);
  if (contract) await keep(deps, contract);
}

/**
 * Compares what a contract asks for with what is there, ride by ride, and mends the difference: each in a transaction of its own, so that
 * whoever comes after one that was killed goes on where it was.
 */
async function keep(deps: BookingDependencies, contract: ContractRow): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const wanted = await wantedRuns(deps, contract, now);
  const today = instantOf(curacaoDate(now), "00:00:00");
  const kept = await listRuns(db, { contractId: contract.id, from: today });
  const found = new Map(kept.map((row) => [keyOf(row), row]));
  for (const run of wanted) {
    if (run.at > now)
      await keepRun(deps, { contract, run, terms: termsOf(contract, run) }, found.get(keyOf(run)));
  }
  const asked = new Set(wanted.map(keyOf));
  for (const row of kept) {
    if (!asked.has(keyOf(row)) && row.at > now) await letGo(deps, contract, row);
  }
}

async function wantedRuns(
  { db }: BookingDependencies,
  contract: ContractRow,
  now: Date,
): Promise<ContractRun[]> {
  const from = curacaoDate(now);
  const until = addDays(from, await getDaysAhead(db));
  const extra = await getExtraHolidays(db, { start: from, end: addDays(until, 1) });
  return runsOf(contract, { from, until, isHoliday: (day, time) => isHoliday(day, time, extra) });
}

async function keepRun(deps: BookingDependencies, asked: AskedRun, row: RunRow | undefined): Promise<void> {
  if (!row?.ride_id || row.status === null) return bookRun(deps, asked);
  if (isSame(row.terms, asked.terms)) {
    if (row.trouble === null && !row.stays) return;
    return updateRun(deps.db, row, { trouble: null, problem: null, problem_code: null, stays: false });
  }
  if (!isOneOf(OPEN, row.status)) return;
  if (row.driver_id !== null) return ask(deps, row, "changed");
  await changeRun(deps, asked, row);
}

/** A ride that the contract asks for no more: it goes where no driver has it, and otherwise somebody is asked. */
async function letGo(deps: BookingDependencies, contract: ContractRow, row: RunRow): Promise<void> {
  if (row.ride_id === null) return deleteUnbooked(deps.db, row);
  if (row.status === null || !isOneOf(OPEN, row.status) || row.stays) return;
  const goesAnyway = contract.ended_at !== null && isOneOf(PROMISED, row.status);
  if (row.driver_id !== null && !goesAnyway) return ask(deps, row, "not_wanted");
  await cancelRun(deps, { contract, row });
}

async function ask({ db, clock }: BookingDependencies, row: RunRow, trouble: "changed" | "not_wanted") {
  if (row.trouble === trouble) return;
  await updateRun(db, row, { trouble, problem: null, problem_code: null, noted_at: clock.now() });
}

export function keyOf({ line, day, way }: Pick<ContractRun, "line" | "day" | "way">): string {
  return `${line} ${day} ${way}`;
}
