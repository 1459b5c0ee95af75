import { useId, useState } from "react";
import { airportWaiting } from "../../domain/company/waiting-words.ts";
import { ApiError } from "../api/api-error.ts";
import { PartyFields } from "../booking/party-fields.tsx";
import { isUnchosen, useChosenPlaces } from "../booking/use-chosen-places.ts";
import { GableCard } from "../company/gable-card.tsx";
import { useCompany } from "../company/use-company.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { PlaceField } from "../places/place-field.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Segmented } from "../ui/choices.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { latePart } from "../ui/late-part.tsx";
import { FormError } from "../ui/note.tsx";
import type { AirportDraft, AirportTimes } from "./airport-trip.ts";
import type { DriveEnd } from "./drive-map.tsx";
import { FlightFields } from "./flight-fields.tsx";
import { PickupTimes } from "./pickup-choice.tsx";
import type { AirportStrings } from "./strings/en.ts";
import { type AirportTrip, type useAirportRoute, useAirportFare } from "./use-airport-fare.ts";
import type { FoundFlight } from "./use-flight.ts";
import type { FoundPosition } from "./use-own-position.ts";
import { useZonePrices } from "./use-zone-prices.ts";
import { ZoneChips } from "./zone-chips.tsx";
import gableCardStyles from "../company/gable-card.module.css";
import journeyStyles from "../places/journey.module.css";
import styles from "./airport-fare.module.css";

// It comes while the price is worked out.
const AirportPrice = latePart(() => import("./airport-price.tsx"));

/** Where the page goes to when a zone was tapped. */
export const AIRPORT_FORM_ID = "airport-fare";

type AirportFareProps = {
  readonly own: FoundPosition;
  readonly draft: AirportDraft;
  readonly onChange: (values: Partial<AirportDraft>) => void;
  readonly onZone: (zone: ChosenPlace) => void;
  readonly toAirport: boolean;
  readonly found: FoundFlight | null;
  readonly times: AirportTimes;
  /** The end of the drive that is not the airport; null until somebody says it. */
  readonly end: DriveEnd | null;
  readonly route: ReturnType<typeof useAirportRoute>;
};

/** The flight, from where to where, with whom: what a transfer costs, and on to its booking. */
export function AirportFare(props: AirportFareProps) {
  const { own, draft, onChange, onZone, toAirport, found, times, end, route } = props;
  const text = useStrings("airport");
  const booking = useStrings("booking");
  const headingId = useId();
  const company = useCompany();
  const { language } = useLanguage();
  const { place, passengers, luggage } = draft;
  const [early, setEarly] = useState(false);
  const trip: AirportTrip = { point: end?.point ?? null, toAirport, passengers, luggage, when: times.pickup };
  const fare = useAirportFare(trip, place.lat !== null);
  const typed = isUnchosen(place);
  const { unchosen, leave } = useChosenPlaces([place], (_, chosen) => onChange({ place: chosen }));

  const calculate = () => {
    setEarly(end === null);
    // The typed place is looked for first; its price follows by itself.
    if (typed) leave();
    if (end !== null || typed) fare.calculate();
  };
  const isEarly = early && end === null && !typed;
  const tooEarly = own.detecting ? text.waitForLocation : text.whereFirst(toAirport);
  const ofPlace = unchosen[0] === undefined ? null : booking.notChosen(unchosen[0].text.trim());
  const error = isEarly ? tooEarly : errorOf(route.error, fare.error, text);
  const retry = () => {
    if (route.error !== null) route.refetch();
    else fare.calculate();
  };
  return (
    <GableCard
      id={AIRPORT_FORM_ID}
      className={styles.card}
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
      <Segmented
        fills
        label={text.direction}
        choices={[
          { value: "from", label: text.arriving },
          { value: "to", label: text.leaving },
        ]}
        value={toAirport ? "to" : "from"}
        onChange={(value) => onChange({ direction: value, flight: "", when: "", pickup: null })}
      />
      <FlightFields draft={draft} toAirport={toAirport} found={found} onChange={onChange} />
      <WhereTo {...{ own, draft, toAirport, onChange, onLeave: leave, invalid: ofPlace !== null }} />
      <FormError>{ofPlace}</FormError>
      {place.text === "" && <Where {...own} toAirport={toAirport} />}
      <ZoneChips place={place} onZone={onZone} />
      {toAirport && <PickupTimes times={times} onPickup={(pickup) => onChange({ pickup })} />}
      <PartyFields party={draft} onChange={onChange} labels={text} />
      {error !== null && <ErrorNote {...(isEarly ? {} : { onRetry: retry })}>{error}</ErrorNote>}
      {fare.data === undefined && <PriceRange />}
      <div aria-live="polite" className="stack">
        {end !== null && route.data && <Distance {...{ route, fare }} />}
        {(fare.isFetching || fare.data) && (
          <AirportPrice
            {...{ fare, trip, draft, onChange }}
            flightNumber={found?.number ?? draft.flight}
            placeName={end?.name ?? null}
          />
        )}
      </div>
      {fare.data === undefined && (
        <p className="muted small">{text.tagline(airportWaiting(company, language))}</p>
      )}
      <Button
        type="submit"
        tone={fare.data ? "quiet" : "action"}
        size={fare.data ? "compact" : "large"}
        block
        busy={fare.isFetching}
        busyLabel={text.calculating}
      >
        {text.calculate}
      </Button>
    </GableCard>
  );
}

function Distance({
  route,
  fare,
}: Pick<AirportFareProps, "route"> & { fare: ReturnType<typeof useAirportFare> }) {
  const text = useStrings("airport");
  const formats = useFormats();
  if (!route.data) return null;
  return (
    <p>
      {text.distance} <b>{formats.km(route.data.distance_km)}</b>,{" "}
      {text.minutes(Math.round(fare.data?.duration_min ?? route.data.duration_min))}
    </p>
  );
}

/** From where to where the fixed prices go, before a place is known. */
function PriceRange() {
  const text = useStrings("airport");
  const formats = useFormats();
  const fares = useZonePrices().prices?.map(({ fare }) => fare) ?? [];
  if (fares.length === 0) return null;
  const [least, most] = [Math.min(...fares), Math.max(...fares)];
  return (
    <p className={`small ${styles.range}`}>
      <span className="muted">{text.fixedForCar}</span>{" "}
      <strong className="nowrap">{text.range(formats.shortUsd(least), formats.shortUsd(most))}</strong>
    </p>
  );
}

type WhereToProps = Pick<AirportFareProps, "own" | "draft" | "toAirport" | "onChange"> & {
  readonly onLeave: () => void;
  readonly invalid: boolean;
};

/** The other end of the drive: typed, or where the reader is. */
function WhereTo({ own, draft, toAirport, onChange, onLeave, invalid }: WhereToProps) {
  const text = useStrings("airport");
  const places = useStrings("places");
  return (
    <div className={journeyStyles.journey}>
      <div className={journeyStyles.leg}>
        <i className={classNames(journeyStyles.dot, !toAirport && journeyStyles.end)} aria-hidden="true" />
        <PlaceField
          label={toAirport ? text.whereFrom : text.whereTo}
          name="place"
          placeholder={text.placeExample}
          value={draft.place}
          onChange={(place) => onChange({ place, pickup: null })}
          invalid={invalid}
          onLeave={onLeave}
        />
        <IconButton
          tone="live"
          className={journeyStyles.deed}
          icon={own.detecting ? "refresh" : "locate"}
          label={own.detecting ? places.finding : places.useMyLocation}
          aria-busy={own.detecting}
          onClick={own.detect}
        />
      </div>
    </div>
  );
}

type WhereProps = FoundPosition & { readonly toAirport: boolean };

/** Where the reader is, once they have asked for it, and why that may not be their position. */
function Where({ position, detecting, detect, toAirport }: WhereProps) {
  const text = useStrings("airport");
  if (position === null) {
    if (!detecting) return null;
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

function errorOf(route: Error | null, fare: Error | null, text: AirportStrings): string | null {
  if (route instanceof ApiError) {
    if (route.code === "timeout") return text.timedOut;
    return route.answered ? text.noDistance : text.distanceError;
  }
  return fare ? text.fareFailed : null;
}
