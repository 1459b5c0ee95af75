import { curacaoDate } from "../../contract/curacao-time.ts";
import { paperThatHolds } from "../../contract/papers/papers.ts";
import type { Trx } from "../database/connect.ts";
import { heldOf } from "../database/driver-papers.ts";
import type { DriverAlertKind } from "./notification-kinds.ts";
import {
  findLastActor,
  findRideForNotification,
  insertNotifications,
  listPoolBrowsers,
  listSubscriptionsOf,
} from "./outbox.queries.ts";
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
  /** Dispatch has changed the booking itself. */
  edited?: boolean;
};

/** Queues push messages about a ride to drivers whose pages are closed. Nobody gets one about their own action. */
export async function queueDriverAlerts(trx: Trx, turn: Turn): Promise<void> {
  const alerts = await alertsOf(trx, turn);
  if (alerts.length === 0) return;
  const ride = await findRideForNotification(trx, turn.rideId);
  if (!ride) throw new Error("drivers were to be told of a ride that does not exist");
  const payload = JSON.stringify(rideFacts(ride));
  await insertNotifications(
    trx,
    alerts.map(({ kind, browser }) => ({
      kind,
      channel: "push" as const,
      recipient: browser.endpoint,
      language: browser.language,
      payload,
      ride_id: turn.rideId,
      next_attempt_at: turn.at,
      created_at: turn.at,
    })),
  );
}

type Browser = { endpoint: string; language: string };
type Alert = { kind: DriverAlertKind; browser: Browser };

async function alertsOf(trx: Trx, { rideId, before, now, at, edited }: Turn): Promise<Alert[]> {
  const alerts: Alert[] = [];
  const tell = (kind: DriverAlertKind, browsers: readonly Browser[]) =>
    alerts.push(...browsers.map((browser) => ({ kind, browser })));

  const left = before?.driverId ?? null;
  if (now.pool && before?.pool !== true) {
    const today = curacaoDate(at);
    const browsers = (await listPoolBrowsers(trx, rideId)).filter(
      (browser) => paperThatHolds(heldOf(browser), today) === null,
    );
    tell("ride_in_pool", left === null ? browsers : browsers.filter((one) => one.account_id !== left));
  }
  // No message for a ride the driver accepted; one for a ride that was assigned to them.
  if (now.driverId !== null && now.driverId !== left && now.status === "Assigned") {
    tell("ride_given", await listSubscriptionsOf(trx, [now.driverId]));
  }
  if (edited && now.driverId !== null) tell("ride_changed", await listSubscriptionsOf(trx, [now.driverId]));
  if (left !== null && left !== (await findLastActor(trx, rideId))) {
    if (now.driverId !== left) tell("ride_taken_away", await listSubscriptionsOf(trx, [left]));
    else if (now.status === "Cancelled" && before?.status !== "Cancelled") {
      tell("ride_called_off", await listSubscriptionsOf(trx, [left]));
    }
  }
  return alerts;
}
