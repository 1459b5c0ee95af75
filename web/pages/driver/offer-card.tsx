import { useEffect, useRef } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { kilometresToPickup } from "../../drivers/position.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useNow } from "../../ui/use-now.ts";
import { useDriverDay } from "./driver-day.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { RideFacts, fareText, whenText } from "./ride-facts.tsx";

/** A ride that has just come under the thumb is not taken or refused by a tap that was meant for another. */
const SETTLE_MS = 500;
const OFFER_SECONDS = 30;
const SECOND_MS = 1_000;

/** The request in front of the driver: the fare first, Accept under the thumb. */
export function OfferCard({ ride }: { readonly ride: Ride }) {
  const text = useMessages("driver");
  const rides = useMessages("rides");
  const formats = useFormats();
  const now = useNow(SECOND_MS);
  const day = useDriverDay();
  const { own, noSignal, position, accepting, requests } = day;
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const meant = (deed: () => void) => () => {
    if (performance.now() - shownAt.current >= SETTLE_MS) deed();
  };
  const mine = own?.offer?.ride_id === ride.id ? own.offer : null;
  const left = mine === null ? null : secondsUntil(mine.expires_at, now);
  const distance = kilometresToPickup(position, ride);
  const title = ride.status === "Assigned" && mine === null ? text.panel.officeGave : text.panel.newRide;
  const seenAt = requests.seenAt === null ? "" : formats.time(requests.seenAt);

  return (
    <section className={classNames("offer", noSignal && "stale")} aria-labelledby={`offer-${ride.id}`}>
      <div className="between top">
        <div>
          <h2 id={`offer-${ride.id}`}>{noSignal ? text.seenAt(seenAt) : title}</h2>
          <p className="muted small">
            {noSignal
              ? text.panel.acceptWhenSignal
              : [
                  whenText(ride.ride_datetime, now, text, formats),
                  ...(distance === null ? [] : [text.panel.away(formats.km(distance))]),
                ].join(", ")}
          </p>
        </div>
        <p className="big">{fareText(ride.calculated_fare, formats, rides.notAvailable)}</p>
      </div>
      <div className="ab">
        <i aria-hidden="true" />
        <span>
          <span className="sr">{rides.pickup}: </span>
          {ride.pickup_location}
          {ride.notes !== null && <small>{ride.notes}</small>}
        </span>
        <i className="e" aria-hidden="true" />
        <span>
          <span className="sr">{rides.dropoff}: </span>
          {ride.dropoff_location}
          <small>
            {formats.km(Number(ride.distance_km))}, {ride.duration_min} min
          </small>
        </span>
      </div>
      <OverlapWarning ride={ride} now={now} />
      <RideFacts ride={ride} />
      {left !== null && (
        <progress
          className="time-left"
          max={OFFER_SECONDS}
          value={left}
          aria-label={text.panel.secondsLeft(left)}
        />
      )}
      {ride.actions.includes("accept") && (
        <div className="offer-answers">
          <Button size="driver" onClick={meant(() => day.takeStep(ride, "reject"))}>
            {text.panel.reject}
          </Button>
          <Button
            size="driver"
            tone="action"
            disabled={noSignal}
            busy={accepting.accepting === ride.id}
            busyLabel={text.panel.accepting}
            onClick={meant(() => accepting.accept(ride))}
          >
            {noSignal ? text.noSignal : text.panel.accept}
          </Button>
        </div>
      )}
    </section>
  );
}

function secondsUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / SECOND_MS));
}
