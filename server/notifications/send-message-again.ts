import type { SentMessage } from "../../contract/notifications/sent-messages.ts";
import {
  DRIVER_ALERTS,
  RIDE_NOTIFICATIONS,
  type RideNotificationKind,
} from "../../contract/rides/ride-message.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { sendingAgainOf } from "./can-be-sent-again.ts";
import { rideFactsSchema } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { factsForPassenger, rideFacts } from "./queue-ride-notification.ts";
import { presentSentMessage } from "./read-sent-messages.ts";
import { findDriverContact } from "./recipients.queries.ts";
import { findSentMessage, markSentAgain } from "./sent-messages.queries.ts";
import { findRideForNotification } from "./told-rides.queries.ts";

type Again = { id: number; by: number; now: Date };

/**
 * Puts a message into the outbox once more, in the place of the one before: about its ride as it is now, to where its reader is
 * reached now, since a wrong address is why most did not arrive. However often it is asked for, one is sent.
 */
export async function sendMessageAgain(trx: Trx, { id, by, now }: Again): Promise<SentMessage> {
  const message = await getMessage(trx, id);
  if (message.sent_again_at !== null) return presentSentMessage(message, now);
  if (sendingAgainOf(message, now) !== "possible") throw cannotBeSent();
  if (!(await markSentAgain(trx, { id, now }))) {
    const meanwhile = await getMessage(trx, id);
    if (meanwhile.sent_again_at === null) throw cannotBeSent();
    return presentSentMessage(meanwhile, now);
  }
  const { kind, channel, language, ride_id, account_id } = message;
  const told = await toldNow(trx, message);
  await insertNotifications(trx, [
    {
      kind,
      channel,
      language,
      ride_id,
      account_id,
      ...told,
      capped: false,
      next_attempt_at: now,
      created_at: now,
    },
  ]);
  await recordAudit(trx, {
    actorId: by,
    action: "send_message_again",
    subject: message.ride_reference ?? (message.whose === null ? "company" : accountSubject(message.whose)),
    detail: { kind, channel },
    at: now,
  });
  return presentSentMessage(await getMessage(trx, id), now);
}

type Message = NonNullable<Awaited<ReturnType<typeof findSentMessage>>>;

/** Where it goes and what it says: of a ride as it is now, of anything else as it was. */
async function toldNow(trx: Trx, message: Message): Promise<{ recipient: string; payload: string }> {
  const { kind, channel, recipient, payload, ride_id: rideId, whose } = message;
  const ride = rideId === null ? undefined : await findRideForNotification(trx, rideId);
  if (ride === undefined) return { recipient, payload: JSON.stringify(payload) };
  if (isPassengers(kind)) {
    const email = ride.rider_email ?? ride.account_email;
    const reached = { email, phone: ride.rider_phone, push: recipient }[channel];
    if (reached === null) throw cannotBeSent();
    const facts = factsForPassenger(kind, ride, rideFactsSchema.parse(payload));
    return { recipient: reached, payload: JSON.stringify(facts) };
  }
  if (!DRIVER_ALERTS.some((alert) => alert === kind)) return { recipient, payload: JSON.stringify(payload) };
  const contact = whose === null ? undefined : await findDriverContact(trx, whose);
  if (contact === undefined) throw cannotBeSent();
  const reached = { email: contact.email, phone: contact.phone, push: recipient }[channel];
  return { recipient: reached, payload: JSON.stringify(rideFacts(ride)) };
}

function isPassengers(kind: string): kind is RideNotificationKind {
  return RIDE_NOTIFICATIONS.some((known) => known === kind);
}

async function getMessage(trx: Trx, id: number): Promise<Message> {
  const message = await findSentMessage(trx, id);
  if (!message) throw notFound();
  return message;
}

function cannotBeSent(): ApiError {
  return new ApiError("edit_conflict", "This message can't be sent again. Please reload.");
}
