import type { RideNeed } from "../../../contract/rides/ride-needs.ts";
import type { VehicleType } from "../../../contract/fares/vehicles.ts";
import type { RideStatus } from "../../../contract/rides/ride-states.ts";

const status: Record<RideStatus, string> = {
  Pending: "Pending",
  Assigned: "Assigned",
  Accepted: "Accepted",
  PickedUp: "Picked Up",
  InProgress: "In Progress",
  Completed: "Completed",
  Cancelled: "Cancelled",
  Rejected: "Rejected",
  NoShow: "No-show",
};

const guestStatus: Record<RideStatus, string> = {
  Pending: "We are finding your driver",
  Assigned: "We have a driver for you",
  Accepted: "Your driver is confirmed",
  PickedUp: "You are on board",
  InProgress: "You are on your way",
  Completed: "You have arrived. Thank you!",
  Cancelled: "This ride was cancelled",
  Rejected: "We could not take this ride. Please call us.",
  NoShow: "We missed each other. Call us and we will help.",
};

const vehicleType: Record<VehicleType, string> = {
  economy: "Economy",
  comfort: "Comfort",
  xl: "XL",
  cargo: "Cargo",
};

/** What a passenger can ask of a ride, as a label. */
const needs: Record<RideNeed, string> = {
  flight_number: "Flight number",
  notes: "Notes for the driver",
  child_seat: "Child seat",
  wheelchair: "Wheelchair",
};

const rides = {
  status,
  /** The same in words for who rides. */
  guestStatus,
  vehicleType,
  needs,
  pickup: "Pickup",
  dropoff: "Drop-off",
  passengers: (count: number) => (count === 1 ? "1 passenger" : `${count} passengers`),
  distanceUnchecked: "distance not checked",
  distanceUncheckedHint:
    "An end of this trip is not on our map: only the passenger's device gave the distance.",
  bags: (count: number) => (count === 1 ? "1 bag" : `${count} bags`),
  notAvailable: "N/A",
  notAssigned: "Not Assigned",
};

export default rides;
export type RidesStrings = typeof rides;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    rides: RidesStrings;
  }
}
