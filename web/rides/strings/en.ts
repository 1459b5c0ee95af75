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
  all_aboard: "Back on board by",
  notes: "Notes for the driver",
  child_seat: "Child seat",
  child_ages: "Child seats for ages",
  wheelchair: "Wheelchair",
  wheelchair_folds: "Folding wheelchair",
};

const rides = {
  vehicleType,
  needs,
  childSeats: {
    count: "Child seats",
    ageOf: (child: number): string => `Age of child ${child}`,
    unsaid: "Not said",
    years: (age: number): string => (age === 0 ? "Under 1" : age === 1 ? "1 year" : `${age} years`),
  },
  pickup: "Pickup",
  dropoff: "Drop-off",
  passengers: (count: number) => (count === 1 ? "1 passenger" : `${count} passengers`),
  bags: (count: number) => (count === 1 ? "1 bag" : `${count} bags`),
  notAvailable: "N/A",
};

export default rides;
export type RidesStrings = typeof rides;
