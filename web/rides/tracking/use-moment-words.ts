import { addDays } from "../../../contract/curacao-days.ts";
import { curacaoDate } from "../../../contract/curacao-time.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { USUAL_WAIT_MINUTES, noShowFrom } from "../../../contract/rides/ride-states.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { IconName } from "../../ui/icon.tsx";
import type { BookedRideStrings } from "../booked/strings/en.ts";
import type { RideMoment } from "./ride-moment.ts";
import type { TrackStrings } from "./strings/en.ts";

type MomentWords = {
  readonly headline: string;
  /** One more sentence, where there is one to say. */
  readonly more: string | null;
  /** What stands above while the ride is not live. */
  readonly above: { readonly icon: IconName; readonly words: string } | null;
};

type Telling = {
  readonly ride: TrackedRide;
  readonly now: Date;
  readonly text: TrackStrings;
  readonly formats: Formats;
  readonly guestStatus: BookedRideStrings["guestStatus"];
};

/** What is said of a ride at a moment. */
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
      return text.more.finding;
    case "named":
      return text.more.named;
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
