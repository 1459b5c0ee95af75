import { useState } from "react";
import type { Availability } from "../../../contract/promises/availability.ts";
import { factsOf } from "../../api/api-error.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type OfferedTimes, nearestOf, useOfferedTimes } from "../../promises/offered-times.ts";
import { PromiseCard } from "../../promises/promise-card.tsx";
import { type BookingDraft, onIslandClock, pickupInstant } from "../booking-draft.ts";
import { JoinWaitingList } from "../waiting/join-waiting-list.tsx";
import type { CalculatedFare } from "../use-booking.ts";
import type { BookingFlow } from "../use-booking-flow.ts";

/** Whether a car will be there, both ways, and what the button that books does where none will. */
export function usePromise({ draft, change, price: ask }: BookingFlow, fare: CalculatedFare) {
  const text = useStrings("promises");
  const price = useStrings("booking/price");
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const { when, wayBack } = draft;
  const at = when === "now" ? null : (pickupInstant(when, now)?.getTime() ?? null);
  const backAt = wayBack && (pickupInstant(wayBack.when, now)?.getTime() ?? null);
  const there = useOfferedTimes(fare.availability, at);
  const back = useOfferedTimes(fare.wayBack?.availability, backAt);
  const take = (time: number) => ask({ when: onIslandClock(new Date(time)) });
  const takeBack = (time: number) =>
    wayBack && ask({ wayBack: { ...wayBack, when: onIslandClock(new Date(time)) } });
  const nextThere = nextOf(there, at, fare.availability);
  const nextBack = nextOf(back, backAt, fare.wayBack?.availability);
  const labelOf = () => {
    if (nextThere === null && nextBack !== null) return `${price.wayBack} ${formats.time(nextBack)}`;
    const time = nextThere ?? (there && at);
    if (time === null) return null;
    const isAsked = nextThere === null && fare.availability?.as_request === true;
    return isAsked ? text.askFor(formats.time(time)) : text.take(formats.time(time));
  };
  /** The last car was taken meanwhile: the price step says so as if it had known. */
  const refused = (error: Error) => {
    const facts = factsOf(error, "no_car_free");
    if (facts === null) return;
    const full = {
      state: "full" as const,
      pickup_at: null,
      minutes: null,
      free_times: [...(facts.free_times ?? [])],
    };
    const { wayBack: backFare } = fare;
    const priced =
      facts.way === "back" && backFare !== null
        ? { ...fare, wayBack: { ...backFare, availability: full } }
        : { ...fare, availability: full };
    change({ priced, waitingBooking: null });
  };
  return {
    ways: [
      { offered: there, at, take, availability: fare.availability },
      ...(wayBack
        ? [{ offered: back, at: backAt, take: takeBack, availability: fare.wayBack?.availability }]
        : []),
    ],
    /** A press takes the nearest free time first, which is then seen with its price; null where it books. */
    first: nextThere !== null ? () => take(nextThere) : nextBack !== null ? () => takeBack(nextBack) : null,
    refused,
    /** The full time in whose place another is chosen. */
    insteadOf: there !== null && at !== there.asked ? (there.asked ?? ("now" as const)) : null,
    /** An error of booking that the free times say already. */
    isSaid: (error: Error | null) => factsOf(error, "no_car_free") !== null && (there ?? back) !== null,
    /** The words of the button; null where it says the same as always. */
    label: labelOf(),
  };
}

/** The time to take where the chosen one is full and isn't taken as a request. */
function nextOf(
  offered: OfferedTimes | null,
  at: number | null,
  availability: Availability | undefined,
): number | null {
  if (offered === null || availability?.as_request === true || (at !== null && offered.times.includes(at)))
    return null;
  return nearestOf(offered);
}

type PromisesProps = { readonly promise: ReturnType<typeof usePromise>; readonly draft: BookingDraft };

/** Says of each way whether a car will be there. */
export function Promises({ promise, draft }: PromisesProps) {
  const price = useStrings("booking/price");
  const [there] = promise.ways;
  const offered = there?.offered ?? null;
  return (
    <>
      {promise.ways.map(({ offered, at, take, availability }, way) => (
        <PromiseCard
          // The way there is always the first.
          key={way === 0 ? "there" : "back"}
          availability={availability}
          at={at}
          offered={offered}
          onTime={take}
          {...(promise.ways.length > 1 ? { label: way === 0 ? price.wayThere : price.wayBack } : {})}
        />
      ))}
      {offered !== null && draft.pickup.lat !== null && draft.dropoff.lat !== null && (
        <JoinWaitingList key={offered.asked ?? "now"} draft={draft} at={offered.asked} />
      )}
    </>
  );
}
