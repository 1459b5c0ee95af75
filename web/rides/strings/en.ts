import type { RideNeed } from "../../../domain/rides/ride-needs.ts";
import type { VehicleType } from "../../../domain/fares/vehicles.ts";

const vehicleType: Record<VehicleType, string> = {
  economy: "Economy",
  comfort: "Comfort",
  xl: "XL",
  cargo: "Cargo",
};

/** The needs that a passenger can have, as labels. */
const needs: Record<RideNeed, string> = {
  flight_number: "Flight number",
  notes: "Notes for the driver",
  child_seat: "Child seat",
  wheelchair: "Wheelchair",
};

const rides = {
  vehicleType,
  needs,
  pickup: "Pickup",
  dropoff: "Drop-off",
  passengers: (count: number) => (count === 1 ? "1 passenger" : `${count} passengers`),
  bags: (count: number) => (count === 1 ? "1 bag" : `${count} bags`),
  notAvailable: "N/A",
};

export default rides;
export type RidesStrings = typeof rides;
