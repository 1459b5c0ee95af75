import { dialledPhone } from "../../domain/accounts/phone-number.ts";
import type { PhoneGateway } from "../../contract/company/phone-messages.ts";
import type { MessageWay } from "../../contract/rides/ride.ts";
import { getPhoneMessages } from "../company/company-profile.ts";
import type { Db, Trx } from "../database/connect.ts";
import { findEmailOf, listSubscriptionsOf } from "./recipients.queries.ts";
import { isOfOpenCountry, provedSince } from "./phone/phone-limits.ts";
import { isNumberTrusted, isStopped } from "./phone/phone.queries.ts";

type Passenger = {
  readonly id: number;
  readonly now: Date;
  readonly rider_id: number | null;
  readonly rider_email: string | null;
  readonly rider_phone: string;
  readonly whatsapp_consent: boolean;
};

/** How messages about a ride reach its passenger; none where only its link tells them anything. */
export async function waysToPassenger(
  db: Db | Trx,
  passenger: Passenger,
  gateways: readonly PhoneGateway[],
): Promise<MessageWay[]> {
  const { rider_id, rider_email } = passenger;
  const email = rider_email ?? (rider_id === null ? null : await findEmailOf(db, rider_id));
  const browsers = rider_id === null ? [] : await listSubscriptionsOf(db, [rider_id]);
  return [
    ...(email === null ? [] : (["email"] as const)),
    ...((await isTold(db, passenger, gateways)) ? (["phone"] as const) : []),
    ...(browsers.length === 0 ? [] : (["push"] as const)),
  ];
}

/** Whether messages of the ride go to its phone: what costs money does so abroad where the number is proved, or the country is open. */
async function isTold(
  db: Db | Trx,
  passenger: Passenger,
  gateways: readonly PhoneGateway[],
): Promise<boolean> {
  const { id: rideId, rider_phone: phone } = passenger;
  const usable = await gatewaysToPhone(db, passenger, gateways);
  if (usable.length === 0) return false;
  if (usable.includes("webhook") || isOfOpenCountry(phone, await getPhoneMessages(db))) return true;
  return isNumberTrusted(db, { phone, rideId, provedSince: provedSince(passenger.now) });
}

/** Gateways that can carry a message to the ride's phone. */
async function gatewaysToPhone(
  db: Db | Trx,
  { rider_phone, whatsapp_consent }: Pick<Passenger, "rider_phone" | "whatsapp_consent">,
  gateways: readonly PhoneGateway[],
): Promise<readonly PhoneGateway[]> {
  if (gateways.length === 0 || dialledPhone(rider_phone) === null) return [];
  const { order } = await getPhoneMessages(db);
  const usable = order.filter((name) => gateways.includes(name) && (name !== "whatsapp" || whatsapp_consent));
  return usable.length > 0 && !(await isStopped(db, rider_phone)) ? usable : [];
}

/** Whether a code can be sent to a phone: not by WhatsApp, which takes codes in a form of its own only. */
export async function canTextCode(
  db: Db | Trx,
  passenger: Omit<Passenger, "now">,
  gateways: readonly PhoneGateway[],
): Promise<boolean> {
  const texting = gateways.filter((name) => name !== "whatsapp");
  return (await gatewaysToPhone(db, passenger, texting)).length > 0;
}

/**
 * Whether a code to sign in can be sent to a number: of a country that the company has opened, or where its messages cost nothing. Anybody
 * may ask for one, and who has another number has a mailbox.
 */
export async function canTextSignIn(
  db: Db | Trx,
  phone: string,
  gateways: readonly PhoneGateway[],
): Promise<boolean> {
  const usable = await gatewaysToPhone(db, { rider_phone: phone, whatsapp_consent: false }, gateways);
  if (usable.length === 0) return false;
  return usable.includes("webhook") || isOfOpenCountry(phone, await getPhoneMessages(db));
}
