import type { Cents } from "../money.ts";
import { type FareInput, calculateFare } from "./calculate-fare.ts";
import { MOST_BAGS_IN_A_CAR } from "./limits.ts";
import { type Party, type VehicleType, smallestVehicleFor } from "./vehicles.ts";

export type OfferedCar = Party & { readonly vehicleType: VehicleType; readonly fare: Cents };

/** The cheapest two cars for a party that no single car holds, the fuller first; null when two are too few. */
export function offerTwoCars(
  input: Omit<FareInput, "vehicleType">,
): readonly [OfferedCar, OfferedCar] | null {
  let best: readonly [OfferedCar, OfferedCar] | null = null;
  for (let passengers = Math.ceil(input.passengers / 2); passengers < input.passengers; passengers++) {
    for (let luggage = 0; luggage <= input.luggage; luggage++) {
      const first = carFor(input, { passengers, luggage });
      const second = carFor(input, {
        passengers: input.passengers - passengers,
        luggage: input.luggage - luggage,
      });
      if (first && second && (!best || rank([first, second]) < rank(best))) best = [first, second];
    }
  }
  return best;
}

function carFor(input: Omit<FareInput, "vehicleType">, party: Party): OfferedCar | null {
  if (party.luggage > MOST_BAGS_IN_A_CAR) return null;
  const vehicleType = smallestVehicleFor(party, input.tariff.luggage.onEmptySeat);
  return vehicleType && { ...party, vehicleType, fare: calculateFare({ ...input, ...party }).total };
}

/** By price; between equals the more even split of bags, which is easier to load. */
function rank([first, second]: readonly [OfferedCar, OfferedCar]): number {
  return (first.fare + second.fare) * 1000 + Math.abs(first.luggage - second.luggage);
}
