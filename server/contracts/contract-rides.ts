import type { ContractRun } from "../../domain/contracts/contract-runs.ts";
import type { RunTerms } from "../database/tables/contract-tables.ts";
import { type Trx, inTransaction } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import type { SignedIn } from "../http/caller.ts";
import { claimAndLock } from "../http/claim-and-lock.ts";
import { bookRide } from "../rides/booking/book-ride.ts";
import {
  type BookingDependencies,
  type PreparedBooking,
  prepareBooking,
} from "../rides/booking/prepare-booking.ts";
import { prepareUpdate, updateRide } from "../rides/editing/update-ride.ts";
import { cancelRide } from "../rides/steps/cancel-ride.ts";
import {
  type ContractRow,
  type RunKey,
  type RunRow,
  claimRun,
  holdContract,
  lockRun,
  noteNotBooked,
  updateRun,
} from "./contracts.queries.ts";
import { agreedCents, bookingOf, editOf, needsNewBooking } from "./run-terms.ts";

/** One ride as its contract asks for it. */
export type AskedRun = {
  readonly contract: ContractRow;
  readonly run: ContractRun;
  readonly terms: RunTerms;
};

const NO_TROUBLE = { trouble: null, problem: null, problem_code: null, stays: false };

/** Books a ride of a contract once, through the booking that every ride comes by; what refuses it is kept, to be read and mended. */
export async function bookRun(deps: BookingDependencies, asked: AskedRun): Promise<void> {
  const { contract, run, terms } = asked;
  const { db, clock } = deps;
  const place = {
    ...keyOfRun(contract, run),
    at: run.at,
    terms: JSON.stringify(terms),
    noted_at: clock.now(),
  };
  try {
    const booking = await prepare(deps, asked);
    await inTransaction(db, async (trx) => {
      await claimAndLock(trx, null, booking.locks);
      if (!(await holdContract(trx, contract)) || !(await claimRun(trx, place))) return;
      const ride = await bookRide(trx, booking, deps);
      const { terms: booked, at } = place;
      await updateRun(trx, place, { ...NO_TROUBLE, ride_id: ride.id, terms: booked, at });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await noteNotBooked(db, { ...place, problem_code: error.code, problem: error.message });
  }
}

/** Changes a ride to what its contract says now; it keeps its number unless somebody else is to pay, or another amount. */
export async function changeRun(
  deps: BookingDependencies,
  asked: AskedRun,
  row: RunRow,
  { force = false }: { force?: boolean } = {},
): Promise<void> {
  const { contract, run, terms } = asked;
  const rideId = row.ride_id;
  if (rideId === null) return;
  const caller = callerOf(contract);
  const now = deps.clock.now();
  await mending(deps, row, "changed", async () => {
    const anew = needsNewBooking(row.terms, terms) ? await prepare(deps, asked, { isQuiet: false }) : null;
    const edit = anew
      ? null
      : await prepareUpdate(deps, { rideId, edit: { ...editOf(row.terms, terms), force } });
    return {
      locks: anew?.locks ?? edit?.locks ?? [],
      work: async (trx) => {
        if (!(await isStill(trx, contract, row))) return;
        const changed = { ...NO_TROUBLE, terms: JSON.stringify(terms), at: run.at };
        if (edit) await updateRide(trx, edit, { caller, now, force });
        if (!anew) return updateRun(trx, row, changed);
        await cancelRide(trx, { rideId, caller, now });
        const { id } = await bookRide(trx, anew, deps);
        await updateRun(trx, row, { ...changed, ride_id: id });
      },
    };
  });
}

/** Cancels a ride that its contract asks for no more. */
export async function cancelRun(
  deps: BookingDependencies,
  { contract, row }: { contract: ContractRow; row: RunRow },
): Promise<void> {
  const { ride_id: rideId } = row;
  if (rideId === null) return;
  const now = deps.clock.now();
  await mending(deps, row, "not_wanted", async () => ({
    locks: [],
    work: async (trx) => {
      if (!(await isStill(trx, contract, row))) return;
      await cancelRide(trx, { rideId, caller: callerOf(contract), now });
      await updateRun(trx, row, NO_TROUBLE);
    },
  }));
}

type Mending = { readonly locks: readonly string[]; readonly work: (trx: Trx) => Promise<void> };

/** Does what a ride needs; where it is refused, the place of the ride says why. */
async function mending(
  { db, clock }: BookingDependencies,
  row: RunRow,
  trouble: "changed" | "not_wanted",
  prepared: () => Promise<Mending>,
): Promise<void> {
  try {
    const { locks, work } = await prepared();
    await inTransaction(db, async (trx) => {
      await claimAndLock(trx, null, locks);
      await work(trx);
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (row.trouble === trouble && row.problem === error.message) return;
    const noted = { trouble, problem: error.message, problem_code: error.code, noted_at: clock.now() };
    await updateRun(db, row, noted);
  }
}

async function prepare(
  deps: BookingDependencies,
  { contract, terms }: AskedRun,
  { isQuiet = true } = {},
): Promise<PreparedBooking> {
  const booking = await prepareBooking(deps, {
    booking: bookingOf(terms),
    caller: callerOf(contract),
    hasKey: true,
    byContract: { cents: agreedCents(terms) },
  });
  return { ...booking, isQuiet };
}

/** Whether contract and ride are as they were read; they stay so until the end of the transaction. */
async function isStill(trx: Trx, contract: ContractRow, row: RunRow): Promise<boolean> {
  return (await holdContract(trx, contract)) && (await lockRun(trx, row)) === row.ride_id;
}

function keyOfRun({ id }: ContractRow, { line, day, way }: ContractRun): RunKey {
  return { contract_id: id, line, day, way };
}

/**
 * The person who wrote the contract last, as the one in whose name its rides are booked: the history of each ride names them, and they book as
 * dispatch does, whatever their role has become since.
 */
function callerOf(contract: Pick<ContractRow, "changed_by" | "writer_role" | "writer_username">): SignedIn {
  return {
    actor: contract.writer_role === "staff" ? "staff" : "operator",
    accountId: contract.changed_by,
    username: contract.writer_username,
    sessionId: "",
    tokenEndsAt: new Date(0),
    address: "",
  };
}
