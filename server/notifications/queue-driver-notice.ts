import type { Language } from "../../domain/languages.ts";
import type { Trx } from "../database/connect.ts";
import type { PaperFacts } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { listSubscriptionsOf } from "./recipients.queries.ts";
import { queueMail } from "./queue-mail.ts";

type Driver = { readonly id: number; readonly email: string; readonly language: Language };

/** Tells a driver of a paper that runs out: by mail, and in the browsers where they asked for messages. */
export async function queuePaperNotice(
  trx: Trx,
  { driver, facts, now }: { driver: Driver; facts: PaperFacts; now: Date },
): Promise<void> {
  const { id: accountId, email: recipient, language } = driver;
  await queueMail(trx, { kind: "paper_runs_out", accountId, recipient, language, payload: facts, now });
  const browsers = await listSubscriptionsOf(trx, [accountId]);
  await insertNotifications(
    trx,
    browsers.map((browser) => ({
      kind: "paper_runs_out",
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
