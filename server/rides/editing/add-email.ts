import type { Trx } from "../../database/connect.ts";
import type { Caller } from "../../http/caller.ts";
import { takeStep } from "../change/take-step.ts";
import { getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";

type Added = { trackingCode: string; email: string; caller: Caller; now: Date };

/** Adds an address to a ride whose guest left none, for whoever has its tracking code, and mails the ride there. */
export async function addEmail(trx: Trx, { trackingCode, email, caller, now }: Added): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "add_email",
    actor: actorOf(caller),
    now,
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
    prepare: async () => ({ changes: { rider_email: email } }),
  });
  return after;
}
