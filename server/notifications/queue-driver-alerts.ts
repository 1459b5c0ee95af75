import type { Trx } from "../database/connect.ts";
import type { DriverAlertKind } from "./message-kinds.ts";
import {
  findLastActor,
  findRideForMessage,
  insertMessages,
  listPoolBrowsers,
  listSubscriptionsOf,
} from "./outbox.queries.ts";
import { rideFacts } from "./queue-ride-message.ts";

/** A ride as far as it matters to drivers. */
type Standing = { readonly driverId: number | null; readonly status: string };
export type Turn = { rideId: number; before: Standing | null; now: Standing; at: Date };

/** Tells drivers whose pages are closed what has become of a ride. Nobody is told of what he did himself. */
export async function queueDriverAlerts(trx: Trx, turn: Turn): Promise<void> {
  const alerts = await alertsOf(trx, turn);
  if (alerts.length === 0) return;
  const ride = await findRideForMessage(trx, turn.rideId);
  if (!ride) throw new Error("drivers were to be told of a ride that does not exist");
  const payload = JSON.stringify(rideFacts(ride));
  await insertMessages(
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

async function alertsOf(trx: Trx, { rideId, before, now }: Turn): Promise<Alert[]> {
  const alerts: Alert[] = [];
  const tell = (kind: DriverAlertKind, browsers: readonly Browser[]) =>
    alerts.push(...browsers.map((browser) => ({ kind, browser })));

  const left = before?.driverId ?? null;
  if (now.status === "Pending" && before?.status !== "Pending") {
    const browsers = await listPoolBrowsers(trx, rideId);
    tell("ride_in_pool", left === null ? browsers : browsers.filter((one) => one.account_id !== left));
  }
  // A ride he accepted himself is his own doing; one that is assigned to him is not.
  if (now.driverId !== null && now.driverId !== left && now.status === "Assigned") {
    tell("ride_given", await listSubscriptionsOf(trx, [now.driverId]));
  }
  if (left !== null && left !== (await findLastActor(trx, rideId))) {
    if (now.driverId !== left) tell("ride_taken_away", await listSubscriptionsOf(trx, [left]));
    else if (now.status === "Cancelled" && before?.status !== "Cancelled") {
      tell("ride_called_off", await listSubscriptionsOf(trx, [left]));
    }
  }
  return alerts;
}
