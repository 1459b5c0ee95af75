import {
  clearShiftDayEndpoint,
  decideShiftProposalEndpoint,
  getDriverShiftsEndpoint,
  getOwnShiftsEndpoint,
  listShiftsEndpoint,
  proposeShiftsEndpoint,
  setDriverShiftsEndpoint,
  setShiftDayEndpoint,
  withdrawShiftProposalEndpoint,
} from "../../contract/shifts/shifts.endpoints.ts";
import type { WorkingLimits } from "../../domain/shifts/shift-worries.ts";
import type { Db, Trx } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { decideShiftProposal, proposeShifts, withdrawShiftProposal } from "./propose-shifts.ts";
import { readDriverShifts, readShifts } from "./read-shifts.ts";
import { type Change, clearShiftDay, setDriverShifts, setShiftDay } from "./set-shifts.ts";

export type ShiftsDependencies = {
  db: Db;
  clock: Clock;
  /** How long a driver may work and must rest, as the office has set it. */
  readLimits: (db: Db | Trx) => Promise<WorkingLimits>;
};

/** The drivers' shifts: staff write them, dispatch changes a day, drivers propose. */
export function shiftsRoutes(serve: Serve, { db, clock, readLimits }: ShiftsDependencies): void {
  const change = (driverId: number, caller: Caller): Change => ({
    driverId,
    by: signedIn(caller).accountId,
    now: clock.now(),
  });
  const ownChange = (caller: Caller) => change(signedIn(caller).accountId, caller);
  const shiftsOf = async (from: Db | Trx, driverId: number) =>
    readDriverShifts(from, driverId, { now: clock.now(), limits: await readLimits(from) });

  serve(listShiftsEndpoint, async ({ query }) =>
    readShifts(db, { from: query.from, days: query.days, now: clock.now(), limits: await readLimits(db) }),
  );

  serve(setShiftDayEndpoint, async ({ params: { id, day }, body, caller, transact }) =>
    transact(async (trx) => {
      await setShiftDay(trx, { day, shifts: body.shifts, note: body.note }, change(id, caller));
      return null;
    }),
  );

  serve(clearShiftDayEndpoint, async ({ params: { id, day }, caller, transact }) =>
    transact(async (trx) => {
      await clearShiftDay(trx, day, change(id, caller));
      return null;
    }),
  );

  serve(getDriverShiftsEndpoint, async ({ params }) => shiftsOf(db, params.id));

  serve(setDriverShiftsEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      await setDriverShifts(trx, body, change(id, caller));
      return shiftsOf(trx, id);
    }),
  );

  serve(decideShiftProposalEndpoint, async ({ params: { id }, body, caller, transact }) =>
    transact(async (trx) => {
      const { proposal_id: proposalId, accept, reason } = body;
      await decideShiftProposal(trx, { proposalId, accept, reason }, change(id, caller));
      return shiftsOf(trx, id);
    }),
  );

  serve(getOwnShiftsEndpoint, async ({ caller }) => shiftsOf(db, signedIn(caller).accountId));

  serve(proposeShiftsEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const { week, home, days, note } = body;
      await proposeShifts(trx, { week, home, days, note }, ownChange(caller));
      return shiftsOf(trx, signedIn(caller).accountId);
    }),
  );

  serve(withdrawShiftProposalEndpoint, async ({ caller, transact }) =>
    transact(async (trx) => {
      await withdrawShiftProposal(trx, ownChange(caller));
      return shiftsOf(trx, signedIn(caller).accountId);
    }),
  );
}
