import { SIGN_IN_WAYS, type SignInWay } from "../../../contract/accounts/sign-in-way.ts";
import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";

/** How a code that signs in can be sent: by mail where mails reach people, and to phones but for WhatsApp, which takes codes in a form of its own. */
export function codeWaysOf({
  mailsGoOut,
  gateways,
}: {
  mailsGoOut: boolean;
  gateways: readonly PhoneGateway[];
}): SignInWay[] {
  const can = { email: mailsGoOut, phone: gateways.some((name) => name !== "whatsapp") };
  return SIGN_IN_WAYS.filter((way) => can[way]);
}
