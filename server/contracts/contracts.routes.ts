import {
  bookContractRideEndpoint,
  changeContractEndpoint,
  endContractEndpoint,
  getContractEndpoint,
  listContractTroublesEndpoint,
  listContractsEndpoint,
  makeContractEndpoint,
  setContractDaysAheadEndpoint,
  settleContractRideEndpoint,
} from "../../contract/contracts/contracts.endpoints.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { BookingDependencies } from "../rides/booking/prepare-booking.ts";
import { keepContract, keepContracts } from "./keep-contract.ts";
import { readContract, readContractTroubles, readContracts } from "./read-contracts.ts";
import { bookFound, doAfterAll, findRun, makeRoom, noteAnswer, refuseEarlierEnd } from "./settle-run.ts";
import {
  changeContract,
  endContract,
  makeContract,
  refuseClosedAccount,
  setDaysAhead,
} from "./write-contract.ts";

/**
 * Contracts of the office and of dispatch. A contract is committed first; the rides that follow from it come after, each by itself,
 * since a booking asks the map before its own transaction. The answer is the contract; its rides are read anew.
 */
export function contractsRoutes(serve: Serve, booking: BookingDependencies): void {
  const { db, clock } = booking;
  const workOf = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });

  serve(listContractsEndpoint, () => readContracts(db, clock.now()));

  serve(listContractTroublesEndpoint, () => readContractTroubles(db, clock.now()));

  serve(getContractEndpoint, ({ params: { id } }) => readContract(db, id, clock.now()));

  serve(setContractDaysAheadEndpoint, async ({ body: { days_ahead: days }, caller, transact }) => {
    const said = await transact(async (trx) => {
      await setDaysAhead(trx, { days, ...workOf(caller) });
      return { days_ahead: days };
    });
    await keepContracts(booking);
    return said;
  });

  serve(makeContractEndpoint, async ({ body: written, caller, transact }) => {
    await refuseClosedAccount(db, written);
    const made = await transact(async (trx) =>
      readContract(trx, await makeContract(trx, { written, ...workOf(caller) }), clock.now()),
    );
    await keepContract(booking, made.id);
    return made;
  });

  serve(changeContractEndpoint, async ({ params: { id }, body: written, caller, transact }) => {
    await refuseClosedAccount(db, written);
    const changed = await transact(async (trx) => {
      await changeContract(trx, id, { written, ...workOf(caller) });
      return readContract(trx, id, clock.now());
    });
    await keepContract(booking, id);
    return changed;
  });

  serve(endContractEndpoint, async ({ params: { id }, body: { last_day: lastDay }, caller, transact }) => {
    refuseEarlierEnd(lastDay, clock.now());
    const ended = await transact(async (trx) => {
      await endContract(trx, id, { lastDay, ...workOf(caller) });
      return readContract(trx, id, clock.now());
    });
    await keepContract(booking, id);
    return ended;
  });

  serve(bookContractRideEndpoint, async ({ params: { id }, body, caller, transact }) => {
    const found = await findRun(booking, id, body);
    const answer = await transact(async (trx) => {
      await makeRoom(trx, found, workOf(caller));
      return readContract(trx, id, clock.now());
    });
    await bookFound(booking, found);
    return answer;
  });

  serve(settleContractRideEndpoint, async ({ params: { id }, body, caller, transact }) => {
    const found = await findRun(booking, id, body);
    const answer = await transact(async (trx) => {
      await noteAnswer(trx, found, { answer: body.answer, ...workOf(caller) });
      return readContract(trx, id, clock.now());
    });
    if (body.answer === "as_contract") await doAfterAll(booking, found);
    return answer;
  });
}
