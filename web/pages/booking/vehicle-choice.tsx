import { useState } from "react";
import { calculateFareForTrip } from "../../../contract/fares/fares.endpoints.ts";
import { VEHICLE_TYPES, fits } from "../../../contract/fares/vehicles.ts";
import { question, useAnswers } from "../../api/answers.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { type CalculatedFare, fareQuery } from "./use-booking.ts";
import type { BookingFlow } from "./use-booking-flow.ts";

const PRICE_FRESH_MS = 5 * 60_000;

type VehicleChoiceProps = { readonly flow: BookingFlow; readonly fare: CalculatedFare };

/** Every car that takes the party, with what the trip costs in it. */
export function VehicleChoice({ flow, fare }: VehicleChoiceProps) {
  const text = useMessages("booking");
  const rides = useMessages("rides");
  const formats = useFormats();
  const { draft } = flow;
  const [now] = useState(() => new Date());
  const types = VEHICLE_TYPES.filter((type) =>
    fits(type, { passengers: draft.passengers, luggage: draft.luggage }),
  );
  const fares = useAnswers(
    types.map((vehicleType) => {
      const query = fareQuery({ ...draft, vehicleType }, now);
      return question(calculateFareForTrip, { query }, PRICE_FRESH_MS);
    }),
  );
  if (types.length < 2) return null;
  return (
    <fieldset className="car-choices">
      <legend className="lb">{text.vehicleType}</legend>
      {types.map((type, index) => {
        const chosen = type === fare.vehicle_type;
        const price = chosen ? fare.fare : fares[index]?.data?.fare;
        return (
          <button
            type="button"
            key={type}
            className="car-choice"
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
