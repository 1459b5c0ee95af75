import type { Trx } from "../database/connect.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { rideFacts } from "./queue-ride-notification.ts";
import { listSubscriptionsOf } from "./recipients.queries.ts";
import { findRideForNotification } from "./told-rides.queries.ts";

type RoundPush = {
  kind: "round_called" | "round_over";
  rideId: number;
  driverIds: readonly number[];
  now: Date;
};

/** Tells drivers whose page is closed that they are asked for a ride with others, or that it isn't to be had any more: it is for now, so by push alone. */
export async function queueRoundPush(trx: Trx, { kind, rideId, driverIds, now }: RoundPush): Promise<void> {
  const browsers = await listSubscriptionsOf(trx, driverIds);
  if (browsers.length === 0) return;
  const ride = await findRideForNotification(trx, rideId);
  if (!ride) throw new Error("a round was called for a ride that does not exist");
  const message = {
    kind,
    payload: JSON.stringify(rideFacts(ride)),
    ride_id: rideId,
    channel: "push" as const,
  };
  await insertNotifications(
    trx,
    browsers.map(({ endpoint: recipient, language }) => ({
      ...message,
      recipient,
      language,
      created_at: now,
      next_attempt_at: now,
    })),
  );
}
