import { fromDollars } from "../../domain/money.ts";
import { mayTip } from "../../domain/pay-links/tip.ts";
import { getPayLinkSettings } from "../company/pay-link-settings.ts";
import type { Trx } from "../database/connect.ts";
import { getRide, getRideByCode } from "../rides/get-ride.ts";
import { toTip } from "../rides/trip-of.ts";
import { type Asking, ask, nothingToPay } from "./ask-payment.ts";
import { lockRideToPay } from "./pay-links.queries.ts";

/** The guest begins to pay a tip after their ride; asked for as much again, or by two at once, it is one payment. */
export async function askForTip(
  trx: Trx,
  { trackingCode, amount, ...asking }: { trackingCode: string; amount: number } & Asking,
): Promise<number> {
  const { id } = await getRideByCode(trx, trackingCode);
  await lockRideToPay(trx, id);
  const { settings } = await getPayLinkSettings(trx);
  const ride = await getRide(trx, id);
  if (settings.mode === "off" || !mayTip(toTip(ride), asking.now)) {
    throw nothingToPay("A tip can't be given by link here, or was given already.");
  }
  const cents = fromDollars(amount);
  const wanted = { purpose: "tip" as const, cents, rideId: id, statementId: null, by: null };
  return ask(trx, wanted, { ...asking, settings });
}
