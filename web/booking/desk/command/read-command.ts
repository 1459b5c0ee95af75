import { canonicalPhone } from "../../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../../domain/accounts/typed-phone.ts";
import { addDays } from "../../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../../domain/curacao-time.ts";
import { MAX_LUGGAGE, MAX_PASSENGERS, MAX_STOPS } from "../../../../domain/fares/limits.ts";
import { VEHICLE_TYPES, type VehicleType } from "../../../../domain/fares/vehicles.ts";
import { MINUTE_MS } from "../../../../domain/time-units.ts";
import { onIslandClock, pickupInstant } from "../../booking-draft.ts";

/** A booking as it was typed in one line. A place is a text here: what it means is looked up. */
export type Command = {
  readonly phone: string | null;
  readonly name: string;
  readonly pickup: string;
  readonly stops: readonly string[];
  readonly dropoff: string;
  /** As a draft of a booking has it. */
  readonly when: string;
  readonly passengers: number;
  readonly luggage: number;
  readonly vehicleType: VehicleType | "";
  /** The words that mean nothing here. */
  readonly unknown: readonly string[];
};

const PHONE = /^(\+\d[\d ]{5,}\d|\d{3}[ -]?\d{4}|\d{8,15})(?=\s|$)\s*/;
/** A colon behind a figure is that of a time. */
const NAME = /^([^:>\d](?:[^:>]*[^:>\d])?):\s*/;
/** "salinja to airport": how people say a trip, where they type no ">". */
const BETWEEN = />|→/;
const SAID_BETWEEN = /\s+(?:to|naar|pa|a|hasta|para)\s+/i;
/** Enough for every way of writing tomorrow here. */
const TOMORROW = /^(tomorrow|morgen|mañana|manana|mañan|manan)$/i;
/** People, and bags, by the letter that each language has for them. */
const PEOPLE = /^(\d{1,2})p$/i;
const BAGS = /^(\d{1,2})[bkm]$/i;
/** "at 20:30" */
const AT = /^(at|om|pa|a|las|@)$/i;
const IN_MINUTES = /^\+(\d{1,3})$/;
const CLOCK = /^(\d{1,2})(?:[:.hu](\d{2})|[hu])?(am|pm)?$/i;
/** Figures that are meant as a time, whether there is such a time or not. */
const LIKE_CLOCK = /^\d{1,2}(?:[:.hu]\d{1,2}|[hu])(?:am|pm|h|u)?$/i;

/**
 * Reads "5550183 punda > mambo +20 2p": the number, with a colon the name, the places with ">" between them, and behind the last
 * in any order the minutes or the time, the people, the bags and the car.
 */
export function readCommand(line: string, now: Date): Command {
  const trimmed = line.trim();
  const typed = PHONE.exec(trimmed);
  const afterPhone = trimmed.slice(typed?.[0].length ?? 0);
  const named = NAME.exec(afterPhone);
  const way = afterPhone.slice(named?.[0].length ?? 0);
  const typedPlaces = way.split(BETWEEN.test(way) ? BETWEEN : SAID_BETWEEN).map((place) => place.trim());
  const { place, rest } = splitRest(typedPlaces.at(-1) ?? "");
  const places = [...typedPlaces.slice(0, -1), place].map(withoutTimes);
  const ends = places.map((each) => each.place);
  const isTrip = ends.length > 1;
  const stops = ends.slice(1, -1).filter((stop) => stop !== "");
  // A time that stands elsewhere than behind the last place is a time all the same: it is never lost, or the ride would be for now.
  const said = readRest([...rest, ...places.flatMap(({ times }) => times)], now);
  return {
    phone: canonicalPhone(typedPhone(typed?.[1] ?? "")),
    name: named?.[1]?.trim() ?? "",
    pickup: ends[0] ?? "",
    stops: stops.slice(0, MAX_STOPS),
    dropoff: isTrip ? (ends.at(-1) ?? "") : "",
    ...said,
    unknown: [...stops.slice(MAX_STOPS), ...said.unknown],
  };
}

/** A place without the times in it. */
function withoutTimes(text: string): { place: string; times: readonly string[] } {
  const words = text.split(/\s+/).filter(Boolean);
  const isTime = (word: string) => LIKE_CLOCK.test(word) || (isClock(word) && /[ap]m$/i.test(word));
  const times = words.filter(isTime);
  const before = words.filter((word, at) => !isTime(word) && !(AT.test(word) && isTime(words[at + 1] ?? "")));
  return { place: before.join(" "), times };
}

/** The words of the last place, and those behind it, which begin with the first that says something else. */
function splitRest(text: string): { place: string; rest: readonly string[] } {
  const words = text.split(/\s+/).filter(Boolean);
  const first = words.findIndex((word) => isDetail(word));
  const until = first === -1 ? words.length : first;
  // A car's name may be part of a place's; only the last words are the car.
  const beforeCar = words.slice(0, until).findLastIndex((word) => vehicleOf(word) === null);
  const end = Math.max(1, beforeCar + 1);
  return { place: words.slice(0, end).join(" "), rest: words.slice(end) };
}

function isDetail(word: string): boolean {
  return (
    PEOPLE.test(word) || BAGS.test(word) || IN_MINUTES.test(word) || TOMORROW.test(word) || isClock(word)
  );
}

type Said = Pick<Command, "when" | "passengers" | "luggage" | "vehicleType" | "unknown">;

function readRest(words: readonly string[], now: Date): Said {
  const numberOf = (pattern: RegExp) => {
    const found = words.map((word) => pattern.exec(word)?.[1]).find((each) => each !== undefined);
    return found === undefined ? null : Number(found);
  };
  const [people, bags, minutes] = [numberOf(PEOPLE), numberOf(BAGS), numberOf(IN_MINUTES)];
  const [clock, ...otherClocks] = [...new Set(words.filter((word) => isClock(word)))];
  const isTomorrow = words.some((word) => TOMORROW.test(word));
  const tooMany = [
    people !== null && (people < 1 || people > MAX_PASSENGERS) ? [`${people}p`] : [],
    bags !== null && bags > MAX_LUGGAGE ? [`${bags}b`] : [],
    // Of two times one is wrong.
    otherClocks,
    isTomorrow && clock === undefined ? words.filter((word) => TOMORROW.test(word)) : [],
  ].flat();
  return {
    when: whenOf({ minutes, clock, isTomorrow }, now),
    passengers: Math.min(MAX_PASSENGERS, Math.max(1, people ?? 1)),
    luggage: Math.min(MAX_LUGGAGE, bags ?? 0),
    vehicleType: words.map((word) => vehicleOf(word)).find((type) => type !== null) ?? "",
    unknown: [
      ...words.filter((word, at) => !isDetail(word) && vehicleOf(word) === null && !isBeforeTime(words, at)),
      ...tooMany,
    ],
  };
}

function isBeforeTime(words: readonly string[], at: number): boolean {
  return AT.test(words[at] ?? "") && isClock(words[at + 1] ?? "");
}

type Moment = {
  readonly minutes: number | null;
  readonly clock: string | undefined;
  readonly isTomorrow: boolean;
};

function whenOf({ minutes, clock, isTomorrow }: Moment, now: Date): string {
  const time = clock === undefined ? null : timeOf(clock);
  if (time === null) {
    return minutes === null || minutes === 0
      ? "now"
      : onIslandClock(new Date(now.getTime() + minutes * MINUTE_MS));
  }
  const today = curacaoDate(now);
  const at = pickupInstant(`${today}T${time}`, now) ?? now;
  const isOver = at.getTime() < now.getTime() - 5 * MINUTE_MS;
  return `${isTomorrow || isOver ? addDays(today, 1) : today}T${time}`;
}

/** "18:30", "6:30pm" and "8pm" as HH:MM; a number alone is no time. */
function timeOf(word: string): string | null {
  const [, hours = "", minutes, half] = CLOCK.exec(word) ?? [];
  if (hours === "" || (minutes === undefined && half === undefined)) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0);
  const minute = Number(minutes ?? "0");
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function isClock(word: string): boolean {
  return timeOf(word) !== null;
}

function vehicleOf(word: string): VehicleType | null {
  return VEHICLE_TYPES.find((type) => type === word.toLowerCase()) ?? null;
}
