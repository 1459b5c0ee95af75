import { type ReactNode, useState } from "react";
import { useHours } from "../../fares/use-hours.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { useShortPlace } from "../../places/use-short-place.ts";
import { StopNames } from "../../places/stop-names.tsx";
import { Button } from "../../ui/button.tsx";
import { pickupInstant } from "../booking-draft.ts";
import { meetingPlaceOf } from "../meeting/meeting-place.ts";
import { FoldedMeetingPoint } from "../meeting/meeting-point.tsx";
import { asDriven } from "../there-and-back.ts";
import { stopsToSend } from "../stops.ts";
import { TripMap } from "./trip-map.tsx";
import type { CalculatedFare } from "../use-booking.ts";
import type { BookingFlow } from "../use-booking-flow.ts";
import styles from "./trip-summary.module.css";

type TripSummaryProps = {
  readonly flow: BookingFlow;
  readonly fare: CalculatedFare;
  /** On a phone its ends are said in short. */
  readonly short: boolean;
  /** The cars for it, where there is room beside the form. */
  readonly children: ReactNode;
};

/** The trip that is priced: its ends, the drive on the map, kilometres, minutes and party. */
export function TripSummary({ flow, fare, short, children }: TripSummaryProps) {
  const { draft } = flow;
  const text = useStrings("booking");
  const price = useStrings("booking/price");
  const rides = useStrings("rides");
  const shortPlace = useShortPlace();
  const formats = useFormats();
  const hours = useHours();
  const [now] = useState(() => new Date());
  const meetingPlace = meetingPlaceOf(draft.pickup);
  const driven = asDriven(draft);
  const back = draft.wayBack === null ? null : pickupInstant(draft.wayBack.when, now);
  const nameOf = (place: string) => (short ? shortPlace(place) : place);
  return (
    <section className={styles.summary} aria-label={price.yourTrip}>
      <div className={styles.head}>
        <RouteLines
          className={styles.ends}
          pickup={nameOf(draft.pickup.text)}
          dropoff={nameOf(driven.dropoff.text)}
          via={<StopNames stops={stopsToSend(driven.stops)} />}
        />
        {draft.bookedCars === null && (
          <Button size="compact" onClick={flow.backToTrip}>
            {price.change}
          </Button>
        )}
      </div>
      <TripMap flow={flow} />
      <dl className={styles.facts}>
        {fare.distance_km !== undefined && (
          <div>
            <dt>{price.distance}</dt>
            <dd>{formats.km(fare.distance_km)}</dd>
          </div>
        )}
        {fare.duration_min !== undefined && (
          <div>
            <dt>{price.duration}</dt>
            <dd>{price.minutes(Math.round(fare.duration_min - (draft.waitMinutes ?? 0)))}</dd>
          </div>
        )}
        {draft.waitMinutes ? (
          <div>
            <dt>{price.waiting}</dt>
            <dd>{hours(draft.waitMinutes)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{price.pickupTime}</dt>
          <dd>
            {draft.when === "now"
              ? text.asSoonAsPossible
              : formats.dateTime(pickupInstant(draft.when, now) ?? now)}
          </dd>
        </div>
        {back !== null && (
          <div className={styles.back}>
            <dt>{price.wayBack}</dt>
            <dd>{formats.dateTime(back)}</dd>
          </div>
        )}
        <div>
          <dt>{price.party}</dt>
          <dd>
            {rides.passengers(draft.passengers)}, {rides.bags(draft.luggage)}
          </dd>
        </div>
      </dl>
      {meetingPlace !== null && <FoldedMeetingPoint at={meetingPlace} />}
      {children && <div className={styles.cars}>{children}</div>}
    </section>
  );
}
