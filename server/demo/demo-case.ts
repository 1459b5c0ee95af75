import { answerAsDriver, askDriver, noteCase } from "../cases/work-on-case.ts";
import { openCase } from "../cases/open-case.ts";
import type { Trx } from "../database/connect.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { findAccounts, findUnhappyRide } from "./demo.queries.ts";

/** The office heard of it a while after the ride, and the driver has answered since. */
const AFTER = { opened: 2 * HOUR_MS, asked: 2 * HOUR_MS + 6 * MINUTE_MS, said: 4 * HOUR_MS };

const LATELY_MS = 3 * DAY_MS;

/** One case that is open: a passenger who complained, what the office noted and asked, and the driver's side. */
export async function openDemoCase(trx: Trx, now: Date): Promise<void> {
  const [office] = await findAccounts(trx, ["staff"]);
  const before = new Date(now.getTime() - AFTER.said);
  const ride = await findUnhappyRide(trx, { from: new Date(now.getTime() - LATELY_MS), before });
  if (!office || !ride) return;
  const at = (afterMs: number) => new Date(ride.completed_at.getTime() + afterMs);
  const id = await openCase(trx, {
    kind: "complaint",
    ride_id: ride.id,
    title: "Waited in the sun, and the card reader failed",
    by: office.id,
    now: at(AFTER.opened),
  });
  const text = "They called: the car stood on the other side of the road. They'd like part of the fare back.";
  await noteCase(trx, { id, text, by: office.id, now: at(AFTER.opened) });
  const question = "Where did you wait, and what was wrong with the card reader?";
  await askDriver(trx, { id, text: question, by: office.id, now: at(AFTER.asked) });
  const answer = "At the gate, as the road was closed. The reader had no signal, so they paid in cash.";
  await answerAsDriver(trx, { id, text: answer, by: ride.driver_id, now: at(AFTER.said) });
}
