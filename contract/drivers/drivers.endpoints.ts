import { z } from "zod";
import { countOnlyQuery, countSchema } from "../count-only.ts";
import { DISPATCHERS, DRIVERS, endpoint } from "../endpoint.ts";
import { pointSchema } from "../places/place.ts";
import { pageQuery } from "../record-pages.ts";
import { recordIdSchema } from "../record-id.ts";
import { driverDetailsSchema, driverEditSchema, driverSchema, ownDriverSchema } from "./driver.ts";

const driverId = z.object({ id: recordIdSchema });

/** The roster: every approved driver. With `for_ride` the best first. */
export const listDrivers = endpoint({
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

/** One driver's page at the office. */
export const getDriver = endpoint({
  id: "getDriver",
  method: "GET",
  path: "/drivers/{id}/",
  summary: "Shows one driver with his papers, what he has before him and his last thirty days.",
  tag: "Drivers",
  access: DISPATCHERS,
  names: "driver",
  params: driverId,
  status: 200,
  output: driverDetailsSchema,
  errors: ["not_found"],
  conditional: true,
});

/** The office takes a driver off the road, or lets him back on. */
export const setDriverStatus = endpoint({
  id: "setDriverStatus",
  method: "POST",
  path: "/set-driver-status/{id}/",
  summary:
    "Makes a driver inactive, so that he gets no rides, or offline, from where he starts his shift himself.",
  tag: "Drivers",
  access: DISPATCHERS,
  names: "driver",
  params: driverId,
  body: z.object({ status: z.enum(["inactive", "offline"]) }),
  status: 200,
  output: driverSchema,
  errors: ["invalid_input", "not_found"],
});

/** A driver reads his own card. */
export const getOwnDriver = endpoint({
  id: "getOwnDriver",
  method: "GET",
  path: "/me/driver/",
  summary: "Shows the driver his shift, his car and his papers.",
  tag: "Driver",
  access: DRIVERS,
  status: 200,
  output: ownDriverSchema,
  conditional: true,
});

/** A driver changes his car, his papers or his consent. */
export const editOwnDriver = endpoint({
  id: "editOwnDriver",
  method: "PATCH",
  path: "/me/driver/",
  summary: "Changes the driver's car, papers, languages or consent to share his position.",
  tag: "Driver",
  access: DRIVERS,
  body: driverEditSchema,
  status: 200,
  output: ownDriverSchema,
  errors: ["invalid_input", "edit_conflict"],
});

/** A driver starts or ends his shift. */
export const setOwnStatus = endpoint({
  id: "setOwnStatus",
  method: "POST",
  path: "/me/driver/status/",
  summary: "Starts or ends the driver's shift; ending it forgets where he is.",
  tag: "Driver",
  access: DRIVERS,
  body: z.object({ status: z.enum(["available", "offline"]) }),
  status: 200,
  output: ownDriverSchema,
  errors: ["invalid_input", "account_inactive"],
});

/** A driver's phone says where he is. */
export const reportOwnLocation = endpoint({
  id: "reportOwnLocation",
  method: "POST",
  path: "/me/driver/location/",
  summary: "Says where the driver is; kept only while he is on shift and shares his position.",
  tag: "Driver",
  access: DRIVERS,
  body: pointSchema,
  status: 200,
  output: ownDriverSchema,
  errors: ["invalid_input", "off_island"],
});
