import type { Ride } from "../../../contract/rides/ride.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { fareText } from "../../rides/fare-text.ts";
import { useMoment } from "../../ui/use-moment.ts";
import { useNow } from "../../ui/use-now.ts";
import { useDriverDay } from "../day/driver-day.ts";
import styles from "./offer-line.module.css";

type OfferLineProps = {
  /** A ride that this driver is asked for, alone or with others; null where only the pool waits. */
  readonly offer: Ride | null;
  /** The request that a tap opens. */
  readonly first: Ride;
  readonly count: number;
  readonly onOpen: (rideId: number) => void;
};

/** The requests that wait while a ride is under way, in one line at the edge: nothing lies over the ride until the driver has a hand free. */
export function OfferLine({ offer, first, count, onOpen }: OfferLineProps) {
  const text = useStrings("drivers");
  const { edge: plan, round: several } = useStrings("drivers/plan");
  const { notAvailable } = useStrings("rides");
  const formats = useFormats();
  const moment = useMoment();
  const now = useNow(SECOND_MS);
  const { own } = useDriverDay();
  const ride = offer ?? first;
  const mine = own?.offer?.ride_id === ride.id ? own.offer : null;
  const round = own?.round?.ride_id === ride.id ? own.round : null;
  const asked = mine ?? round;
  const left = asked && Math.max(0, Math.ceil((Date.parse(asked.expires_at) - now.getTime()) / SECOND_MS));
  return (
    <button
      type="button"
      className={styles.line}
      data-own={offer !== null || undefined}
      onClick={() => onOpen(ride.id)}
    >
      {offer === null ? (
        <b>{plan.requests(count)}</b>
      ) : (
        <>
          <b>
            {mine !== null ? text.panel.onlyYou : round ? several.asked(round.asked) : text.panel.officeGave}
          </b>
          <span>
            {moment(offer.ride_datetime)}, {offer.pickup_location},{" "}
            {fareText(offer.calculated_fare, formats, notAvailable)}
          </span>
        </>
      )}
      <strong>{left === null ? plan.show : `${left} s`}</strong>
    </button>
  );
}
