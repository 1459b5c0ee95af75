import type { DriverAlertKind } from "../../contract/rides/ride-message.ts";
import { paperThatHoldsFrom } from "../../contract/papers/papers.ts";
import type { Trx } from "../database/connect.ts";
import { heldOf } from "../database/driver-papers.ts";
import { type NewMessage, insertNotifications } from "./outbox.queries.ts";
import { findDriverContact, listPoolBrowsers, listSubscriptionsOf } from "./recipients.queries.ts";
import { findLastActor, findRideForNotification } from "./told-rides.queries.ts";
import { rideFacts } from "./queue-ride-notification.ts";

/** A ride as far as it matters to drivers. */
type RideHolder = {
  readonly driverId: number | null;
  readonly status: string;
  /** Drivers can see it and take it. */
  readonly pool: boolean;
};
export type Turn = {
  rideId: number;
  before: RideHolder | null;
  now: RideHolder;
  at: Date;
  /** Until then the step can be undone: mails and phone messages wait for it, pushes do not. */
  notBefore?: Date | null;
  /** The booking itself has changed. */
  edited?: boolean;
  /** The step before was taken back. */
  undone?: boolean;
};

/**
 * Queues messages about a ride to the drivers it concerns. A ride in the pool is pushed to whoever may take it. What
 * happens to a driver's own ride comes by push and mail, and by phone where no browser of theirs asked to be told. Nobody
 * gets one about their own action.
 */
export async function queueDriverAlerts(trx: Trx, turn: Turn): Promise<void> {
  const browsers = await poolBrowsers(trx, turn);
  const alerts = await alertsOf(trx, turn);
  if (browsers.length === 0 && alerts.length === 0) return;
  const ride = await findRideForNotification(trx, turn.rideId);
  if (!ride) throw new Error("drivers were to be told of a ride that does not exist");
  const message = { payload: JSON.stringify(rideFacts(ride)), ride_id: turn.rideId, created_at: turn.at };
  const messages = messagesToPool(browsers, ride, turn.at);
  for (const { kind, driverId, passes = false } of alerts) {
    const ways = await waysTo(trx, driverId, turn);
    const inTime = passes ? ways.filter(({ channel }) => channel !== "email") : ways;
    messages.push(...inTime.map((way) => ({ ...message, kind, ...way })));
  }
  await insertNotifications(trx, messages);
}

/** The messages about a ride that is in the pool to the browsers of those whose papers let them take it. */
export function messagesToPool(
  browsers: readonly PoolBrowser[],
  ride: Parameters<typeof rideFacts>[0],
  at: Date,
): NewMessage[] {
  const driven = { rideDatetime: ride.ride_datetime, now: at };
  const allowed = browsers.filter((browser) => paperThatHoldsFrom(heldOf(browser), driven) === null);
  if (allowed.length === 0) return [];
  const message = { kind: "ride_in_pool", payload: JSON.stringify(rideFacts(ride)), ride_id: ride.id };
  return allowed.map((browser) => ({ ...message, ...byPush(browser), created_at: at, next_attempt_at: at }));
}

type Browser = { endpoint: string; language: string };
type PoolBrowser = Browser & Parameters<typeof heldOf>[0];

function byPush({ endpoint, language }: Browser) {
  return { channel: "push" as const, recipient: endpoint, language };
}

async function waysTo(trx: Trx, driverId: number, { at, notBefore, undone }: Turn) {
  const browsers = await listSubscriptionsOf(trx, [driverId]);
  const pushes = browsers.map((browser) => ({ ...byPush(browser), next_attempt_at: at }));
  const contact = await findDriverContact(trx, driverId);
  if (!contact) return pushes;
  const { email, phone, language } = contact;
  // What the undone step would have mailed is withdrawn: there is nothing to put right.
  if (undone) return pushes;
  const later = { language, account_id: driverId, next_attempt_at: notBefore ?? at };
  return [
    ...pushes,
    { ...later, channel: "email" as const, recipient: email },
    ...(browsers.length === 0 && phone ? [{ ...later, channel: "phone" as const, recipient: phone }] : []),
  ];
}

async function poolBrowsers(trx: Trx, { rideId, before, now }: Turn) {
  if (!now.pool || before?.pool === true) return [];
  const browsers = await listPoolBrowsers(trx, rideId);
  return browsers.filter((browser) => browser.account_id !== (before?.driverId ?? null));
}

type Alert = {
  kind: DriverAlertKind;
  driverId: number;
  /** An offer for half a minute: over before anyone reads a mail. */
  passes?: boolean;
};

async function alertsOf(trx: Trx, { rideId, before, now, edited, undone }: Turn): Promise<Alert[]> {
  const alerts: Alert[] = [];
  const left = before?.driverId ?? null;
  const actor = await findLastActor(trx, rideId);
  const isNew = now.driverId !== null && now.driverId !== left;
  if (now.driverId !== null) {
    const driverId = now.driverId;
    if (undone && (isNew || before?.status === "Cancelled")) alerts.push({ kind: "ride_back", driverId });
    // No message for a ride the driver accepted; one for a ride that was assigned to them.
    else if (isNew && now.status === "Assigned") {
      alerts.push({ kind: "ride_given", driverId, passes: actor === null });
    }
    if (edited && driverId !== actor) alerts.push({ kind: "ride_changed", driverId });
  }
  if (left !== null && left !== actor) {
    if (now.driverId !== left) alerts.push({ kind: "ride_taken_away", driverId: left });
    else if (now.status === "Cancelled" && before?.status !== "Cancelled") {
      alerts.push({ kind: "ride_called_off", driverId: left });
    }
  }
  return alerts;
}
