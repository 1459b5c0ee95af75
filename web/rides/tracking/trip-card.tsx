import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { paidByLink } from "../../pay-links/paid-by-link.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { paths } from "../../router/paths.ts";
import { Link } from "../../router/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useAccountText } from "../booked/use-account-text.ts";
import cardStyles from "../../ui/card.module.css";
import foldStyles from "../../ui/fold.module.css";
import { FlightNote } from "./flight-note.tsx";
import { latePart } from "../../ui/late-part.tsx";
import styles from "./trip-card.module.css";

/** Few rides wait on the way, or have a ship to be back at. */
const ShipNotes = latePart(() => import("../ship/ship-notes.tsx"));

function isOfShip({ ended_at, wait_minutes, all_aboard }: TrackedRide): boolean {
  return ended_at === null && (wait_minutes !== undefined || all_aboard !== null);
}

type TripCardProps = {
  readonly ride: TrackedRide;
  /** Nobody was driven, so no fare is to be paid. */
  readonly free?: boolean;
  /** The booking number stands beside it, larger. */
  readonly numbered?: boolean;
};

/** The trip and its price. */
export function TripCard({ ride, free = false, numbered = false }: TripCardProps) {
  const text = useStrings("rides/tracking");
  const rides = useStrings("rides");
  const booked = useStrings("rides/booked");
  const account = useAccountText()(ride);
  const formats = useFormats();
  const fare = Number(ride.calculated_fare);
  const other = ride.other_way ?? null;
  const payLinks = useStrings("pay-links");
  const paid = paidByLink(ride);
  const rest = paid?.rest ?? fare;
  const beyond = Number(ride.paid_beyond ?? 0);
  const fee = Number(ride.no_show_fee_paid ?? 0);
  const whatBecomesOf = (amount: number) => {
    if (fee === 0) return payLinks.givenBack(formats.usd(amount));
    const above = amount - fee;
    return above > 0
      ? payLinks.feeKeptRest(formats.usd(fee), formats.usd(above))
      : payLinks.feeKept(formats.usd(fee));
  };
  const facts = [
    formats.dateTime(ride.ride_datetime),
    `${rides.passengers(ride.passenger_count)}, ${rides.bags(ride.luggage_count)}, ${formats.km(Number(ride.distance_km))}`,
    // A flight that the board has stands in a note of its own.
    ...(ride.flight_number !== null && !ride.flight
      ? [`${rides.needs.flight_number} ${ride.flight_number}`]
      : []),
    ...(numbered ? [] : [text.reference(ride.reference)]),
    ...(paid !== null && paid.rest > 0 && !free
      ? [payLinks.partPaid(formats.usd(paid.paid), formats.usd(paid.rest))]
      : []),
    ...(account === null ? [] : [`${booked.onAccount} ${account}`]),
  ];
  return (
    <section className={`${cardStyles.card} ${styles.tripCard}`} aria-label={text.yourTrip}>
      <div className="between">
        <RideLines ride={ride} className={styles.ends} inFull short />
        <p className={styles.tripPrice}>
          <span>{formats.usd(free ? fee : fare)}</span>
          <br />
          <span className="muted small">
            {free ? (
              <>
                <span className="visually-hidden">{text.notPrice}</span> <s>{formats.usd(fare)}</s>
              </>
            ) : ride.partner ? (
              booked.paidByAccount(ride.partner.name)
            ) : rest > 0 ? (
              text.inCash(formats.cashXcg(rest))
            ) : (
              payLinks.allPaid
            )}
          </span>
        </p>
      </div>
      <ul className={`muted small ${styles.tripFacts}`}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <FlightNote ride={ride} />
      {isOfShip(ride) && <ShipNotes ride={ride} />}
      {free && paid !== null && <p className="small">{whatBecomesOf(paid.paid + beyond)}</p>}
      {!free && beyond > 0 && <p className="small">{payLinks.lowered(formats.usd(beyond))}</p>}
      {other !== null && (
        <p className={`small no-print ${styles.tripFacts}`}>
          <Link to={paths.track(other.tracking_code)}>
            {other.is_return
              ? text.wayBackAt(formats.dateTime(other.ride_datetime))
              : text.wayThereAt(formats.dateTime(other.ride_datetime))}
          </Link>
        </p>
      )}
      {!free && (
        <details className={`${foldStyles.fold} ${styles.fold}`}>
          <summary>
            {text.priceMadeUp}
            <Icon name="down" />
          </summary>
          <FareLines lines={ride.breakdown} total={fare} completedFare={ride.corrected_from} />
        </details>
      )}
    </section>
  );
}
