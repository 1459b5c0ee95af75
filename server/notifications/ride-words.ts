import { curacaoDate, curacaoTime, dayOfWeek } from "../../contract/curacao-time.ts";
import type { FareLine } from "../../contract/fares/calculate-fare.ts";
import { ZONE_NAMES } from "../../contract/fares/zone-names.ts";
import { type Cents, toDollarString, toGuilderCents } from "../../contract/money.ts";
import type { RideFacts } from "./notification-kinds.ts";
import type { NotificationStrings, RideWords } from "./strings/notification-strings.ts";

/** A ride's facts in the words of a language. */
export function rideWords(strings: NotificationStrings, ride: RideFacts): RideWords {
  return {
    name: ride.riderName,
    reference: ride.reference,
    when: formatDateTime(strings, new Date(ride.rideDatetime)),
    pickup: ride.pickup,
    dropoff: ride.dropoff,
    fare: formatBoth(strings, ride.fareCents),
    driver: ride.driver?.name ?? "",
    plate: ride.driver?.plate ?? "",
  };
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
    curacaoTime(instant).slice(0, 5),
  );
}

/** A day on the island: "20 November 2026". */
export function formatDate(strings: NotificationStrings, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return strings.date(day, strings.months[month - 1] ?? "", year);
}

/** "US$ 26.00" */
export function formatDollars(strings: NotificationStrings, cents: Cents): string {
  return `US$ ${toDollarString(cents).replace(".", strings.decimal)}`;
}

/** "XCG 46.54", of an amount that is in guilders */
export function formatGuilders(strings: NotificationStrings, xcgCents: number): string {
  return `XCG ${toDollarString(xcgCents).replace(".", strings.decimal)}`;
}

/** "US$ 26.00 (XCG 46.54)": what it comes to in cash of the island beside it. */
export function formatBoth(strings: NotificationStrings, cents: Cents): string {
  return `${formatDollars(strings, cents)} (${formatGuilders(strings, toGuilderCents(cents))})`;
}

/** What a line of a fare is for. */
export function describeFareLine(strings: NotificationStrings, line: FareLine): string {
  return strings.fareLine[line.code](partOf(strings, line));
}

function partOf(strings: NotificationStrings, line: FareLine): string {
  if (line.zone !== undefined) return ZONE_NAMES[line.zone];
  const number = line.km ?? line.percent ?? line.bags;
  return number === undefined ? "" : String(number).replace(".", strings.decimal);
}
