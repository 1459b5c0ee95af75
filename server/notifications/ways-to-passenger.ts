import { dialledPhone } from "../../contract/accounts/phone-number.ts";
import type { PhoneGateway } from "../../contract/company/phone-messages.ts";
import type { MessageWay } from "../../contract/rides/ride.ts";
import { getPhoneMessages } from "../company/company-profile.ts";
import type { Db, Trx } from "../database/connect.ts";
import { findEmailOf, listSubscriptionsOf } from "./recipients.queries.ts";
import { isStopped } from "./phone/phone.queries.ts";

type Passenger = {
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
    ...((await canReachPhone(db, passenger, gateways)) ? (["phone"] as const) : []),
    ...(browsers.length === 0 ? [] : (["push"] as const)),
  ];
}

async function canReachPhone(
  db: Db | Trx,
  { rider_phone, whatsapp_consent }: Passenger,
  gateways: readonly PhoneGateway[],
): Promise<boolean> {
  if (gateways.length === 0 || dialledPhone(rider_phone) === null) return false;
  const { order } = await getPhoneMessages(db);
  const usable = order.filter((name) => gateways.includes(name) && (name !== "whatsapp" || whatsapp_consent));
  return usable.length > 0 && !(await isStopped(db, rider_phone));
}

/** Whether a code can be sent to a phone: not by WhatsApp, which takes codes in a form of its own only. */
export async function canTextCode(
  db: Db | Trx,
  passenger: Passenger,
  gateways: readonly PhoneGateway[],
): Promise<boolean> {
  const texting = gateways.filter((name) => name !== "whatsapp");
  return canReachPhone(db, passenger, texting);
}
