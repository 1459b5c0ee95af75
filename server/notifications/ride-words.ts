import { curacaoDate, curacaoTime, dayOfWeek } from "../../contract/curacao-time.ts";
import type { FareLine } from "../../contract/fares/calculate-fare.ts";
import { ZONE_NAMES } from "../../contract/fares/zone-names.ts";
import { type Cents, toDollarString, toGuilderCents } from "../../contract/money.ts";
import type { RideFacts } from "./message-kinds.ts";
import type { MessageTexts, RideWords } from "./texts/message-texts.ts";

/** A ride's facts in the words of a language. */
export function rideWords(texts: MessageTexts, ride: RideFacts): RideWords {
  return {
    name: ride.riderName,
    reference: ride.reference,
    when: formatDateTime(texts, new Date(ride.rideDatetime)),
    pickup: ride.pickup,
    dropoff: ride.dropoff,
    fare: formatBoth(texts, ride.fareCents),
    driver: ride.driver?.name ?? "",
    plate: ride.driver?.plate ?? "",
  };
}

/** A moment on the island. */
export function formatDateTime(texts: MessageTexts, instant: Date): string {
  const date = curacaoDate(instant);
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return texts.dateTime(
    texts.days[dayOfWeek(date)] ?? "",
    day,
    texts.months[month - 1] ?? "",
    year,
    curacaoTime(instant).slice(0, 5),
  );
}

/** "US$ 26.00" */
export function formatDollars(texts: MessageTexts, cents: Cents): string {
  return `US$ ${toDollarString(cents).replace(".", texts.decimal)}`;
}

/** "US$ 26.00 (XCG 46.54)": what it comes to in cash of the island beside it. */
export function formatBoth(texts: MessageTexts, cents: Cents): string {
  const guilders = toDollarString(toGuilderCents(cents)).replace(".", texts.decimal);
  return `${formatDollars(texts, cents)} (XCG ${guilders})`;
}

/** What a line of a fare is for. */
export function describeFareLine(texts: MessageTexts, line: FareLine): string {
  return texts.fareLine[line.code](partOf(texts, line));
}

function partOf(texts: MessageTexts, line: FareLine): string {
  if (line.zone !== undefined) return ZONE_NAMES[line.zone];
  const number = line.km ?? line.percent ?? line.bags;
  return number === undefined ? "" : String(number).replace(".", texts.decimal);
}
