import type { FastifyBaseLogger } from "fastify";
import { isDepositPaid } from "../../domain/pay-links/deposit-due.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";
import { getPayLinkSettings } from "../company/pay-link-settings.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { getRide } from "../rides/get-ride.ts";
import { SYSTEM } from "../rides/ride-actor.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";
import { rideConflict } from "../rides/ride-conflict.ts";
import { takeStep } from "../rides/change/take-step.ts";
import { waitsForDeposit } from "../rides/trip-of.ts";
import { askForDeposit } from "./ask-payment.ts";
import { listRidesWaiting } from "./deposits.queries.ts";
import { takeBackOpenLink } from "./pay-links.queries.ts";
import type { PayProvider } from "./pay-provider.ts";
import { sendPayLink } from "./send-pay-link.ts";

type Waiting = {
  db: Db;
  clock: Clock;
  /** Null where the server has nobody who takes the money any more: then no ride can wait for it. */
  provider: PayProvider | null;
  log: Pick<FastifyBaseLogger, "warn">;
};

/**
 * Looks after the rides that wait for their deposit: asks their guests for it once, shows a ride to the drivers once it is paid or can't
 * be waited for any more, and cancels one whose time is over. While the provider may still know of a payment, nothing is cancelled.
 */
export async function waitForDeposits({ db, clock, provider, log }: Waiting): Promise<void> {
  const now = clock.now();
  const { mode, deposit_minutes, deposit_hours } = (await getPayLinkSettings(db)).settings;
  const insists = provider !== null && mode === "deposit" && deposit_minutes !== null;
  const rule = { insists, hours: deposit_hours };
  for (const found of await listRidesWaiting(db, { now, ...rule })) {
    try {
      await inTransaction(db, (trx) => lookAfter(trx, { rideId: found.id, provider, rule, now }));
    } catch (error) {
      // Somebody else was quicker: the office, the guest, or another server.
      if (!(error instanceof ApiError)) throw error;
      log.warn(
        { ride: found.id, code: error.code },
        "a ride that waits for its deposit has changed meanwhile",
      );
    }
  }
}

type Rule = { insists: boolean; hours: number };
type LookingAfter = { rideId: number; provider: PayProvider | null; rule: Rule; now: Date };

async function lookAfter(trx: Trx, { rideId, provider, rule, now }: LookingAfter): Promise<void> {
  const [found] = await listRidesWaiting(trx, { now, ...rule, rideId });
  if (!found) return;
  const ride = await getRide(trx, rideId);
  if (!mustWait(ride, rule)) return step(trx, { action: "release", rideId, rule, now });
  if (!isOver(ride, now)) {
    if (provider === null || found.asked) return;
    const id = await askForDeposit(trx, { rideId, provider: provider.name, now });
    return sendPayLink(trx, { id, by: null, now });
  }
  if (found.open_link !== null) return takeBackOpenLink(trx, found.open_link, now);
  if (!found.unsettled) await step(trx, { action: "cancel", rideId, rule, now });
}

type Step = { action: "release" | "cancel"; rideId: number; rule: Rule; now: Date };

async function step(trx: Trx, { action, rideId, rule, now }: Step): Promise<void> {
  await takeStep(trx, {
    action,
    actor: SYSTEM,
    now,
    find: async () => {
      const ride = await getRide(trx, rideId);
      const isDue = action === "release" ? !mustWait(ride, rule) : mustWait(ride, rule) && isOver(ride, now);
      if (!waitsForDeposit(ride) || !isDue) throw rideConflict(ride);
      return ride;
    },
    parties: () => ["auto_dispatch"],
    prepare: async () => ({ changes: action === "release" ? { held: false } : {} }),
  });
}

/** Whether the deposit is still to be waited for: it isn't paid, the company insists, and the pickup was not moved near. */
function mustWait(ride: RideRow, { insists, hours }: Rule): boolean {
  const { deposit_cents: depositCents, deposit_due_at: dueAt, ride_datetime: pickupAt } = ride;
  if (!insists || depositCents === null || dueAt === null) return false;
  if (pickupAt.getTime() - hours * HOUR_MS < dueAt.getTime()) return false;
  return !isDepositPaid({ fareCents: ride.fare_cents, linkCents: ride.link_cents, depositCents });
}

function isOver({ deposit_due_at: dueAt }: RideRow, now: Date): boolean {
  return dueAt !== null && dueAt <= now;
}
