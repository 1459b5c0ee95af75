import { useEffect, useEffectEvent, useState } from "react";
import { fits } from "../../../domain/fares/vehicles.ts";
import { startStreetHailEndpoint } from "../../../contract/rides/street-hail.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useReads } from "../../api/use-read.ts";
import { EMPTY_BOOKING } from "../../booking/booking-draft.ts";
import { AIRPORT, COMMON_PLACES, SHORT_NAMES } from "../../booking/common-trips.ts";
import { fareQuery } from "../../booking/fares-of.ts";
import { PRICE_FRESH_MS } from "../../booking/use-live-fare.ts";
import { readFare } from "../../fares/fare-answer.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { findOwnPlace } from "../../places/find-own-place.ts";
import { useLocatedName } from "../../places/located-place.ts";
import { type ChosenPlace, NO_PLACE } from "../../places/chosen-place.ts";
import { PlaceField } from "../../places/place-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { applyRideEvent } from "../day/use-driver-rides.ts";
import journeyStyles from "../../places/journey.module.css";
import styles from "./street-hail.module.css";

const PARTIES = { few: 4, many: 6 } as const;
type Party = keyof typeof PARTIES;

/** A ride that begins now, at the kerb: where to, at which price, and off they go. */
export default function StreetHail({ onClose }: { readonly onClose: () => void }) {
  const text = useStrings("drivers/hail");
  const formats = useFormats();
  const failed = useFailure();
  const { own } = useDriverDay();
  const [pickup, setPickup, locating] = useKerb();
  const [dropoff, setDropoff] = useState<ChosenPlace>(NO_PLACE);
  const [party, setParty] = useState<Party>("few");
  const places = COMMON_PLACES.filter((place) => place.text !== pickup.text);
  const isListed = places.some(({ text: name }) => name === dropoff.text);
  const wanted = isListed || dropoff.lat === null ? places : [...places, dropoff];
  const fares = useFares(pickup, wanted, PARTIES[party]);
  const fare = fares[wanted.findIndex(({ text: name }) => name === dropoff.text)] ?? null;
  const start = useChange(startStreetHailEndpoint, {
    onDone: (ride) => {
      applyRideEvent({ type: "ride.changed", ride });
      onClose();
    },
  });
  const begin = () =>
    start.run({
      body: {
        pickup_location: pickup.text,
        pickup_lat: pickup.lat,
        pickup_lng: pickup.lng,
        dropoff_location: dropoff.text,
        dropoff_lat: dropoff.lat,
        dropoff_lng: dropoff.lng,
        passenger_count: PARTIES[party],
        quote: fare?.quote ?? null,
      },
    });
  const takesMany = own !== null && fits(own.vehicle_type, { passengers: PARTIES.many, luggage: 0 }, 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      footer={
        <Button
          size="huge"
          tone="live"
          block
          disabled={fare === null}
          busy={start.isPending}
          busyLabel={text.starting}
          onClick={begin}
        >
          {fare === null ? text.choose : text.start(formats.usd(fare.fare))}
        </Button>
      }
    >
      <div className={classNames("stack", styles.form)}>
        <FormError>{start.error === null ? null : failed(start.error)}</FormError>
        <div className={classNames(journeyStyles.journey, styles.kerb)}>
          <div className={journeyStyles.leg}>
            <i className={journeyStyles.dot} aria-hidden="true" />
            <PlaceField
              label={text.from}
              name="pickup"
              placeholder={locating ? text.locating : undefined}
              value={pickup}
              onChange={setPickup}
            />
          </div>
        </div>
        {takesMany && (
          <Segmented
            label={text.people}
            choices={[
              { value: "few", label: text.few },
              { value: "many", label: text.many },
            ]}
            value={party}
            onChange={setParty}
            fills
          />
        )}
        <Tiles places={places} fares={fares} chosen={dropoff} onChoose={setDropoff} />
        <div className={journeyStyles.journey}>
          <div className={journeyStyles.leg}>
            <i className={classNames(journeyStyles.dot, journeyStyles.end)} aria-hidden="true" />
            <PlaceField
              label={text.other}
              name="dropoff"
              value={isListed ? NO_PLACE : dropoff}
              onChange={setDropoff}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type TilesProps = {
  readonly places: readonly ChosenPlace[];
  readonly fares: ReturnType<typeof useFares>;
  readonly chosen: ChosenPlace;
  readonly onChoose: (place: ChosenPlace) => void;
};

/** The places that most go to, each with what it costs from here and how long it takes. */
function Tiles({ places, fares, chosen, onChoose }: TilesProps) {
  const text = useStrings("drivers/hail");
  const { airport } = useStrings("places");
  const formats = useFormats();
  return (
    <ul className={styles.tiles} aria-label={text.to}>
      {places.map((place, index) => {
        const fare = fares[index] ?? null;
        return (
          <li key={place.text}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={place.text === chosen.text}
              onClick={() => onChoose(place)}
            >
              <b>{place.text === AIRPORT.text ? airport : (SHORT_NAMES[place.text] ?? place.text)}</b>
              <span className={styles.price}>{fare === null ? "" : formats.usd(fare.fare)}</span>
              <span className={styles.minutes}>
                {fare?.duration_min === undefined ? "" : `${fare.duration_min} min`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Where they stand, as soon as the phone knows; they may say otherwise. */
function useKerb() {
  const { language } = useLanguage();
  const locatedName = useLocatedName();
  const nameOf = useEffectEvent(locatedName);
  const [pickup, setPickup] = useState<ChosenPlace>(NO_PLACE);
  const [locating, setLocating] = useState(true);
  useEffect(() => {
    let left = false;
    void findOwnPlace(language).then((found) => {
      if (left) return;
      setLocating(false);
      if (typeof found === "string") return;
      const here = { text: nameOf(found.place), ...found.point };
      setPickup((typed) => (typed.text === "" ? here : typed));
    });
    return () => {
      left = true;
    };
  }, [language]);
  return [pickup, setPickup, locating] as const;
}

/** The fares from the kerb, in the order of the places; null where there is none yet, or one car isn't enough. */
function useFares(pickup: ChosenPlace, places: readonly ChosenPlace[], passengers: number) {
  const [now] = useState(() => new Date());
  const trip = { ...EMPTY_BOOKING, pickup, passengers, luggage: 0, when: "now" };
  const reads = pickup.lat === null ? [] : places;
  const answers = useReads(
    reads.map((dropoff) => readFare(fareQuery({ ...trip, dropoff }, now), PRICE_FRESH_MS)),
  );
  return answers.map(({ data }) => (data === undefined || data.large_party !== null ? null : data));
}

function useFailure(): (error: Error) => string {
  const text = useStrings("drivers/hail");
  const errorText = useErrorText();
  return (error) =>
    error instanceof ApiError && error.code === "driver_busy" ? text.busy : errorText(error);
}
