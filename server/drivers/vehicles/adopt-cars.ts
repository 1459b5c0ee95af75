import type { Trx } from "../../database/connect.ts";
import { adoptCars, renewPapersOfCars } from "./vehicles.queries.ts";

/** Makes a car of the fleet of what each driver's row says of one, where it has none. */
export async function giveDriversCars(trx: Trx, now: Date): Promise<void> {
  await adoptCars(trx, now);
}

/** Lets the cars have the papers that their drivers' rows were given without them. */
export async function takePapersFromDrivers(trx: Trx): Promise<void> {
  await renewPapersOfCars(trx);
}
