import { type Driver, driverSchema, type OwnDriver, ownDriverSchema } from "../../contract/drivers/driver.ts";
import { type Facts, madeOf } from "./filled.ts";

/** A driver on shift with a car of four seats, as dispatch sees them, other than the test says. */
export function aDriver(facts: Facts<Driver> = {}): Driver {
  const ordinary = { id: 4, name: "Joost Winklaar", seats: 4, location: "Unknown", lastActive: "Unknown" };
  return madeOf(driverSchema, { ...ordinary, ...facts });
}

/** The same as they see themselves. */
export function anOwnDriver(facts: Facts<OwnDriver> = {}): OwnDriver {
  return madeOf(ownDriverSchema, { id: 7, name: "Ruben Martina", on_shift: true, ...facts });
}
