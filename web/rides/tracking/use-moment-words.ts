import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { LATE_SLACK_MINUTES, minutesLost } from "../../../domain/dispatch/lateness.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { USUAL_WAIT_MINUTES, noShowFrom } from "../../../domain/rides/ride-states.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { BookedRideStrings } from "../booked/strings/en.ts";
import { type RideMoment, minutesUntil } from "./ride-moment.ts";
import type { TrackStrings } from "./strings/en.ts";

type MomentWords = {
  readonly headline: string;
  /** One more sentence, where there is one to say. */
  readonly more: string | null;
  /** The text above while the ride is not live. */
  readonly above: { readonly icon: IconName; readonly words: string } | null;
};

type Telling = {
  readonly ride: TrackedRide;
  readonly now: Date;
  readonly text: TrackStrings;
  readonly formats: Formats;
  readonly guestStatus: BookedRideStrings["guestStatus"];
};

/** The words for a ride at a moment. */
export function useMomentWords(ride: TrackedRide, moment: RideMoment, now: Date): MomentWords {
  const text = useStrings("rides/tracking");
  const { guestStatus } = useStrings("rides/booked");
  const formats = useFormats();
  const telling = { ride, now, text, formats, guestStatus };
  return {
    headline: headlineOf(moment, telling),
    more: moreOf(moment, telling),
    above: aboveOf(moment, telling),
  };
}

function headlineOf(moment: RideMoment, telling: Telling): string {
  const { ride, now, text, formats, guestStatus } = telling;
  const name = firstNameOf(ride);
  switch (moment) {
    case "held":
      return text.held.title;
    case "deposit":
      return text.deposit.title(dueOf(telling));
    case "cancelled":
      return ride.deposit ? text.deposit.cancelled : guestStatus[ride.status];
    case "toCome":
      return text.bookedFor(dayAndTime(ride.ride_datetime, now, text, formats));
    case "named":
      return name === "" ? guestStatus[ride.status] : text.isYourDriver(name);
    case "onTheWay":
      return name === "" ? guestStatus[ride.status] : text.onHisWay(name);
    case "here":
      return name === "" ? guestStatus[ride.status] : text.isHere(name);
    case "notMet":
      return text.notMetTitle;
    case "rejected":
      return text.rejectedTitle;
    default:
      return guestStatus[ride.status];
  }
}

function moreOf(moment: RideMoment, telling: Telling): string | null {
  const { ride, text, formats } = telling;
  const name = firstNameOf(ride);
  switch (moment) {
    case "deposit":
      return text.deposit.more;
    case "toCome":
      return text.more.toCome;
    case "finding":
      return findingWords(telling);
    case "named":
      return [delayWords(telling), text.more.named].filter(Boolean).join(" ");
    case "here": {
      const until = waitsUntil(ride);
      return until === null ? null : text.more.waitsUntil(formats.time(until));
    }
    case "onBoard":
      return ride.estimated_arrival === null
        ? null
        : text.more.thereAt(ride.dropoff_location, formats.time(ride.estimated_arrival));
    case "cancelled":
      if (ride.deposit) return text.deposit.wasDue(dueOf(telling));
      return name === "" ? text.more.free : text.more.freeAndKnown(name);
    case "rejected":
      return text.more.callUs;
    case "notMet": {
      const hasFee = ride.no_show_fee_paid !== undefined;
      if (ride.arrived_at === null || ride.ended_at === null || name === "") {
        return hasFee ? null : text.more.free;
      }
      const words = hasFee ? text.more.waitedFee : text.more.waited;
      return words(name, formats.time(ride.arrived_at), formats.time(ride.ended_at));
    }
    default:
      return null;
  }
}

/** In how many minutes a car will be there, by the plan; or that every one is busy, and until when. Null where nobody can say. */
export function expectedWords({ ride, now, text, formats }: Omit<Telling, "guestStatus">): string | null {
  const { expected } = ride;
  if (expected === undefined) return null;
  const words = text.expected;
  if (expected.pickup_at !== null) return words.carIn(Math.max(0, minutesUntil(expected.pickup_at, now)));
  const first = expected.first_free_at;
  return [words.allBusy, first === null ? "" : words.firstAt(formats.time(first)), words.weLook]
    .filter(Boolean)
    .join(" ");
}

function findingWords(telling: Telling): string {
  const words = expectedWords(telling);
  if (words === null) return telling.text.more.finding;
  return telling.ride.expected?.pickup_at ? `${words} ${telling.text.more.finding}` : words;
}

/** A ride that was booked so shortly before its time is wanted as soon as possible: no time of it can be missed. */
const SOON_MINUTES = 10;

/** When the driver will be there, where that is later than the time that was booked. */
function delayWords({ ride, text, formats }: Telling): string {
  const pickup = ride.expected?.pickup_at ?? null;
  const late = pickup === null ? 0 : minutesLost(ride.ride_datetime, pickup);
  if (pickup === null || late <= LATE_SLACK_MINUTES) return "";
  const isSoon = minutesUntil(ride.ride_datetime, new Date(ride.created_at)) <= SOON_MINUTES;
  const time = formats.time(pickup);
  return isSoon ? text.expected.thereAt(time) : text.expected.later(time, late);
}

function aboveOf(moment: RideMoment, { ride, now, text, formats }: Telling): MomentWords["above"] {
  const ended = ride.ended_at === null ? "" : formats.time(ride.ended_at);
  switch (moment) {
    case "toCome":
      return { icon: "cal", words: text.above.booked };
    case "named":
      return {
        icon: "clock",
        words: text.above.pickup(dayAndTime(ride.ride_datetime, now, text, formats)),
      };
    case "arrived":
      return { icon: "check", words: text.above.arrived(ended) };
    case "cancelled":
    case "rejected":
      return { icon: "x", words: text.above.ended(ended) };
    case "notMet":
      return { icon: "user", words: text.above.ended(ended) };
    default:
      return null;
  }
}

/** By when the deposit of a ride is to be paid. */
function dueOf({ ride, now, text, formats }: Telling): string {
  return ride.deposit ? dayAndTime(ride.deposit.due_at, now, text, formats) : "";
}

/** Until when the driver waits free of charge. */
function waitsUntil({ arrived_at, ride_datetime, free_wait_minutes }: TrackedRide): Date | null {
  return noShowFrom({
    arrivedAt: arrived_at === null ? null : new Date(arrived_at),
    rideDatetime: new Date(ride_datetime),
    freeWaitMinutes: free_wait_minutes ?? USUAL_WAIT_MINUTES,
  });
}

/** "today, 4:45 PM", "tomorrow, 4:45 PM", and later the date, as the island has its days. */
export function dayAndTime(moment: string, now: Date, text: TrackStrings, formats: Formats): string {
  const [day, today] = [curacaoDate(new Date(moment)), curacaoDate(now)];
  if (day === today) return text.today(formats.time(moment));
  if (day === addDays(today, 1)) return text.tomorrow(formats.time(moment));
  // A headline that breaks leaves the day with its month.
  return formats.shortDateTime(moment).replace(" ", "\u00A0");
}

export function firstNameOf({ driver }: TrackedRide): string {
  return driver?.name.split(" ")[0] ?? "";
}
