import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import { markOffersUnheard } from "./own-plan.queries.ts";

/** Nobody is believed to have had no signal for longer. */
const LONGEST_MS = 4 * HOUR_MS;

type Silence = { readonly driverId: number; readonly from: Date; readonly until: Date; readonly now: Date };

/** Offers that ran out while the phone could hear of nothing aren't counted as missed, and the driver is told of them. */
export async function reportNoSignal(trx: Trx, { driverId, from, until, now }: Silence): Promise<void> {
  const earliest = new Date(now.getTime() - LONGEST_MS);
  await markOffersUnheard(trx, {
    driverId,
    from: from < earliest ? earliest : from,
    until: until > now ? now : until,
  });
}
