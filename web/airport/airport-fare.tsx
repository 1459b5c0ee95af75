import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { airportWaiting } from "../../contract/company/waiting-words.ts";
import { ApiError } from "../api/api-error.ts";
import { PartyFields } from "../booking/party-fields.tsx";
import { isUnchosen, useChosenPlaces } from "../booking/use-chosen-places.ts";
import { GableCard } from "../company/gable-card.tsx";
import { useCompany } from "../company/use-company.ts";
import { FareResult } from "../fares/fare-result.tsx";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { type ChosenPlace, PlaceField } from "../places/place-field.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Segmented } from "../ui/choices.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { FormError } from "../ui/note.tsx";
import { useNear } from "../ui/use-near.ts";
import { BookTransfer } from "./book-transfer.tsx";
import type { DriveEnd } from "./drive-map.tsx";
import type { AirportStrings } from "./strings/en.ts";
import { type AirportTrip, useAirportFare, useAirportRoute } from "./use-airport-fare.ts";
import { type FoundPosition, type OwnPosition, isAtAirport } from "./use-own-position.ts";
import gableCardStyles from "../company/gable-card.module.css";
import journeyStyles from "../places/journey.module.css";
import mapFrameStyles from "../map/map-frame.module.css";
import styles from "./airport-fare.module.css";

// The form can be used while the map loads.
const DriveMap = lazy(() => import("./drive-map.tsx"));

const SUCCESS_MS = 2_000;

/** Where the page goes to when a zone was tapped. */
export const AIRPORT_FORM_ID = "airport-fare";

type AirportFareProps = {
  readonly own: FoundPosition;
  /** The other end, where the reader names one; else it is their position. */
  readonly place: ChosenPlace;
  readonly onPlace: (place: ChosenPlace) => void;
  /** A zone whose price was tapped on the map. */
  readonly onZone: (zone: ChosenPlace) => void;
  readonly toAirport: boolean;
  readonly onDirection: (toAirport: boolean) => void;
};

/** Where to, and what it costs; beside it the map with the drive and the price of every zone. */
export function AirportFare({ own, place, onPlace, onZone, toAirport, onDirection }: AirportFareProps) {
  const text = useStrings("airport");
  const booking = useStrings("booking");
  const formats = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const { position, detect } = own;
  const headingId = useId();
  const company = useCompany();
  const { language } = useLanguage();
  const end = otherEnd(place, position);
  const [party, setParty] = useState({ passengers: 1, luggage: 0 });
  const [early, setEarly] = useState(false);
  const trip: AirportTrip = { point: end?.point ?? null, toAirport, ...party };
  const route = useAirportRoute(trip);
  const fare = useAirportFare(trip, place.lat !== null);

  // Without a name it is a price to go by, and no place to book.
  const placeName = end?.name ?? null;
  const typed = isUnchosen(place);
  const { unchosen, leave } = useChosenPlaces([place], (_, chosen) => onPlace(chosen));

  const calculate = () => {
    setEarly(end === null);
    // What was typed is looked for first; its price follows by itself.
    if (typed) leave();
    if (end !== null || typed) fare.calculate();
  };
  const tooEarly = position === null ? text.waitForLocation : text.whereFirst(toAirport);
  const isEarly = early && end === null && !typed;
  const ofPlace = unchosen[0] === undefined ? null : booking.notChosen(unchosen[0].text.trim());
  const error = isEarly ? tooEarly : errorOf(route.error, fare.error, text);
  return (
    <div className={styles.airportGrid}>
      <GableCard
        id={AIRPORT_FORM_ID}
        headingId={headingId}
        heading={
          <h1 id={headingId} className={gableCardStyles.smallTitle}>
            {text.title}
          </h1>
        }
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
      >
        <p className="muted">{text.tagline(airportWaiting(company, language))}</p>
        <Segmented
          label={text.direction}
          choices={[
            { value: "from", label: text.fromAirport },
            { value: "to", label: text.toAirport },
          ]}
          value={toAirport ? "to" : "from"}
          onChange={(value) => onDirection(value === "to")}
        />
        <div className={journeyStyles.journey}>
          <div className={journeyStyles.leg}>
            <i
              className={classNames(journeyStyles.dot, !toAirport && journeyStyles.end)}
              aria-hidden="true"
            />
            <PlaceField
              label={toAirport ? text.whereFrom : text.whereTo}
              name="place"
              value={place}
              onChange={onPlace}
              invalid={ofPlace !== null}
              onLeave={leave}
            />
          </div>
        </div>
        <FormError>{ofPlace}</FormError>
        {place.lat === null && !typed && <Where {...own} toAirport={toAirport} />}
        <PartyFields party={party} onChange={(values) => setParty({ ...party, ...values })} labels={text} />
        {error !== null && (
          <ErrorNote
            {...(isEarly && position !== null
              ? {} // Trying again would not tell where.
              : {
                  onRetry: () => {
                    if (end === null) detect();
                    else if (route.error !== null) route.refetch();
                    else fare.calculate();
                  },
                })}
          >
            {error}
          </ErrorNote>
        )}
        <Button
          type="submit"
          tone={fare.data ? "line" : "action"}
          size="large"
          block
          busy={fare.isFetching}
          busyLabel={text.calculating}
        >
          {text.calculate}
        </Button>
        <div aria-live="polite" className="stack">
          {route.data && (
            <p>
              {text.distance} <b>{formats.km(route.data.distance_km, 2)}</b>,{" "}
              {text.minutes(Math.round(fare.data?.duration_min ?? route.data.duration_min))}
            </p>
          )}
          {fare.data && (
            <>
              <Success key={fare.updatedAt} />
              <FareResult label={text.estimated} fare={fare.data} />
            </>
          )}
        </div>
        <BookTransfer
          trip={trip}
          fare={placeName === null ? null : (fare.data?.fare ?? null)}
          placeName={placeName}
          typed={typed ? place : null}
        />
      </GableCard>
      <div className={`${mapFrameStyles.frame} ${styles.airportMap}`} ref={frame}>
        {near && (
          <Suspense>
            <DriveMap end={end} line={route.data?.geometry ?? null} toAirport={toAirport} onZone={onZone} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The end of the drive that is not the airport; null while it is not known, and for who stands at the airport. */
function otherEnd(place: ChosenPlace, position: OwnPosition | null): DriveEnd | null {
  const { text, lat, lng } = place;
  if (lat !== null && lng !== null) return { point: { lat, lng }, name: text, own: false };
  // Nobody who typed a place is priced from another.
  if (isUnchosen(place)) return null;
  if (position === null || isAtAirport(position)) return null;
  return { point: position.point, name: position.failure === null ? position.name : null, own: true };
}

type WhereProps = FoundPosition & { readonly toAirport: boolean };

/** Where the trip starts, and why that may not be the reader's position. */
function Where({ position, detecting, detect, toAirport }: WhereProps) {
  const text = useStrings("airport");
  if (position === null) {
    return (
      <p className={`row muted ${styles.where}`}>
        <Icon name="locate" />
        {text.finding}
      </p>
    );
  }
  if (position.failure === null) {
    return (
      <p className={`row ${styles.where}`}>
        <Icon name="pin" />
        {position.name === null ? text.found : text.foundNear(position.name)}
      </p>
    );
  }
  return (
    <div className={`row ${styles.where} ${styles.nowhere}`} role="status">
      <Icon name="alert" />
      <div className="small">
        <p>
          <b>{text.failures[position.failure]}</b>
        </p>
        <p>{toAirport ? text.fromMiddle : text.toMiddle}</p>
      </div>
      <Button size="compact" busy={detecting} busyLabel={text.finding} onClick={detect}>
        {text.retry}
      </Button>
    </div>
  );
}

/** "Success", for two seconds after a fare came. */
function Success() {
  const text = useStrings("airport");
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <p className={`row ${styles.success}`}>
      <Icon name="check" />
      {text.success}
    </p>
  );
}

function errorOf(route: Error | null, fare: Error | null, text: AirportStrings): string | null {
  if (route instanceof ApiError) {
    if (route.code === "timeout") return text.timedOut;
    return route.answered ? text.noDistance : text.distanceError;
  }
  return fare ? text.fareFailed : null;
}
