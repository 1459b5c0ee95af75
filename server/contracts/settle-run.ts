import { curacaoDate } from "../../domain/curacao-time.ts";
import { type ContractRun, runsOf } from "../../domain/contracts/contract-runs.ts";
import { isHoliday } from "../../domain/fares/holidays.ts";
import { NOT_DRIVEN, isOneOf } from "../../domain/rides/ride-states.ts";
import { addDays } from "../../domain/curacao-days.ts";
import type { Trx } from "../database/connect.ts";
import { getExtraHolidays } from "../fares/tariff-in-force.ts";
import { ApiError } from "../http/api-error.ts";
import type { BookingDependencies } from "../rides/booking/prepare-booking.ts";
import { bookRun, cancelRun, changeRun } from "./contract-rides.ts";
import { type ContractRow, type RunRow, listRuns, lockRun, updateRun } from "./contracts.queries.ts";
import { keyOf } from "./keep-contract.ts";
import { termsOf } from "./run-terms.ts";
import { getContractRow, note } from "./write-contract.ts";

type Named = Pick<ContractRun, "line" | "day" | "way">;
type By = { readonly by: number; readonly now: Date };

/** One ride of a contract: what is asked for, and what is there. */
export type FoundRun = {
  readonly contract: ContractRow;
  readonly run: ContractRun | undefined;
  readonly row: RunRow | undefined;
};

export async function findRun({ db }: BookingDependencies, id: number, named: Named): Promise<FoundRun> {
  const contract = await getContractRow(db, id);
  const { day } = named;
  const extra = await getExtraHolidays(db, { start: day, end: addDays(day, 1) });
  const runs = runsOf(contract, {
    from: day,
    until: day,
    isHoliday: (on, time) => isHoliday(on, time, extra),
  });
  const rows = await listRuns(db, { contractId: id, from: new Date(0) });
  return {
    contract,
    run: runs.find((one) => keyOf(one) === keyOf(named)),
    row: rows.find((one) => keyOf(one) === keyOf(named)),
  };
}

/** Makes room for a ride that was called off, so that it is booked once more. */
export async function makeRoom(trx: Trx, { contract, run, row }: FoundRun, { by, now }: By): Promise<void> {
  if (!run || contract.ended_at !== null) {
    throw new ApiError("edit_conflict", "The contract asks for no ride then any more.");
  }
  if (run.at <= now) throw new ApiError("edit_conflict", "This time has passed.");
  if (row?.ride_id) {
    const isOver = row.status !== null && isOneOf(NOT_DRIVEN, row.status);
    if (!isOver || (await lockRun(trx, row)) !== row.ride_id) {
      throw new ApiError("edit_conflict", "This ride is booked already.");
    }
    await updateRun(trx, row, { ride_id: null });
  }
  await note(trx, { id: contract.id, by, now, action: "book_contract_ride", detail: whichOf(run) });
}

/** Books what there is room for. */
export async function bookFound(deps: BookingDependencies, { contract, run }: FoundRun): Promise<void> {
  if (run) await bookRun(deps, { contract, run, terms: termsOf(contract, run) });
}

/** Notes the answer for a ride that a driver has; one that stays as it is is then as the contract asks. */
export async function noteAnswer(
  trx: Trx,
  { contract, run, row }: FoundRun,
  { answer, by, now }: By & { answer: "as_contract" | "as_it_is" },
): Promise<void> {
  if (!row?.ride_id || row.trouble === null || (await lockRun(trx, row)) !== row.ride_id) {
    throw new ApiError("edit_conflict", "Nothing is asked about this ride any more.");
  }
  if (answer === "as_it_is") {
    const settled = { trouble: null, problem: null, problem_code: null };
    const kept = run ? { terms: JSON.stringify(termsOf(contract, run)) } : { stays: true };
    await updateRun(trx, row, { ...settled, ...kept });
  }
  const detail = { ...whichOf(row), answer };
  await note(trx, { id: contract.id, by, now, action: "settle_contract_ride", detail });
}

/** Does what the contract asks for, although a driver has the ride: they are told as of any other change. */
export async function doAfterAll(deps: BookingDependencies, { contract, run, row }: FoundRun): Promise<void> {
  if (!row) return;
  if (!run) return cancelRun(deps, { contract, row });
  await changeRun(deps, { contract, run, terms: termsOf(contract, run) }, row, { force: true });
}

function whichOf({ day, way, line }: Named) {
  return { day, way, trip: line };
}

/** The days on which a contract can end: today at the earliest. */
export function refuseEarlierEnd(lastDay: string, now: Date): void {
  if (lastDay >= addDays(curacaoDate(now), -1)) return;
  const sentence = "What was driven stays: the last day is yesterday at the earliest.";
  throw new ApiError("invalid_input", sentence, { fields: { last_day: sentence } });
}
