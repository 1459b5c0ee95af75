import { fareGivenBack } from "../../domain/pay-links/fare-given-back.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { keptOfTip } from "../../domain/pay-links/tip.ts";
import { linkPartOf } from "../../domain/pay-links/link-part.ts";
import { NOT_DRIVEN, isOneOf } from "../../domain/rides/ride-states.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { notePaidByLink } from "../rides/paying/note-payment.ts";
import { keepPaid } from "../partners/move-statement.ts";
import { enterTip } from "../settlements/enter-tip.ts";
import { payLinkSubject } from "./ask-payment.ts";
import type { ProviderState } from "./pay-provider.ts";
import {
  type PayLinkRow,
  listPaidTips,
  listPaidTowardsFare,
  lockPayLink,
  lockRideOfLink,
  lockStatementOfLink,
  updatePayLink,
} from "./pay-links.queries.ts";

/**
 * Takes over what the provider says of a payment, once. Paid is paid, also where it was taken back or ran out here in the
 * meantime; every other word counts only while it is open, so that what comes late or twice changes nothing.
 */
export async function takeProviderState(
  db: Db,
  { id, state, now }: { id: number; state: ProviderState; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ride = await lockRideOfLink(trx, id);
    await lockStatementOfLink(trx, id);
    const link = await lockPayLink(trx, id);
    if (!link || link.paid_at !== null) return;
    if (state === "paid") return takePaid(trx, { link, ride, now });
    if (link.state !== "open" || state === "open") return;
    await updatePayLink(trx, id, { state, ended_at: now, next_check_at: null, trouble: null });
  });
}

type Ride = Awaited<ReturnType<typeof lockRideOfLink>>;
type Paid = { link: PayLinkRow; ride: Ride; now: Date };

async function takePaid(trx: Trx, { link, ride, now }: Paid): Promise<void> {
  const paid = { state: "paid" as const, paid_at: now, ended_at: now, next_check_at: null, trouble: null };
  await updatePayLink(trx, link.id, paid);
  const applied = await applyPaid(trx, { link, ride, now });
  await updatePayLink(trx, link.id, { applied_cents: applied });
  if (link.purpose === "tip") await countTips(trx, ride, now);
  await recordAudit(trx, {
    actorId: null,
    action: "paid_by_link",
    subject: payLinkSubject(link.id),
    detail: {
      purpose: link.purpose,
      ride: link.ride_id,
      statement: link.statement_id,
      amount: toDollarString(link.amount_cents),
      counted: toDollarString(applied),
    },
    at: now,
  });
}

/** The part of a payment that counts for its purpose. The rest is to be given back. */
async function applyPaid(trx: Trx, { link, ride, now }: Paid): Promise<number> {
  if (link.statement_id !== null) {
    await keepPaid(trx, link.statement_id);
    return link.amount_cents;
  }
  if (!ride) throw new Error("a payment is for no ride and no statement");
  if (link.purpose === "no_show_fee") return isOneOf(NOT_DRIVEN, ride.status) ? link.amount_cents : 0;
  if (link.purpose === "tip") return passOnTip(trx, { link, ride, now });
  const isPaidOtherwise = ride.paid_by !== null || ride.partner_id !== null;
  if (isOneOf(NOT_DRIVEN, ride.status) || isPaidOtherwise) return 0;
  const left = ride.fare_cents - linkPartOf({ fareCents: ride.fare_cents, linkCents: ride.link_cents });
  const applied = Math.min(link.amount_cents, left);
  const link_cents = ride.link_cents + applied;
  const isWhole = ride.status === "Completed" && link_cents >= ride.fare_cents;
  await notePaidByLink(trx, ride.id, { link_cents, ...(isWhole ? { paid_by: "card" } : {}), now });
  return applied;
}

/** Enters a tip for whoever drove; of a ride that isn't over after all, it is to be given back. */
async function passOnTip(
  trx: Trx,
  { link, ride, now }: { link: PayLinkRow; ride: NonNullable<Ride>; now: Date },
): Promise<number> {
  if (ride.status !== "Completed" || ride.driver_id === null) return 0;
  const cents = link.amount_cents;
  const tip = { driverId: ride.driver_id, payLinkId: link.id, cents, note: ride.reference, now };
  await enterTip(trx, tip);
  return cents;
}

/** Notes in a ride the tips that were paid for it by link and not given back. */
export async function countTips(trx: Trx, ride: Ride, now: Date): Promise<void> {
  if (!ride) return;
  const tips = (await listPaidTips(trx, ride.id)).map(keptTip);
  await notePaidByLink(trx, ride.id, { tip_link_cents: tips.reduce((sum, cents) => sum + cents, 0), now });
}

/** The part of a tip that its driver keeps. */
export function keptTip(link: Pick<PayLinkRow, "amount_cents" | "applied_cents" | "refunded_cents">): number {
  return keptOfTip({
    amountCents: link.amount_cents,
    appliedCents: link.applied_cents,
    refundedCents: link.refunded_cents,
  });
}

/**
 * Counts anew what was paid by link towards the fare of a ride, after something was given back. The part that counted when it was
 * completed stays: giving some of it back then is between the company and its guest, and not the driver's loss.
 */
export async function countAnew(trx: Trx, ride: Ride, now: Date): Promise<void> {
  if (!ride) return;
  const changed = ride.status === "Completed" ? await countGivenBack(trx, ride) : await countPaid(trx, ride);
  if (changed === null) return;
  await notePaidByLink(trx, ride.id, { ...changed, now });
}

type Counted = NonNullable<Ride>;

async function countPaid(trx: Trx, ride: Counted) {
  let counted = 0;
  for (const link of await listPaidTowardsFare(trx, ride.id)) {
    const applied = Math.min(link.amount_cents - link.refunded_cents, Math.max(0, ride.fare_cents - counted));
    if (applied !== link.applied_cents) await updatePayLink(trx, link.id, { applied_cents: applied });
    counted += applied;
  }
  return counted === ride.link_cents ? null : { link_cents: counted };
}

/** The change to what is kept of the fare that was given back; null where it stays. */
async function countGivenBack(trx: Trx, ride: Counted) {
  const givenBack = fareGivenBack(ride.fare_cents, await listPaidTowardsFare(trx, ride.id));
  return givenBack === ride.link_given_back_cents ? null : { link_given_back_cents: givenBack };
}
