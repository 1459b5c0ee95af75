import { useEffect, useRef, useState } from "react";
import { OFFER_SECONDS, ROUND_SECONDS } from "../../../contract/dispatch/dispatch.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { kilometresToPickup } from "./position.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { PlaceWords } from "../../places/place-words.tsx";
import { StopNames } from "../../places/stop-names.tsx";
import { RideLines } from "../../places/stop-lines.tsx";
import { TripDistance } from "../../rides/trip-distance.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useNow } from "../../ui/use-now.ts";
import { AcceptButton, WaitsForSignal } from "../plan/accept-button.tsx";
import { canTake, requestOf } from "../plan/plan-of-ride.ts";
import { wayText } from "../plan/ride-times.tsx";
import { CannotWarning } from "../plan/cannot-warning.tsx";
import { CarWarning } from "./car-warning.tsx";
import { useDriverDay } from "./driver-day.ts";
import { OfferTime } from "./offer-time.tsx";
import { paperAgainst } from "./open-requests.ts";
import { PaperWarning } from "./paper-warning.tsx";
import { OverlapWarning } from "./overlap-warning.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { RideFacts, requestWhenText } from "./ride-facts.tsx";
import { SETTLE_MS } from "./use-settling.ts";
import routeLinesStyles from "../../places/route-lines.module.css";
import styles from "./offer-card.module.css";

type OfferCardProps = {
  readonly ride: Ride;
  /** A ride is under way beside it, so the offer is brief until the driver wants to see all of it. */
  readonly beside?: boolean;
  /** Leaves the ride in the list, and what is below the card in sight. */
  readonly onPutAway: () => void;
};

/** The first request: the fare on top, Accept within reach of the thumb. */
export function OfferCard({ ride, beside = false, onPutAway }: OfferCardProps) {
  const text = useStrings("drivers");
  const plan = useStrings("drivers/plan");
  const rides = useStrings("rides");
  const formats = useFormats();
  const now = useNow(SECOND_MS);
  const day = useDriverDay();
  const { own, noSignal, position, requests } = day;
  // Which of the two lists comes first is not known, so what nobody has chosen follows the ride beside it.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? !beside;
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const meant = (action: () => void) => () => {
    if (performance.now() - shownAt.current >= SETTLE_MS) action();
  };
  const against = paperAgainst(own, ride, now);
  const mine = own?.offer?.ride_id === ride.id ? own.offer : null;
  const round = own?.round?.ride_id === ride.id ? own.round : null;
  const way = requestOf(day, ride)?.to_pickup;
  const distance = way ? null : kilometresToPickup(position, ride);
  const came =
    ride.status === "Assigned" && day.plan?.moves.find((move) => move.came && move.ride_id === ride.id);
  const given = ride.status === "Assigned" ? text.panel.officeGave : text.panel.newRide;
  const toSeveral = round === null ? given : plan.round.asked(round.asked);
  const title = mine === null ? toSeveral : text.panel.onlyYou;
  const asked = mine ?? round;
  const seenAt = requests.seenAt === null ? "" : formats.time(requests.seenAt);

  return (
    <section
      className={classNames(
        styles.offer,
        beside && styles.beside,
        !open && styles.brief,
        noSignal && styles.stale,
      )}
      aria-labelledby={`offer-${ride.id}`}
    >
      <div className={`between ${styles.top}`}>
        <div>
          <h2 id={`offer-${ride.id}`}>{noSignal ? text.seenAt(seenAt) : title}</h2>
          <p className="muted small">
            {noSignal
              ? text.panel.acceptWhenSignal
              : [
                  requestWhenText(ride.ride_datetime, now, text, formats),
                  ...(way ? [wayText(way, plan, formats)] : []),
                  ...(distance === null ? [] : [text.panel.away(formats.km(distance))]),
                ].join(", ")}
          </p>
        </div>
        <p className={styles.big}>{fareText(ride.calculated_fare, formats, rides.notAvailable)}</p>
        {beside && (
          <button
            type="button"
            className={styles.grip}
            aria-expanded={open}
            aria-label={text.panel.details}
            onClick={() => setWanted(!open)}
          />
        )}
        <IconButton
          icon="down"
          className={styles.away}
          label={text.panel.putAway}
          title={text.panel.putAway}
          onClick={onPutAway}
        />
      </div>
      {open ? (
        <div className={`${routeLinesStyles.routeLines} ${styles.ends}`}>
          <i aria-hidden="true" />
          <span>
            <span className="visually-hidden">{rides.pickup}: </span>
            <PlaceWords name={ride.pickup_location} near={ride.pickup_near} />
            {ride.notes !== null && <small>{ride.notes}</small>}
          </span>
          {ride.stops && <StopNames stops={ride.stops} />}
          <i className={routeLinesStyles.end} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{rides.dropoff}: </span>
            <PlaceWords name={ride.dropoff_location} near={ride.dropoff_near} />
            <small>
              <TripDistance ride={ride} />, {ride.duration_min} min
            </small>
          </span>
        </div>
      ) : (
        <RideLines ride={ride} className={styles.ends} />
      )}
      {came && <p className="muted small">{plan.came[came.why]}</p>}
      <OverlapWarning ride={ride} now={now} className={styles.warning} />
      <CarWarning ride={ride} className={styles.warning} />
      <CannotWarning ride={ride} className={styles.warning} />
      <PaperWarning paper={against} className={styles.warning} />
      {open && <RideFacts ride={ride} />}
      {asked !== null && (
        <OfferTime expiresAt={asked.expires_at} of={mine === null ? ROUND_SECONDS : OFFER_SECONDS} />
      )}
      {ride.actions.includes("accept") && (
        <div className={styles.offerAnswers}>
          <Button size="huge" onClick={meant(() => day.takeStep(ride, "reject"))}>
            {text.panel.reject}
          </Button>
          {canTake(day, ride, now) && <AcceptButton ride={ride} size="huge" tone="action" meant={meant} />}
        </div>
      )}
      <WaitsForSignal ride={ride} />
    </section>
  );
}
