import { z } from "zod";
import { VEHICLE_TYPES, type VehicleType } from "../../domain/fares/vehicles.ts";

/** A type of car on the wire; apart from the fleet, so that the home page needs no validator. */
export const vehicleTypeSchema = z.enum(VEHICLE_TYPES).meta({ id: "VehicleType" });

export const VEHICLE_SENTENCE = "The vehicle type is economy, comfort, xl or cargo.";
/** A type of car as it may be asked for: also by the names that people read. */
export const askedVehicleTypeSchema = z
  .enum([...VEHICLE_TYPES, "Economy", "Comfort", "XL", "Cargo"], VEHICLE_SENTENCE)
  .transform((name) => name.toLowerCase() as VehicleType);
