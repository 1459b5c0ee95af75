import type { Language } from "../../domain/languages.ts";
import { CASE_ANSWER, CASE_ASKED } from "../../contract/notifications/message-kinds.ts";
import type { Trx } from "../database/connect.ts";
import type { CaseAnswerFacts, CaseQuestionFacts } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { findEmailOf, listSubscriptionsOf } from "./recipients.queries.ts";

type Answer = {
  facts: CaseAnswerFacts;
  language: Language;
  email: string | null;
  /** Whose account the ride is in, where it is in one. */
  riderId: number | null;
  rideId: number | null;
  now: Date;
};

/** Mails the passenger what the office answers; false where there is no address. */
export async function queueCaseAnswer(
  trx: Trx,
  { facts, language, email, riderId, rideId, now }: Answer,
): Promise<boolean> {
  const recipient = email ?? (riderId === null ? null : await findEmailOf(trx, riderId));
  if (recipient === null) return false;
  await insertNotifications(trx, [
    {
      kind: CASE_ANSWER,
      channel: "email",
      recipient,
      language,
      payload: JSON.stringify(facts),
      ride_id: rideId,
      next_attempt_at: now,
      created_at: now,
    },
  ]);
  return true;
}

type Driver = { readonly id: number; readonly email: string; readonly language: Language };

/** Asks a driver for their side: by mail, and in the browsers where they asked for messages. */
export async function queueCaseQuestion(
  trx: Trx,
  { driver, facts, now }: { driver: Driver; facts: CaseQuestionFacts; now: Date },
): Promise<void> {
  const message = {
    kind: CASE_ASKED,
    payload: JSON.stringify(facts),
    ride_id: null,
    account_id: driver.id,
    next_attempt_at: now,
    created_at: now,
  };
  const browsers = await listSubscriptionsOf(trx, [driver.id]);
  await insertNotifications(trx, [
    { ...message, channel: "email" as const, recipient: driver.email, language: driver.language },
    ...browsers.map(({ endpoint, language }) => ({
      ...message,
      account_id: null,
      channel: "push" as const,
      recipient: endpoint,
      language,
    })),
  ]);
}
