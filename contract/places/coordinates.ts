import { z } from "zod";
import { queryNumber } from "../query-number.ts";

const LATITUDE = "Latitude must be between -90 and 90.";
const LONGITUDE = "A longitude is a number from -180 to 180.";

/** One coordinate as a caller sends it, with the error sentence for an invalid one. */
export const latitudeInput = z.number(LATITUDE).min(-90, LATITUDE).max(90, LATITUDE);
export const longitudeInput = z.number(LONGITUDE).min(-180, LONGITUDE).max(180, LONGITUDE);
/** The same in a query. */
export const latitudeQuery = queryNumber(LATITUDE).pipe(latitudeInput);
export const longitudeQuery = queryNumber(LONGITUDE).pipe(longitudeInput);
