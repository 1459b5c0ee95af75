import { useState } from "react";
import { AIRPORT } from "../booking/common-trips.ts";
import type { FullTrip } from "../booking/waiting/wish-for-a-time.ts";
import { useLateStrings } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { onIslandClock, pickupInstant } from "../booking/booking-draft.ts";
import type { Availability } from "../../contract/promises/availability.ts";
import { useOfferedTimes } from "../promises/offered-times.ts";
import { PromiseCard } from "../promises/promise-card.tsx";
import type { AirportTrip } from "./use-airport-fare.ts";
import { latePart } from "../ui/late-part.tsx";

// Few times are full.
const JoinWaitingList = latePart(async () => ({
  default: (await import("../booking/waiting/join-waiting-list.tsx")).JoinWaitingList,
}));

type AirportPromiseProps = {
  /** Undefined while it is asked for. */
  readonly availability: Availability | undefined;
  readonly trip: AirportTrip;
  /** The name of the end that isn't the airport; null where nobody could find the way there by it. */
  readonly placeName: string | null;
  readonly onWhen: (when: string) => void;
};

/** In how many minutes a car would be there, and where none is free just now at which times one is, and the waiting list. */
export function AirportPromise({ availability, trip, placeName, onWhen }: AirportPromiseProps) {
  const { when, point } = trip;
  const [now] = useState(() => new Date());
  const at = when === "now" ? null : (pickupInstant(when, now)?.getTime() ?? null);
  const offered = useOfferedTimes(availability, at);
  const canWait = useLateStrings("booking/waiting", "price", offered !== null) !== undefined;
  return (
    <>
      <PromiseCard
        availability={availability}
        at={at}
        offered={offered}
        onTime={(time) => onWhen(onIslandClock(new Date(time)))}
      />
      {offered !== null && canWait && point !== null && placeName !== null && (
        <JoinWaitingList
          key={offered.asked ?? "now"}
          draft={fullTrip(trip, { text: placeName, ...point })}
          at={offered.asked}
        />
      )}
    </>
  );
}

function fullTrip({ toAirport, passengers, luggage }: AirportTrip, other: ChosenPlace): FullTrip {
  const [pickup, dropoff] = toAirport ? [other, AIRPORT] : [AIRPORT, other];
  return { pickup, dropoff, passengers, luggage, vehicleType: "", name: "", email: "", phone: "" };
}
