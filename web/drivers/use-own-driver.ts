import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  setOwnStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { OwnDriver, OwnDriverEdit } from "../../contract/drivers/driver.ts";
import { call } from "../api/call.ts";
import { read } from "../api/read.ts";
import { setCached } from "../api/update-read.ts";
import { useChange } from "../api/use-change.ts";
import { useKept } from "../api/use-kept.ts";
import { useRead } from "../api/use-read.ts";
import { keptName } from "./day/forget-kept-rides.ts";

const OWN_DRIVER = read(getOwnDriverEndpoint);

/** The driver's own shift, car, papers and the ride they are offered. */
export function useOwnDriver(enabled = true) {
  return useRead(enabled ? OWN_DRIVER : null, { everyMs: MINUTE_MS });
}

/** The same, without a signal as it was last, less the offer. */
export function useKeptOwnDriver(username: string, enabled: boolean) {
  return useKept(useOwnDriver(enabled), {
    as: enabled ? keptName(username, "own") : null,
    check: isOwnDriver,
    part: (own) => ({ ...own, offer: null, round: null }),
  });
}

function isOwnDriver(value: unknown): value is OwnDriver {
  return typeof value === "object" && value !== null && "on_shift" in value;
}

/** Starts or ends the shift. */
export function useShift() {
  return useChange(setOwnStatusEndpoint, { onDone: (driver) => setCached(OWN_DRIVER, driver) });
}

/** Changes the driver's car, papers, languages or consents. */
export async function editOwnDriver(body: OwnDriverEdit, idempotencyKey: string): Promise<OwnDriver> {
  const driver = await call(editOwnDriverEndpoint, { body, idempotencyKey });
  setCached(OWN_DRIVER, driver);
  return driver;
}

/**
 * The driver as the server has them now, for a form that somebody else's change came before; null without an answer.
 */
export async function readOwnDriverAgain(): Promise<OwnDriver | null> {
  try {
    const driver = await call(getOwnDriverEndpoint);
    setCached(OWN_DRIVER, driver);
    return driver;
  } catch {
    return null;
  }
}
