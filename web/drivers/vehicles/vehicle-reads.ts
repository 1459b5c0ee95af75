import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import {
  getVehicleCostsEndpoint,
  getVehicleEndpoint,
  listVehiclesEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";

/** The lists that are read anew once a car has changed. */
export const VEHICLE_READS = [
  getVehicleEndpoint,
  listVehiclesEndpoint,
  listDriverRecordsEndpoint,
  getVehicleCostsEndpoint,
];
