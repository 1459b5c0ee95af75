import type { SignInWay } from "../../contract/accounts/sign-in-way.ts";
import { SIGN_IN_CODE } from "../../contract/notifications/message-kinds.ts";
import type { Language } from "../../domain/languages.ts";
import type { Trx } from "../database/connect.ts";
import type { SignInCodeFacts } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { hadEnough } from "./withhold-mails.ts";

type SignInCode = SignInCodeFacts & {
  way: SignInWay;
  recipient: string;
  language: Language;
  now: Date;
};

/** More than somebody needs who signs in on each of their devices, and too few to trouble one whose address a stranger types. */
const MOST_CODES_A_DAY = 10;

/** Puts a code to sign in with into the outbox. False where its recipient has had enough codes for a day. */
export async function queueSignInCode(trx: Trx, message: SignInCode): Promise<boolean> {
  const { code, way, recipient, language, now } = message;
  if (await hadEnough(trx, { recipient, purpose: "code", most: MOST_CODES_A_DAY, now })) return false;
  await insertNotifications(trx, [
    {
      kind: SIGN_IN_CODE,
      channel: way,
      recipient,
      language,
      payload: JSON.stringify({ code } satisfies SignInCodeFacts),
      ride_id: null,
      next_attempt_at: now,
      created_at: now,
    },
  ]);
  return true;
}
