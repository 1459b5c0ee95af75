import * as fc from "fast-check";
import { ALSO_PAID_BY, PAID_BY, type PaidBy, UNPAID_REASONS } from "../../domain/payments/payment.ts";
import {
  closeShiftEndpoint,
  handInCashEndpoint,
  recordPaymentEndpoint,
} from "../../contract/payments/payments.endpoints.ts";
import {
  cancelAssignedRideEndpoint,
  undoRideStepEndpoint,
  updateRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  finishRideEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { HOUR_MS, SECOND_MS } from "../../domain/time-units.ts";
import { inTransaction } from "../database/connect.ts";
import { refundPayLink } from "../pay-links/refund-pay-link.ts";
import { takeProviderState } from "../pay-links/take-provider-state.ts";
import type { TestAccount } from "./accounts.ts";
import { makePartner } from "./partners.ts";
import { makePayLink, trialPayments } from "./pay-links.ts";
import { insertRideRow } from "./rides.ts";
import type { TestServer } from "./test-server.ts";

const tip = fc.option(
  fc.integer({ min: 0, max: 2_000 }).map((cents) => cents / 100),
  { nil: undefined },
);
/** What is paid by link: a part, all of it or more, before the ride or when it is over; now and then a part is given back. */
const link = fc.option(
  fc.record({
    cents: fc.integer({ min: 100, max: 5_000 }),
    late: fc.boolean(),
    refund: fc.option(fc.integer({ min: 100, max: 5_000 }), { nil: undefined }),
  }),
  { nil: undefined },
);
/** A second way beside cash; below nothing, change in the other currency. Some are refused. */
const also = fc.option(
  fc.record({
    also_paid_by: fc.constantFrom(...ALSO_PAID_BY),
    also_amount: fc.integer({ min: -2_000, max: 2_000 }).map((cents) => cents / 100),
  }),
  { nil: undefined },
);
const payment = fc.record({
  paid_by: fc.option(fc.constantFrom(...PAID_BY), { nil: undefined }),
  also,
  unpaid: fc.option(fc.constantFrom(...UNPAID_REASONS), { nil: undefined }),
  tip,
  link,
});
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("finish" as const), payment }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("undo" as const), payment }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("edit" as const), payment }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("correct" as const), payment }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), payment }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close" as const), payment }) },
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;
/** What may happen to the rides and the cash of two drivers, and how many hours after what was before. */
export const moneyHistory = fc.array(fc.record({ what: event, who: fc.nat(1), hours: fc.nat(30) }), {
  minLength: 4,
  maxLength: 14,
});

type MoneyEvents = typeof moneyHistory extends fc.Arbitrary<infer Some> ? Some : never;
type Players = { staff: TestAccount; drivers: readonly TestAccount[] };

/** Plays a history through the product's calls, until the last step can't be undone any more. */
export async function playMoneyHistory(
  server: TestServer,
  events: MoneyEvents,
  { staff, drivers }: Players,
): Promise<void> {
  for (const { what, who, hours } of events) {
    server.clock.advance(hours * HOUR_MS);
    await play(server, { what, driver: drivers[who] as TestAccount, staff, hours });
  }
  server.clock.advance(60 * SECOND_MS);
}

type Playing = { what: Event; driver: TestAccount; staff: TestAccount; hours: number };

/** One thing that happens to a ride of its own, or to a driver's cash. A refusal is as good as an answer. */
async function play(server: TestServer, { what, driver, staff, hours }: Playing): Promise<void> {
  if (what.kind === "close") return closeAndHandIn(server, { driver, staff });
  const zone = what.payment.tip === undefined ? null : "punda";
  const id = await insertRideRow(server, {
    status: "Pending",
    ...fareOf(2_600 + Math.round((what.payment.tip ?? 0) * 100), hours),
    zone,
    // No other ride is paid on account.
    partner_id: what.payment.paid_by === "account" ? (await makePartner(server)).id : null,
  });
  const params = { id };
  await server.request(acceptRideEndpoint, { params, token: driver.token });
  if (what.kind === "edit") {
    await server.request(updateRideEndpoint, { params, body: { passenger_count: 6 }, token: staff.token });
  }
  const { link } = what.payment;
  if (link?.late === false) await payByLink(server, { rideId: id, link, staff });
  if (what.kind === "cancel") {
    await server.request(cancelRideEndpoint, { params, token: staff.token });
    return;
  }
  const now = server.clock.now();
  await server.db
    .updateTable("rides")
    .set({ status: "InProgress", picked_up_at: now, started_at: now })
    .where("id", "=", id)
    .execute();
  const { paid_by, tip: given, also, unpaid } = what.payment;
  const said =
    paid_by === undefined
      ? { unpaid }
      : {
          paid_by,
          ...(given === undefined ? {} : { tip: given }),
          ...(mayBeBeside(also, paid_by) ? also : {}),
        };
  await server.request(finishRideEndpoint, { params, body: said, token: driver.token });
  if (link?.late === true) await payByLink(server, { rideId: id, link, staff });
  if (what.kind === "undo") await undo(server, id, { driver, staff });
  if (what.kind === "correct") {
    const body = { paid_by: "cash_xcg" as const, tip_xcg: 3.33, reason: "Their guest paid" };
    await server.request(recordPaymentEndpoint, { params, body, token: staff.token });
  }
  // As if it had been driven some hours ago.
  await server.db
    .updateTable("rides")
    .set({ completed_at: new Date(now.getTime() - hours * HOUR_MS) })
    .where("id", "=", id)
    .where("status", "=", "Completed")
    .execute();
}

type Also = Event["payment"]["also"];

/** Whether a second way goes with the first; one that doesn't would be refused, and the ride not finished. */
function mayBeBeside(also: Also, paidBy: PaidBy): also is NonNullable<Also> {
  if (also === undefined || also.also_amount === 0 || also.also_paid_by === paidBy) return false;
  return (
    (paidBy === "cash_usd" || paidBy === "cash_xcg") && (also.also_amount > 0 || also.also_paid_by !== "card")
  );
}

type PaidByLink = { rideId: number; link: NonNullable<Event["payment"]["link"]>; staff: TestAccount };

/** The provider says that a ride was paid, and perhaps the office gives some of it back. */
async function payByLink(server: TestServer, { rideId, link, staff }: PaidByLink): Promise<void> {
  const { cents, refund } = link;
  const { id } = await makePayLink(server, { ride_id: rideId, amount_cents: cents, charged_cents: cents });
  await takeProviderState(server.db, { id, state: "paid", now: server.clock.now() });
  if (refund === undefined) return;
  const provider = trialPayments().provider;
  const asked = {
    amount: refund / 100,
    reason: "It was less",
    counts_as: "owed" as const,
    borne_by: "company" as const,
  };
  const giving = { id, refund: asked, provider, by: staff.id, now: server.clock.now() };
  // More than was paid is refused, which is as good.
  if (refund <= cents) await inTransaction(server.db, (trx) => refundPayLink(trx, giving));
}

/** A fare of so many cents; every other one with the discount of a VIP on it. */
function fareOf(cents: number, hours: number) {
  const percent = hours % 2 === 0 ? 0 : 5 + hours;
  const discount = Math.round((cents * percent) / 100);
  const lines = [
    { label: "Airport rate", code: "airport_rate", amount: cents, zone: "mambo" },
    { label: "VIP discount", code: "vip_discount", amount: -discount, percent },
  ];
  return { fare_cents: cents - discount, breakdown: JSON.stringify(lines.slice(0, percent === 0 ? 1 : 2)) };
}

async function undo(
  server: TestServer,
  id: number,
  { driver: { token }, staff }: Pick<Playing, "driver" | "staff">,
): Promise<void> {
  const { version } = await server.db
    .selectFrom("rides")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await server.call(undoRideStepEndpoint, { params: { id }, body: { version }, token });
  // The passenger is aboard again; the office takes the ride back, so that the driver is free for the next.
  await server.call(cancelAssignedRideEndpoint, { params: { id }, token: staff.token });
}

async function closeAndHandIn(
  server: TestServer,
  { driver, staff }: Pick<Playing, "driver" | "staff">,
): Promise<void> {
  const { id } = await server.call(closeShiftEndpoint, {
    body: { counted_usd: 20, counted_xcg: 10 },
    token: driver.token,
  });
  if (id % 2 === 0) {
    // A shift that was closed twice within a minute is one, which the office has signed for.
    await server.request(handInCashEndpoint, {
      params: { id },
      body: { usd: 20, xcg: 10 },
      token: staff.token,
    });
  }
}
