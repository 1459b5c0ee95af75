import type { Language } from "../../domain/languages.ts";
import type { Trx } from "../database/connect.ts";
import { CALL_FOR_HELP, RADIO_TEXT } from "../../contract/notifications/message-kinds.ts";
import type { EmergencyFacts, PaperFacts, RadioFacts } from "./notification-kinds.ts";
import { insertNotifications, withdrawEmergency } from "./outbox.queries.ts";
import { listDesk, listSubscriptionsOf } from "./recipients.queries.ts";
import { queueMail } from "./queue-mail.ts";

type Driver = { readonly id: number; readonly email: string; readonly language: Language };

/** Tells a driver of a paper that runs out: by mail, and in the browsers where they asked for messages. */
export async function queuePaperNotice(
  trx: Trx,
  { driver, facts, now }: { driver: Driver; facts: PaperFacts; now: Date },
): Promise<void> {
  const { id: accountId, email: recipient, language } = driver;
  await queueMail(trx, { kind: "paper_runs_out", accountId, recipient, language, payload: facts, now });
  await queuePushes(trx, { kind: "paper_runs_out", accountIds: [accountId], facts, now });
}

type RadioPush = { driverIds: readonly number[]; facts: RadioFacts; now: Date };

/** Shows drivers what dispatch says in the browsers where they asked for messages, and in no mail: it is for now. */
export async function queueRadioPush(trx: Trx, { driverIds, facts, now }: RadioPush): Promise<void> {
  await queuePushes(trx, { kind: RADIO_TEXT, accountIds: driverIds, facts, now });
}

/** Says on the devices of the desk where somebody asked for messages that a driver calls for help, or what came of it. */
export async function queueEmergencyPush(
  trx: Trx,
  { facts, now }: { facts: EmergencyFacts; now: Date },
): Promise<void> {
  // A push that still waits to be sent would ring for something that is taken care of.
  await withdrawEmergency(trx, facts.id);
  const accountIds = await listDesk(trx);
  await queuePushes(trx, { kind: CALL_FOR_HELP, accountIds, facts, now });
}

type Pushes = {
  kind: "paper_runs_out" | typeof RADIO_TEXT | typeof CALL_FOR_HELP;
  accountIds: readonly number[];
  facts: PaperFacts | RadioFacts | EmergencyFacts;
  now: Date;
};

async function queuePushes(trx: Trx, { kind, accountIds, facts, now }: Pushes): Promise<void> {
  const browsers = await listSubscriptionsOf(trx, accountIds);
  await insertNotifications(
    trx,
    browsers.map((browser) => ({
      kind,
      channel: "push" as const,
      recipient: browser.endpoint,
      language: browser.language,
      payload: JSON.stringify(facts),
      ride_id: null,
      next_attempt_at: now,
      created_at: now,
    })),
  );
}
