import { z } from "zod";
import { countOnlyQuery, countSchema } from "../count-only.ts";
import { DISPATCHERS, DRIVERS, endpoints } from "../endpoint.ts";
import { pointSchema } from "../places/place.ts";
import { pageQuery } from "../record-pages.ts";
import { recordIdSchema } from "../record-id.ts";
import { HELD_FIELDS } from "./driver-changes.ts";
import { driverDetailsSchema, driverSchema, ownDriverEditSchema, ownDriverSchema } from "./driver.ts";
import { ownVehicleSchema } from "./vehicles.ts";
import { reportedPositionsSchema } from "./reported-positions.ts";

const desk = endpoints({ tag: "Drivers", access: DISPATCHERS });
const drivers = endpoints({ tag: "Drivers", access: DRIVERS, base: "/me" });

const driverId = z.object({ id: recordIdSchema });

/** The roster: every approved driver. With `for_ride` the best first. */
export const listDriversEndpoint = desk({
  id: "listDrivers",
  method: "GET",
  path: "/drivers/",
  summary:
    "Lists the drivers by name; for a ride, by the time to its pickup and then by the fewest rides today.",
  query: countOnlyQuery.extend({ for_ride: recordIdSchema.optional(), ...pageQuery.shape }),
  output: z.union([z.array(driverSchema), countSchema]),
  errors: ["invalid_input", "not_found"],
  conditional: true,
});

/** One driver's page for dispatch. */
export const getDriverEndpoint = desk({
  id: "getDriver",
  method: "GET",
  path: "/drivers/{id}/",
  summary: "Shows one driver with their papers, their rides to come and their last thirty days.",
  names: "driver",
  params: driverId,
  output: driverDetailsSchema,
  errors: ["not_found"],
  conditional: true,
});

/** Dispatch suspends a driver or reinstates them. */
export const setDriverStatusEndpoint = desk({
  id: "setDriverStatus",
  method: "POST",
  path: "/set-driver-status/{id}/",
  summary:
    "Makes a driver inactive, so that they get no rides, or offline, from where they start their shift themselves.",
  names: "driver",
  params: driverId,
  body: z.object({
    status: z.enum(["inactive", "offline"]),
    /** Takes back the caller's own `inactive` of a moment ago: who was on shift is on shift again. */
    undo: z.boolean().optional(),
  }),
  output: driverSchema,
  errors: ["invalid_input", "not_found"],
});

/** A driver reads their own record. */
export const getOwnDriverEndpoint = drivers({
  id: "getOwnDriver",
  method: "GET",
  path: "/driver/",
  summary: "Shows the driver their shift, car and papers.",
  output: ownDriverSchema,
  conditional: true,
});

/** A driver changes their car, papers, languages or consent. */
export const editOwnDriverEndpoint = drivers({
  id: "editOwnDriver",
  method: "PATCH",
  path: "/driver/",
  summary:
    "Changes the driver's car, license number, languages or consent to share their position. Where the company wants it, car and papers wait for the office: the answer is the present profile, with `changes` that wait.",
  body: ownDriverEditSchema,
  output: ownDriverSchema,
  errors: ["invalid_input", "edit_conflict", "vehicle_taken"],
});

/** A driver takes back what waits for the office. */
export const withdrawOwnChangesEndpoint = drivers({
  id: "withdrawOwnChanges",
  method: "POST",
  path: "/driver/changes/withdraw/",
  summary:
    "Takes back changes of the driver's car and papers that wait for the office: all that are named, or none.",
  body: z.object({
    ids: z.array(recordIdSchema).min(1, "Say which changes.").max(HELD_FIELDS.length),
  }),
  output: ownDriverSchema,
  errors: ["invalid_input", "edit_conflict"],
});

/** A driver starts or ends their shift. */
export const setOwnStatusEndpoint = drivers({
  id: "setOwnStatus",
  method: "POST",
  path: "/driver/status/",
  summary:
    "Starts or ends the driver's shift; ending it deletes the position. With a car of those they may take, they drive that one from now on.",
  body: z.object({ status: z.enum(["available", "offline"]), vehicle_id: recordIdSchema.optional() }),
  output: ownDriverSchema,
  errors: ["invalid_input", "account_inactive", "vehicle_taken", "not_found"],
});

/** The cars that a driver may take. */
export const listOwnVehiclesEndpoint = drivers({
  id: "listOwnVehicles",
  method: "GET",
  path: "/driver/vehicles/",
  summary: "Lists the cars that the driver may take when they start their shift, and who has each now.",
  output: z.array(ownVehicleSchema),
});

/** A driver's phone reports its position. */
export const reportOwnLocationEndpoint = drivers({
  id: "reportOwnLocation",
  method: "POST",
  path: "/driver/location/",
  summary: "Reports the driver's position; kept only while they are on shift and share it.",
  body: pointSchema,
  output: ownDriverSchema,
  errors: ["invalid_input", "off_island"],
});

/** A driver's phone reports where it is, and nothing is answered that it doesn't know. */
export const reportOwnPositionsEndpoint = drivers({
  id: "reportOwnPositions",
  method: "POST",
  path: "/driver/positions/",
  summary:
    "Reports where the driver is: of several positions the newest is kept, while they are on shift and share it. `age_ms` says how long ago it was measured.",
  body: reportedPositionsSchema,
  output: null,
  errors: ["invalid_input", "off_island"],
});
