import { useState } from "react";
import {
  VEHICLES,
  VEHICLE_TYPES,
  type VehicleType,
  bagsBeside,
  fits,
} from "../../../domain/fares/vehicles.ts";
import { useReads } from "../../api/use-read.ts";
import { useBagsOnEmptySeat } from "../../fares/use-bags-on-seat.ts";
import { readFare } from "../../fares/fare-answer.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { wayBackOf } from "../booking-draft.ts";
import { fareQuery } from "../fares-of.ts";
import type { CalculatedFare } from "../use-booking.ts";
import type { BookingFlow } from "../use-booking-flow.ts";
import { CarDrawing } from "./car-drawing.tsx";
import styles from "./vehicle-choice.module.css";

const PRICE_FRESH_MS = 5 * 60_000;

type VehicleChoiceProps = { readonly flow: BookingFlow; readonly fare: CalculatedFare };

/** Every car that takes the party, with what is booked costs in it: both ways, where the way back is booked too. */
export function VehicleChoice({ flow, fare }: VehicleChoiceProps) {
  const price = useStrings("booking/price");
  const rides = useStrings("rides");
  const formats = useFormats();
  const { draft } = flow;
  const [now] = useState(() => new Date());
  const onEmptySeat = useBagsOnEmptySeat();
  const types = VEHICLE_TYPES.filter((type) =>
    fits(type, { passengers: draft.passengers, luggage: draft.luggage }, onEmptySeat),
  );
  const back = wayBackOf(draft);
  const ways = back === null ? [draft] : [draft, back];
  const fares = useReads(
    types.flatMap((vehicleType) =>
      ways.map((way) => readFare(fareQuery({ ...way, vehicleType }, now), PRICE_FRESH_MS)),
    ),
  );
  const asked = types.map((type, car) =>
    type === fare.vehicle_type
      ? fare.total
      : ways.reduce<number | undefined>((sum, _way, way) => {
          const one = fares[car * ways.length + way]?.data?.fare;
          return sum === undefined || one === undefined ? undefined : sum + one;
        }, 0),
  );
  const known = asked.filter((each) => each !== undefined);
  const least = Math.min(...known);
  if (types.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{price.vehicleType}</legend>
      {types.map((type, index) => {
        const chosen = type === fare.vehicle_type;
        const costs = asked[index];
        const more = costs === undefined ? 0 : costs - least;
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
            <CarDrawing type={type} />
            <span className={styles.head}>
              <span className={styles.name}>{rides.vehicleType[type]}</span>
              <Room type={type} passengers={draft.passengers} />
            </span>
            <b>{costs === undefined ? "\u00a0" : formats.usd(costs)}</b>
            <span className={styles.about}>
              {more > 0 ? price.dearer(formats.usd(more), price.carWhy[type]) : price.carWhy[type]}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** How many people a car takes, and how many bags beside those who ride. */
function Room({ type, passengers }: { readonly type: VehicleType; readonly passengers: number }) {
  const price = useStrings("booking/price");
  const rides = useStrings("rides");
  const { seats } = VEHICLES[type];
  const bags = bagsBeside(type, passengers, useBagsOnEmptySeat());
  return (
    <span className={styles.room}>
      <Icon name="users" />
      <span aria-hidden="true">{seats}</span>
      <span className="visually-hidden">{rides.passengers(seats)}, </span>
      <Icon name="bag" />
      <span aria-hidden="true">{bags ?? price.anyNumber}</span>
      <span className="visually-hidden">{bags === null ? price.anyBags : rides.bags(bags)}</span>
    </span>
  );
}
