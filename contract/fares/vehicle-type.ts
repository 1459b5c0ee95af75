import { z } from "zod";
import { VEHICLE_TYPES } from "./vehicles.ts";

/** A type of car on the wire; apart from the fleet, so that the home page needs no validator. */
export const vehicleTypeSchema = z.enum(VEHICLE_TYPES);
