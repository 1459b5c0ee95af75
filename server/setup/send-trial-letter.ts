import { languageOf } from "../../domain/languages.ts";
import type { Trx } from "../database/connect.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { TRIAL_LETTER } from "../../contract/notifications/message-kinds.ts";
import { findReader } from "./setup.queries.ts";

/** Writes a letter to whoever asks for it: once it has gone, the mail works. */
export async function sendTrialLetter(trx: Trx, { by, now }: { by: number; now: Date }): Promise<void> {
  const { email, language } = await findReader(trx, by);
  await queueMail(trx, {
    kind: TRIAL_LETTER,
    recipient: email,
    language: languageOf(language),
    accountId: by,
    payload: { token: "" },
    now,
  });
}
