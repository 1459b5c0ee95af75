import { useState } from "react";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { VEHICLE_TYPES, fits } from "../../contract/fares/vehicles.ts";
import { read } from "../api/read.ts";
import { useReads } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { type CalculatedFare, fareQuery } from "./use-booking.ts";
import type { BookingFlow } from "./use-booking-flow.ts";
import styles from "./vehicle-choice.module.css";

const PRICE_FRESH_MS = 5 * 60_000;

type VehicleChoiceProps = { readonly flow: BookingFlow; readonly fare: CalculatedFare };

/** Every car that takes the party, with what the trip costs in it. */
export function VehicleChoice({ flow, fare }: VehicleChoiceProps) {
  const text = useStrings("booking");
  const rides = useStrings("rides");
  const formats = useFormats();
  const { draft } = flow;
  const [now] = useState(() => new Date());
  const types = VEHICLE_TYPES.filter((type) =>
    fits(type, { passengers: draft.passengers, luggage: draft.luggage }),
  );
  const fares = useReads(
    types.map((vehicleType) => {
      const query = fareQuery({ ...draft, vehicleType }, now);
      return read(calculateFareForTripEndpoint, { query }, PRICE_FRESH_MS);
    }),
  );
  if (types.length < 2) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{text.vehicleType}</legend>
      {types.map((type, index) => {
        const chosen = type === fare.vehicle_type;
        const price = chosen ? fare.fare : fares[index]?.data?.fare;
        return (
          <button
            type="button"
            key={type}
            className={styles.choice}
            aria-pressed={chosen}
            onClick={() => {
              if (!chosen) flow.price({ vehicleType: type });
            }}
          >
            <span>{rides.vehicleType[type]}</span>
            <b>{price === undefined ? "\u00a0" : formats.usd(price)}</b>
          </button>
        );
      })}
    </fieldset>
  );
}
