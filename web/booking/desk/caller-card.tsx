import { useEffect, useRef } from "react";
import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { findCallerEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { ChosenPlace } from "../../places/chosen-place.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOneTabStop } from "./use-one-tab-stop.ts";
import { useSettled } from "../../ui/use-settled.ts";
import choicesStyles from "../../ui/choices.module.css";
import textStyles from "../../dispatch/text.module.css";
import styles from "./caller-card.module.css";

type Caller = ResultOf<typeof findCallerEndpoint>;

const MOST_PLACES = 6;

/** The caller, as soon as the number is complete; null while the answer is for another number. */
export function useCaller(typed: string): Caller | undefined {
  const present = canonicalPhone(typedPhone(typed));
  const phone = useSettled(present);
  const found = useRead(phone !== null ? read(findCallerEndpoint, { query: { phone: phone ?? "" } }) : null);
  return phone === present ? found.data : undefined;
}

type Named = { readonly name: string };
type Filled = { readonly phone: string; readonly name: string };

/** Fills in the name of a known number once, and clears it with the number; a typed name stays. */
export function useNameOfCaller(
  caller: Caller | undefined,
  { phone: typed, name }: Named & { readonly phone: string },
  change: (values: Named) => void,
) {
  const phone = canonicalPhone(typedPhone(typed));
  const filled = useRef<Filled | null>(null);
  useEffect(() => {
    if (caller === undefined || phone === null || filled.current?.phone === phone) return;
    const isFree = name === "" || name === filled.current?.name;
    filled.current = { phone, name: caller.name ?? "" };
    if (isFree) change({ name: caller.name ?? "" });
  }, [caller, phone, name, change]);
  return {
    forget: () => {
      filled.current = null;
    },
  };
}

type CallerCardProps = {
  readonly caller: Caller | undefined;
  readonly onTakePlace: (place: ChosenPlace) => void;
  /** An open ride of the caller is looked at instead of a new one being booked. */
  readonly onLeave: () => void;
};

/** The facts known of the caller; pressing one of the last places puts it into the trip. */
export function CallerCard({ caller, onTakePlace, onLeave }: CallerCardProps) {
  const text = useStrings("booking/desk");
  const formats = useFormats();
  const { row, tabIndexOf } = useOneTabStop();
  if (caller === undefined) return null;
  const places = caller.last_places.slice(0, MOST_PLACES);
  const isEmpty = caller.open_rides.length + places.length === 0;
  // From the name Tab leads on to the pickup in two steps, however much is known of the caller.
  return (
    <div className={styles.caller} {...(!isEmpty && { ...row, "aria-label": text.aboutCaller })}>
      <p className="small">
        <Icon name="user" />
        <span role="status">{caller.rides === 0 ? text.newCaller : text.knownCaller(caller.rides)}</span>
        {caller.open_rides.map((ride, index) => (
          <Link
            className={textStyles.warning}
            key={ride.id}
            tabIndex={tabIndexOf(index)}
            to={officePaths.operatorRide(ride.id)}
            onClick={onLeave}
          >
            {text.openRide(ride.id, formats.shortDateTime(ride.ride_datetime))}
          </Link>
        ))}
      </p>
      {places.length > 0 && (
        <div className={choicesStyles.chips} role="group" aria-label={text.lastPlaces}>
          {places.map((place, index) => (
            <button
              type="button"
              tabIndex={tabIndexOf(caller.open_rides.length + index)}
              className={choicesStyles.chip}
              key={place.location}
              onClick={() => onTakePlace({ text: place.location, lat: place.lat, lng: place.lng })}
            >
              {place.location}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
