import { useState } from "react";
import { onIslandClock, pickupInstant } from "../booking/booking-draft.ts";
import type { Availability } from "../../contract/promises/availability.ts";
import { useOfferedTimes } from "../promises/offered-times.ts";
import { PromiseCard } from "../promises/promise-card.tsx";

type AirportPromiseProps = {
  /** Undefined while it is asked for. */
  readonly availability: Availability | undefined;
  /** As a booking has it: `now`, or a time on the island's clock. */
  readonly when: string;
  readonly onWhen: (when: string) => void;
};

/** In how many minutes a car would be there, and at which times where none is free just now. */
export function AirportPromise({ availability, when, onWhen }: AirportPromiseProps) {
  const [now] = useState(() => new Date());
  const at = when === "now" ? null : (pickupInstant(when, now)?.getTime() ?? null);
  const offered = useOfferedTimes(availability, at);
  return (
    <PromiseCard
      availability={availability}
      at={at}
      offered={offered}
      onTime={(time) => onWhen(onIslandClock(new Date(time)))}
    />
  );
}
