import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { MAX_LUGGAGE, MAX_PASSENGERS } from "../../contract/fares/limits.ts";
import { ApiError } from "../api/api-error.ts";
import { FareResult } from "../fares/fare-result.tsx";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Segmented } from "../ui/choices.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNote, Note } from "../ui/note.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { useNear } from "../ui/use-near.ts";
import { BookTransfer } from "./book-transfer.tsx";
import type { AirportStrings } from "./strings/en.ts";
import { type AirportTrip, useAirportFare, useAirportRoute } from "./use-airport-fare.ts";
import { type OwnPosition, useOwnPosition } from "./use-own-position.ts";
import cardStyles from "../ui/card.module.css";
import cellStyles from "../ui/cell.module.css";
import mapFrameStyles from "../map/map-frame.module.css";
import styles from "./airport-fare.module.css";

// The form can be used while the map loads.
const DriveMap = lazy(() => import("./drive-map.tsx"));

const SUCCESS_MS = 2_000;

type AirportFareProps = { readonly toAirport: boolean; readonly onDirection: (toAirport: boolean) => void };

/** The map with the drive, and what it costs. */
export function AirportFare({ toAirport, onDirection }: AirportFareProps) {
  const text = useStrings("airport");
  const formats = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const { position, detect, detecting } = useOwnPosition();
  const [party, setParty] = useState({ passengers: 1, luggage: 0 });
  const [early, setEarly] = useState(false);
  const trip: AirportTrip = { point: position?.point ?? null, toAirport, ...party };
  const route = useAirportRoute(trip);
  const fare = useAirportFare(trip);

  const calculate = () => {
    setEarly(position === null);
    if (position !== null) fare.calculate();
  };
  const error = early && position === null ? text.waitForLocation : errorOf(route.error, fare.error, text);
  return (
    <div className={styles.airportGrid}>
      <div className={`${mapFrameStyles.frame} ${styles.airportMap}`} ref={frame}>
        {near && (
          <Suspense>
            <DriveMap position={position} line={route.data?.geometry ?? null} toAirport={toAirport} />
          </Suspense>
        )}
      </div>
      <form
        className={`stack ${cardStyles.card}`}
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
      >
        <Segmented
          label={text.direction}
          choices={[
            { value: "to", label: text.toAirport },
            { value: "from", label: text.fromAirport },
          ]}
          value={toAirport ? "to" : "from"}
          onChange={(value) => onDirection(value === "to")}
        />
        <Where position={position} detecting={detecting} onRetry={detect} />
        <div className={cellStyles.cells}>
          <Stepper
            label={text.passengers}
            value={party.passengers}
            min={1}
            max={MAX_PASSENGERS}
            onChange={(passengers) => setParty({ ...party, passengers })}
          />
          <Stepper
            label={text.luggage}
            value={party.luggage}
            min={0}
            max={MAX_LUGGAGE}
            onChange={(luggage) => setParty({ ...party, luggage })}
          />
        </div>
        {error !== null && (
          <ErrorNote
            onRetry={() => {
              if (position === null) detect();
              else if (route.error !== null) route.refetch();
              else fare.calculate();
            }}
          >
            {error}
          </ErrorNote>
        )}
        <Button
          type="submit"
          tone="action"
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
              {text.minutes(Math.round(route.data.duration_min))}
            </p>
          )}
          {fare.data && (
            <>
              <Success key={fare.updatedAt} />
              <FareResult label={text.estimated} fare={fare.data} />
            </>
          )}
        </div>
        <BookTransfer trip={trip} placeName={position?.failure === null ? position.name : null} />
      </form>
    </div>
  );
}

type WhereProps = { position: OwnPosition | null; detecting: boolean; onRetry: () => void };

/** Where the trip starts, and why that may not be the reader's position. */
function Where({ position, detecting, onRetry }: WhereProps) {
  const text = useStrings("airport");
  if (position === null) {
    return (
      <p className="row muted">
        <Icon name="locate" />
        {text.finding}
      </p>
    );
  }
  if (position.failure === null) {
    return (
      <p className="row">
        <Icon name="pin" />
        {position.name === null ? text.found : text.foundNear(position.name)}
      </p>
    );
  }
  return (
    <Note tone="warn">
      <p>{text.failures[position.failure]}</p>
      <p>{text.fromMiddle}</p>
      <Button size="compact" busy={detecting} busyLabel={text.finding} onClick={onRetry}>
        {text.retry}
      </Button>
    </Note>
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
