import { z } from "zod";
import { countOnlyQuery, countSchema } from "../count-only.ts";
import { DISPATCHERS, DRIVERS, endpoint } from "../endpoint.ts";
import { pointSchema } from "../places/place.ts";
import { pageQuery } from "../record-pages.ts";
import { recordIdSchema } from "../record-id.ts";
import { HELD_FIELDS } from "./driver-changes.ts";
import { driverDetailsSchema, driverSchema, ownDriverEditSchema, ownDriverSchema } from "./driver.ts";

const driverId = z.object({ id: recordIdSchema });

/** The roster: every approved driver. With `for_ride` the best first. */
export const listDriversEndpoint = endpoint({
  id: "listDrivers",
  method: "GET",
  path: "/drivers/",
  summary:
    "Lists the drivers by name; for a ride, by the time to its pickup and then by the fewest rides today.",
  tag: "Drivers",
  access: DISPATCHERS,
  query: countOnlyQuery.extend({ for_ride: recordIdSchema.optional(), ...pageQuery.shape }),
  status: 200,
  output: z.union([z.array(driverSchema), countSchema]),
  errors: ["invalid_input", "not_found"],
  conditional: true,
});

/** One driver's page for dispatch. */
export const getDriverEndpoint = endpoint({
  id: "getDriver",
  method: "GET",
  path: "/drivers/{id}/",
  summary: "Shows one driver with their papers, their rides to come and their last thirty days.",
  tag: "Drivers",
  access: DISPATCHERS,
  names: "driver",
  params: driverId,
  status: 200,
  output: driverDetailsSchema,
  errors: ["not_found"],
  conditional: true,
});

/** Dispatch suspends a driver or reinstates them. */
export const setDriverStatusEndpoint = endpoint({
  id: "setDriverStatus",
  method: "POST",
  path: "/set-driver-status/{id}/",
  summary:
    "Makes a driver inactive, so that they get no rides, or offline, from where they start their shift themselves.",
  tag: "Drivers",
  access: DISPATCHERS,
  names: "driver",
  params: driverId,
  body: z.object({
    status: z.enum(["inactive", "offline"]),
    /** Takes back the caller's own `inactive` of a moment ago: who was on shift is on shift again. */
    undo: z.boolean().optional(),
  }),
  status: 200,
  output: driverSchema,
  errors: ["invalid_input", "not_found"],
});

/** A driver reads their own record. */
export const getOwnDriverEndpoint = endpoint({
  id: "getOwnDriver",
  method: "GET",
  path: "/me/driver/",
  summary: "Shows the driver their shift, car and papers.",
  tag: "Driver",
  access: DRIVERS,
  status: 200,
  output: ownDriverSchema,
  conditional: true,
});

/** A driver changes their car, papers, languages or consent. */
export const editOwnDriverEndpoint = endpoint({
  id: "editOwnDriver",
  method: "PATCH",
  path: "/me/driver/",
  summary:
    "Changes the driver's car, license number, languages or consent to share their position. Where the company wants it, car and papers wait for the office: the answer is the present profile, with `changes` that wait.",
  tag: "Driver",
  access: DRIVERS,
  body: ownDriverEditSchema,
  status: 200,
  output: ownDriverSchema,
  errors: ["invalid_input", "edit_conflict"],
});

/** A driver takes back what waits for the office. */
export const withdrawOwnChangesEndpoint = endpoint({
  id: "withdrawOwnChanges",
  method: "POST",
  path: "/me/driver/changes/withdraw/",
  summary:
    "Takes back changes of the driver's car and papers that wait for the office: all that are named, or none.",
  tag: "Driver",
  access: DRIVERS,
  body: z.object({
    ids: z.array(recordIdSchema).min(1, "Say which changes.").max(HELD_FIELDS.length),
  }),
  status: 200,
  output: ownDriverSchema,
  errors: ["invalid_input", "edit_conflict"],
});

/** A driver starts or ends their shift. */
export const setOwnStatusEndpoint = endpoint({
  id: "setOwnStatus",
  method: "POST",
  path: "/me/driver/status/",
  summary: "Starts or ends the driver's shift; ending it deletes the position.",
  tag: "Driver",
  access: DRIVERS,
  body: z.object({ status: z.enum(["available", "offline"]) }),
  status: 200,
  output: ownDriverSchema,
  errors: ["invalid_input", "account_inactive"],
});

/** A driver's phone reports its position. */
export const reportOwnLocationEndpoint = endpoint({
  id: "reportOwnLocation",
  method: "POST",
  path: "/me/driver/location/",
  summary: "Reports the driver's position; kept only while they are on shift and share it.",
  tag: "Driver",
  access: DRIVERS,
  body: pointSchema,
  status: 200,
  output: ownDriverSchema,
  errors: ["invalid_input", "off_island"],
});
