import { useQuery } from "@tanstack/react-query";
import { canonicalPhone } from "../../../contract/accounts/phone-number.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { findCaller } from "../../../contract/rides/rides.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import type { ChosenPlace } from "../../places/place-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSettled } from "../../ui/use-settled.ts";

type Caller = ResultOf<typeof findCaller>;

const MOST_PLACES = 6;

/** Who calls, as soon as the number is a whole one. */
export function useCaller(typed: string) {
  const phone = useSettled(canonicalPhone(typed));
  return useQuery({
    ...endpointQuery(findCaller, { query: { phone: phone ?? "" } }),
    enabled: phone !== null,
  });
}

type CallerCardProps = {
  readonly caller: Caller | undefined;
  readonly onTakePlace: (place: ChosenPlace) => void;
};

/** What is known of the caller; a press on one of the last places takes it into the trip. */
export function CallerCard({ caller, onTakePlace }: CallerCardProps) {
  const text = useMessages("phone-booking");
  const formats = useFormats();
  if (caller === undefined) return null;
  return (
    <div className="caller" role="status">
      <p className="small">
        <Icon name="user" />
        {caller.rides === 0 ? text.newCaller : text.knownCaller(caller.rides)}
        {caller.open_rides.map((ride) => (
          <span className="warn-text" key={ride.id}>
            {text.openRide(ride.id, formats.shortDateTime(ride.ride_datetime))}
          </span>
        ))}
      </p>
      {caller.last_places.length > 0 && (
        <div className="chips" role="group" aria-label={text.lastPlaces}>
          {caller.last_places.slice(0, MOST_PLACES).map((place) => (
            <button
              type="button"
              className="chip"
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
