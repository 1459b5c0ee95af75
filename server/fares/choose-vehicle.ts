import type { FareInput } from "../../domain/fares/calculate-fare.ts";
import { type OfferedCar, offerTwoCars } from "../../domain/fares/two-cars.ts";
import {
  VEHICLES,
  type VehicleType,
  bagsBeside,
  fits,
  smallestVehicleFor,
} from "../../domain/fares/vehicles.ts";
import { toDollarString, toDollars } from "../../domain/dollars.ts";
import { ApiError } from "../http/api-error.ts";
import type { LargeParty, PricedTrip } from "./priced-trip.ts";

/** The largest car for passengers, by which a party that fits no single car is priced. */
const LARGEST: VehicleType = "xl";

/** The car for a trip: the one asked for when it takes the party, else the smallest that does, else the largest. */
export function chooseVehicle(input: Omit<FareInput, "vehicleType">, asked: VehicleType | null): VehicleType {
  const { onEmptySeat } = input.tariff.luggage;
  const smallest = smallestVehicleFor(input, onEmptySeat);
  if (asked && smallest && !fits(asked, input, onEmptySeat)) throw tooSmall({ asked, smallest, input });
  return asked ?? smallest ?? LARGEST;
}

/** Says that no single car takes a party and which two do; null for a party that fits one. */
export function describeLargeParty(input: Omit<FareInput, "vehicleType">): LargeParty | null {
  if (smallestVehicleFor(input, input.tariff.luggage.onEmptySeat)) return null;
  const party = `${input.passengers} passengers with ${count(input.luggage, "bag")} don't fit in one car.`;
  const cars = offerTwoCars(input);
  if (!cars) return { sentence: `${party} Please call us and we'll arrange it.`, offer: null };
  const fare = cars[0].fare + cars[1].fare;
  return {
    sentence: `${party} Two cars will: ${describe(cars[0])} and ${describe(cars[1])}, $${toDollarString(fare)} in total.`,
    offer: { fare: toDollars(fare), cars: cars.map(toWireCar) },
  };
}

/** A ride is one car: a party that needs two is told so before it books. */
export function requireOneCar({ largeParty }: PricedTrip): void {
  if (largeParty) throw new ApiError("party_too_large", largeParty.sentence, { offer: largeParty.offer });
}

type TooSmall = {
  asked: VehicleType;
  smallest: VehicleType;
  input: Pick<FareInput, "tariff" | "passengers">;
};

function tooSmall({ asked, smallest, input: { tariff, passengers } }: TooSmall): ApiError {
  const { name, seats } = VEHICLES[asked];
  const bags = bagsBeside(asked, passengers, tariff.luggage.onEmptySeat);
  const room = bags === null ? `${seats} seats` : `${seats} seats and room for ${bags} bags`;
  const sentence = `${name} has ${room}. Please choose ${VEHICLES[smallest].name}, or let us choose.`;
  return new ApiError("invalid_input", sentence, { fields: { vehicle_type: sentence } });
}

function describe({ vehicleType, passengers, luggage }: OfferedCar): string {
  return `${VEHICLES[vehicleType].name} for ${count(passengers, "passenger")} with ${count(luggage, "bag")}`;
}

function toWireCar({ vehicleType, passengers, luggage, fare }: OfferedCar) {
  return {
    vehicle_type: vehicleType,
    passenger_count: passengers,
    luggage_count: luggage,
    fare: toDollars(fare),
  };
}

function count(number: number, thing: string): string {
  return number === 1 ? `1 ${thing}` : `${number} ${thing}s`;
}
