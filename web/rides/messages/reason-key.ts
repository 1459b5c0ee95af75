import type { RideMessagesStrings } from "./strings/en.ts";

type ReasonKey = keyof RideMessagesStrings["reasons"];

/** Codes of our own; the others come from a mail server, a gateway or the network. */
const OURS: readonly string[] = [
  "withheld",
  "number_limit",
  "unproved_abroad",
  "overtaken",
  "stopped",
  "limit_reached",
  "no_gateway",
  "not_a_number",
  "not_for_whatsapp",
  "unsubscribed",
  "deadline",
] satisfies ReasonKey[];

const OTHERS: readonly (readonly [RegExp, ReasonKey])[] = [
  [/^(smtp_55[0-3]|EENVELOPE)$/, "no_mailbox"],
  [/^(smtp_53\d|EAUTH)$/, "our_sign_in"],
  [/^smtp_/, "mail_refused"],
  [/^(sms|whatsapp|http)_/, "gateway_refused"],
  [/^(E[A-Z]+|UND_ERR_\w+|CERT_\w+)$/, "unreachable"],
];

/** Which words say a code of why a message did not go. */
export function reasonKey(code: string): ReasonKey {
  if (isOurs(code)) return code;
  return OTHERS.find(([pattern]) => pattern.test(code))?.[1] ?? "unknown";
}

function isOurs(code: string): code is ReasonKey {
  return OURS.includes(code);
}
