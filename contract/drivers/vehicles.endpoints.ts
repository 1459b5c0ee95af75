import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { dayRangeQuery } from "../day-range.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import {
  newOutageSchema,
  newVehicleCostSchema,
  newVehicleSchema,
  vehicleCostsReportSchema,
  vehicleDetailSchema,
  vehicleDriversSchema,
  vehicleEditSchema,
  vehicleSchema,
} from "./vehicles.ts";

const office = endpoints({ tag: "Vehicles", access: STAFF_ONLY, needs: ["drivers"], base: "/admin" });
const books = endpoints({ tag: "Vehicles", access: STAFF_ONLY, needs: ["bookkeeping"], base: "/admin" });

const ofRecord = { names: "staff_record", params: z.object({ id: recordIdSchema }) } as const;
const changed = { ...ofRecord, output: vehicleDetailSchema } as const;

export const listVehiclesEndpoint = office({
  id: "listVehicles",
  needs: ["drivers", "money"],
  method: "GET",
  path: "/vehicles/",
  summary: "Every car of the fleet with its papers, who may drive it and who has it now.",
  output: z.array(vehicleSchema),
  conditional: true,
});

export const addVehicleEndpoint = office({
  id: "addVehicle",
  method: "POST",
  path: "/vehicles/",
  summary: "Adds a car to the fleet.",
  body: newVehicleSchema,
  status: 201,
  output: vehicleDetailSchema,
  errors: ["invalid_input", "vehicle_taken"],
});

export const getVehicleEndpoint = office({
  ...changed,
  id: "getVehicle",
  needs: ["drivers", "money"],
  method: "GET",
  path: "/vehicles/{id}/",
  summary: "One car with its papers, when it is out of service, what it cost and who drove it.",
  errors: ["not_found"],
  conditional: true,
});

export const editVehicleEndpoint = office({
  ...changed,
  id: "editVehicle",
  method: "PATCH",
  path: "/vehicles/{id}/",
  summary: "Changes a car; the profiles of those who have it say the same at once.",
  body: vehicleEditSchema,
  errors: ["invalid_input", "edit_conflict", "vehicle_taken", "not_found"],
});

export const setVehicleDriversEndpoint = office({
  ...changed,
  id: "setVehicleDrivers",
  method: "PUT",
  path: "/vehicles/{id}/drivers/",
  summary: "Says who may drive a car. Those who come with it always may.",
  body: vehicleDriversSchema,
  errors: ["invalid_input", "not_found"],
});

export const giveVehicleEndpoint = office({
  ...changed,
  id: "giveVehicle",
  method: "POST",
  path: "/vehicles/{id}/give/",
  summary: "Gives a driver the car from now on; passengers who wait for them hear of it.",
  body: z.object({ driver_id: recordIdSchema }),
  errors: ["invalid_input", "vehicle_taken", "not_found"],
});

export const retireVehicleEndpoint = office({
  ...changed,
  id: "retireVehicle",
  method: "POST",
  path: "/vehicles/{id}/retire/",
  summary: "Takes a car out of the fleet for good, once nobody comes with it. Its history stays.",
  errors: ["vehicle_taken", "not_found"],
});

export const addVehicleOutageEndpoint = office({
  ...changed,
  id: "addVehicleOutage",
  method: "POST",
  path: "/vehicles/{id}/outages/",
  summary:
    "Says from when until when a car is out of service: who has it is given no ride that needs it then, and the plan counts on one car less.",
  body: newOutageSchema,
  status: 201,
  errors: ["invalid_input", "not_found"],
});

export const endVehicleOutageEndpoint = office({
  ...changed,
  id: "endVehicleOutage",
  method: "POST",
  path: "/vehicle-outages/{id}/end/",
  summary: "Ends an outage now; one that hasn't begun is as if it had never been.",
  errors: ["not_found"],
});

export const addVehicleCostEndpoint = books({
  ...changed,
  id: "addVehicleCost",
  method: "POST",
  path: "/vehicles/{id}/costs/",
  summary: "Notes what a car cost on a day.",
  body: newVehicleCostSchema,
  status: 201,
  errors: ["invalid_input", "not_found"],
});

export const takeBackVehicleCostEndpoint = books({
  ...changed,
  id: "takeBackVehicleCost",
  method: "POST",
  path: "/vehicle-costs/{id}/take-back/",
  summary: "Takes a wrong cost back by an opposite one of the same day.",
  body: z.object({ reason: requiredText("The reason", 200) }),
  errors: ["edit_conflict", "not_found"],
});

export const getVehicleCostsEndpoint = office({
  id: "getVehicleCosts",
  needs: ["money"],
  method: "GET",
  path: "/vehicle-costs/",
  summary: "What each car cost over some days, by kind, with the rides that were driven with it.",
  query: dayRangeQuery,
  strictQuery: true,
  output: vehicleCostsReportSchema,
  errors: ["invalid_input"],
});
