import { dialledPhone } from "../../../domain/accounts/phone-number.ts";
import { type Outgoing, Undelivered, reasonOf } from "../transport.ts";
import type { Gateway } from "./phone-transport.ts";

const TIMEOUT_MS = 10_000;
/** Their word for a person who has answered STOP. */
const STOPPED = 21_610;

type Settings = {
  url: string;
  user: string;
  password: string;
  from: string;
  /** Where it reports what became of a message. */
  reportsTo: string;
};

/** A gateway that takes an SMS as Twilio does: a form with the account's name and password. */
export function createSmsGateway(settings: Settings): Gateway {
  const { url, user, password } = settings;
  return {
    name: "sms",
    async send(outgoing) {
      const response = await fetch(url, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` },
        body: form(outgoing, settings),
      }).catch((error: unknown) => {
        throw new Undelivered(reasonOf((error as Error).cause ?? error));
      });
      if (response.ok) return void (await response.body?.cancel());
      const answer = (await response.json().catch(() => ({}))) as { code?: unknown };
      const code = Number(answer.code ?? 0);
      const passes = response.status >= 500 || response.status === 429;
      throw new Undelivered(code === STOPPED ? "stopped" : `sms_${code || response.status}`, !passes);
    },
  };
}

function form({ messageId, recipient, message }: Outgoing, { from, reportsTo }: Settings): URLSearchParams {
  const to = dialledPhone(recipient);
  if (to === null) throw new Undelivered("not_a_number", true);
  return new URLSearchParams({
    To: to,
    ...(from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }),
    Body: message.ride ? `${message.short} ${message.link}` : message.short,
    StatusCallback: `${reportsTo}?message=${encodeURIComponent(messageId)}`,
  });
}
