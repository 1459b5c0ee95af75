import type { DriverAlertKind } from "../../contract/rides/ride-message.ts";
import { type OutOfService, outFor } from "../../domain/drivers/out-of-service.ts";
import { paperThatHoldsFrom, heldOf } from "../../domain/papers/papers.ts";
import type { Trx } from "../database/connect.ts";
import type { NewMessage } from "./outbox.queries.ts";
import { listPoolBrowsers } from "./recipients.queries.ts";
import { rideFacts } from "./queue-ride-notification.ts";

/** A ride as far as it matters to drivers. */
type RideHolder = {
  readonly driverId: number | null;
  readonly status: string;
  /** Drivers can see it and take it. */
  readonly pool: boolean;
};
export type Turn = {
  before: RideHolder;
  now: RideHolder;
  /** Whose step it is; null where the product took it. */
  actorId: number | null;
  at: Date;
  /** Until then the step can be undone: mails and phone messages wait for it, pushes do not. */
  notBefore: Date | null;
  /** The booking itself has changed. */
  edited: boolean;
  /** The step before was taken back. */
  undone: boolean;
  /** An offer of the product that its driver has hours to answer. */
  standsForHours: boolean;
};

type Browser = { endpoint: string; language: string };
type PoolBrowser = Browser & Parameters<typeof heldOf>[0] & { out_of_service: readonly OutOfService[] };
/** How a driver is reached; somebody who is not active gets no mail. */
type Reached = {
  email: string;
  phone: string | null;
  language: string;
  active: boolean;
  browsers: Browser[];
};

/** The messages of a step that puts a ride before the drivers who may take it; none to the one who had it. */
export async function messagesOfOpenRide(
  trx: Trx,
  ride: Parameters<typeof rideFacts>[0],
  { before, now, at }: Pick<Turn, "before" | "now" | "at">,
): Promise<NewMessage[]> {
  if (!now.pool || before.pool) return [];
  const browsers = await listPoolBrowsers(trx, ride.id);
  const others = browsers.filter(({ account_id }) => account_id !== before.driverId);
  return messagesToPool(others, ride, at);
}

/**
 * The messages about a driver's own ride: by push and mail, and by phone where no browser of theirs asked to be told. Nobody
 * gets one about their own action.
 */
export function messagesToDrivers(
  ride: Parameters<typeof rideFacts>[0],
  turn: Turn,
  reach: (driverId: number) => Reached | undefined,
): NewMessage[] {
  const alerts = alertsOf(turn);
  if (alerts.length === 0) return [];
  const message = { payload: JSON.stringify(rideFacts(ride)), ride_id: ride.id, created_at: turn.at };
  return alerts.flatMap(({ kind, driverId, passes = false }) => {
    const ways = waysTo(driverId, reach(driverId), turn);
    const inTime = passes ? ways.filter(({ channel }) => channel !== "email") : ways;
    return inTime.map((way) => ({ ...message, kind, ...way }));
  });
}

/** The messages about a ride that is in the pool to the browsers of those whose papers and car let them take it. */
export function messagesToPool(
  browsers: readonly PoolBrowser[],
  ride: Parameters<typeof rideFacts>[0],
  at: Date,
): NewMessage[] {
  const driven = { rideDatetime: ride.ride_datetime, now: at };
  const allowed = browsers.filter(
    (browser) =>
      paperThatHoldsFrom(heldOf(browser), driven) === null && outFor(browser.out_of_service, driven) === null,
  );
  if (allowed.length === 0) return [];
  const message = { kind: "ride_in_pool", payload: JSON.stringify(rideFacts(ride)), ride_id: ride.id };
  return allowed.map((browser) => ({ ...message, ...byPush(browser), created_at: at, next_attempt_at: at }));
}

function byPush({ endpoint, language }: Browser) {
  return { channel: "push" as const, recipient: endpoint, language };
}

function waysTo(driverId: number, reached: Reached | undefined, { at, notBefore, undone }: Turn) {
  if (!reached) return [];
  const { browsers, active, email, phone, language } = reached;
  const pushes = browsers.map((browser) => ({ ...byPush(browser), next_attempt_at: at }));
  // Mails of the undone step are withdrawn: there is nothing to put right.
  if (!active || undone) return pushes;
  const later = { language, account_id: driverId, next_attempt_at: notBefore ?? at };
  return [
    ...pushes,
    { ...later, channel: "email" as const, recipient: email },
    ...(browsers.length === 0 && phone ? [{ ...later, channel: "phone" as const, recipient: phone }] : []),
  ];
}

type Alert = {
  kind: DriverAlertKind;
  driverId: number;
  /** An offer for half a minute: over before anyone reads a mail. */
  passes?: boolean;
};

function alertsOf({ before, now, actorId: actor, edited, undone, standsForHours }: Turn): Alert[] {
  const alerts: Alert[] = [];
  const left = before.driverId;
  const isNew = now.driverId !== null && now.driverId !== left;
  if (now.driverId !== null) {
    const driverId = now.driverId;
    if (undone && (isNew || before.status === "Cancelled")) alerts.push({ kind: "ride_back", driverId });
    // No message for a ride the driver accepted; one for a ride that was assigned to them.
    else if (isNew && now.status === "Assigned") {
      alerts.push({ kind: "ride_given", driverId, passes: actor === null && !standsForHours });
    }
    if (edited && driverId !== actor) alerts.push({ kind: "ride_changed", driverId });
  }
  if (left !== null && left !== actor) {
    if (now.driverId !== left) alerts.push({ kind: "ride_taken_away", driverId: left });
    else if (now.status === "Cancelled" && before.status !== "Cancelled") {
      alerts.push({ kind: "ride_called_off", driverId: left });
    }
  }
  return alerts;
}
