import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { dayOfWeek } from "../../domain/curacao-days.ts";
import type { FareLine } from "../../domain/fares/calculate-fare.ts";
import { areaName } from "../../domain/areas/drawn-area.ts";
import { type DealTerms, dealWords } from "../../domain/deals/deal.ts";
import { zoneName } from "../../domain/fares/zone-names.ts";
import { type Cents, toGuilderCents } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { RideFacts } from "./notification-kinds.ts";
import type { NotificationStrings, RideWords } from "./strings/notification-strings.ts";

/** A ride's facts in the words of a language. */
export function rideWords(strings: NotificationStrings, ride: RideFacts): RideWords {
  return {
    name: ride.riderName,
    reference: ride.reference,
    when: formatDateTime(strings, new Date(ride.rideDatetime)),
    pickup: ride.pickup,
    dropoff: ride.stops ? strings.by(ride.dropoff, ride.stops.join(", ")) : ride.dropoff,
    fare: fareText(strings, ride),
    driver: ride.driver?.name ?? "",
    vehicle: ride.driver?.vehicle ?? "",
    plate: ride.driver?.plate ?? "",
    flight: ride.flight?.number ?? "",
    lands: ride.flight ? formatTime(strings, new Date(ride.flight.lands)) : "",
  };
}

/** A fare as a message says it: what is paid in the car also in guilders, what isn't with who pays it. */
export function fareText(
  strings: NotificationStrings,
  { fareCents, account }: Pick<RideFacts, "fareCents" | "account">,
): string {
  if (account === undefined) return formatBoth(strings, fareCents);
  return strings.onAccount(formatDollars(strings, fareCents), account);
}

/** A moment on the island. */
export function formatDateTime(strings: NotificationStrings, instant: Date): string {
  const date = curacaoDate(instant);
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return strings.dateTime(
    strings.days[dayOfWeek(date)] ?? "",
    day,
    strings.months[month - 1] ?? "",
    year,
    formatTime(strings, instant),
  );
}

/** "4:45 PM", or "16:45" and "9:05" where the clock has twenty-four hours, as on the site. */
function formatTime({ dayHalves }: NotificationStrings, instant: Date): string {
  const time = curacaoTime(instant);
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  if (dayHalves === null) return `${hour}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${dayHalves[hour < 12 ? 0 : 1]}`;
}

/** A day on the island: "November 20, 2026". */
export function formatDate(strings: NotificationStrings, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return strings.date(day, strings.months[month - 1] ?? "", year);
}

/** "$1,026.00", and "-$0.19" of a rounding, as on the site */
export function formatDollars(strings: NotificationStrings, cents: Cents): string {
  return `${cents < 0 ? "-" : ""}$${formatMoney(strings, Math.abs(cents))}`;
}

/** "XCG 46.54", of an amount that is in guilders */
export function formatGuilders(strings: NotificationStrings, xcgCents: number): string {
  return `XCG ${formatMoney(strings, xcgCents)}`;
}

function formatMoney({ decimal, group }: NotificationStrings, cents: Cents): string {
  const [whole = "", part = ""] = toDollarString(cents).split(".");
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + decimal + part;
}

/** "$26.00 (XCG 46.54)": what it comes to in cash of the island beside it. */
export function formatBoth(strings: NotificationStrings, cents: Cents): string {
  return `${formatDollars(strings, cents)} (${formatGuilders(strings, toGuilderCents(cents))})`;
}

/** A line of a fare in words. */
export function describeFareLine(strings: NotificationStrings, line: FareLine): string {
  return strings.fareLine[line.code](partOf(strings, line));
}

function dealName({ name, percent }: DealTerms, { language }: NotificationStrings): string {
  const words = dealWords(name, language);
  return percent === null ? words : `${words} (${percent}%)`;
}

function partOf(strings: NotificationStrings, line: FareLine): string {
  if (line.area !== undefined) return areaName(line.area, strings.language);
  if (line.deal !== undefined) return dealName(line.deal, strings);
  if (line.zone !== undefined) return zoneName(line.zone, strings.language);
  const number = line.km === undefined ? (line.percent ?? line.bags) : Math.round(line.km * 10) / 10;
  return number === undefined ? "" : String(number).replace(".", strings.decimal);
}
