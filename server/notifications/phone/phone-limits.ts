import { callingCode, dialledPhone } from "../../../domain/accounts/phone-number.ts";
import type { PhoneMessages } from "../../../contract/company/phone-messages.ts";
import { DAY_MS } from "../../../domain/time-units.ts";
import { BOOKING_CODE, DRIVER_ALERTS } from "../../../contract/rides/ride-message.ts";

/** How long a number counts as its owner's after a code that was sent to it came back. */
const PROVED_MS = 90 * DAY_MS;

export function provedSince(now: Date): Date {
  return new Date(now.getTime() - PROVED_MS);
}

/** The most of a count that may stand when one more is added. */
type Count = { readonly prefix: string; readonly most: number };

type Asked = {
  readonly kind: string;
  readonly recipient: string;
  /** The number was proved by a code, or the company itself booked or approved the ride. */
  readonly trusted: boolean;
};

/** The limits of a day that a paid message falls under: the one for all, of which a share is kept for codes and drivers, and the one of its country. */
export function countsOf({ kind, recipient }: Asked, settings: PhoneMessages): Count[] {
  const { per_day, reserved_percent } = settings;
  const reserved = isReserved(kind) ? 0 : Math.ceil((per_day * reserved_percent) / 100);
  const number = dialledPhone(recipient) ?? recipient;
  return [{ prefix: "", most: per_day - reserved }, ...countryOf(number, settings)];
}

/** Whether a number is told of rides: of a country that the company has opened, or trusted. Codes, which prove it, and drivers are. */
export function isOpenTo({ kind, recipient, trusted }: Asked, settings: PhoneMessages): boolean {
  return isReserved(kind) || trusted || isOfOpenCountry(recipient, settings);
}

export function isOfOpenCountry(phone: string, { open_to }: Pick<PhoneMessages, "open_to">): boolean {
  const number = dialledPhone(phone) ?? phone;
  return open_to.some((prefix) => number.startsWith(prefix));
}

/** Messages that still go when those to passengers have used up their part of the day. */
function isReserved(kind: string): boolean {
  return kind === BOOKING_CODE || DRIVER_ALERTS.some((alert) => alert === kind);
}

/** A country that is named has its own limit, by how its numbers begin; the longest that fits counts. */
function countryOf(number: string, settings: PhoneMessages): Count[] {
  const [named] = settings.countries
    .filter(({ prefix }) => number.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  if (named) return [{ prefix: named.prefix, most: named.per_day }];
  if (settings.open_to.some((prefix) => prefix !== "+" && number.startsWith(prefix))) return [];
  return [{ prefix: callingCode(number), most: settings.other_country_per_day }];
}
