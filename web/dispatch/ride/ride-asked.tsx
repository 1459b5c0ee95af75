import { askedNeeds } from "../../../domain/rides/asked-needs.ts";
import type { RideNeed } from "../../../domain/rides/ride-needs.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";

/** A need without a sign is written out. */
const SIGNS: Readonly<Partial<Record<RideNeed, IconName>>> = {
  flight_number: "plane",
  notes: "note",
  child_seat: "seat",
  child_ages: "seat",
  wheelchair: "wheelchair",
  wheelchair_folds: "wheelchair",
};

/** The wishes of a passenger for the ride, as short as can be: the type of car in a word, the rest as signs with their words behind them. */
export function RideAsked({ ride }: { readonly ride: Ride }) {
  const rides = useStrings("rides");
  return (
    <>
      {ride.vehicle_asked && `${rides.vehicleType[ride.vehicle_type]} `}
      {askedNeeds(ride).map(([need, asked]) => {
        const sign = SIGNS[need];
        const words = asked === null ? rides.needs[need] : `${rides.needs[need]}: ${asked}`;
        return sign === undefined ? (
          `${words} `
        ) : (
          <span key={need} title={words}>
            <Icon name={sign} />
            <span className="visually-hidden">{words}</span>
          </span>
        );
      })}
    </>
  );
}

/** Whether there is anything to say of it. */
export function asksForMore(ride: Ride): boolean {
  return ride.vehicle_asked || askedNeeds(ride).length > 0;
}
