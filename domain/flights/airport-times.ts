import { MINUTE_MS } from "../time-units.ts";

/** The time that airlines ask for between the door of the airport and a flight abroad. */
export const BEFORE_FLIGHT_MINUTES = 180;
const STEP_MS = 15 * MINUTE_MS;

/** When a driver waits for somebody who lands: passport and bags take the while that the company allows for them. */
export function pickupAfterLanding(lands: Date, landingMinutes: number): Date {
  return new Date(lands.getTime() + landingMinutes * MINUTE_MS);
}

/** Three times to be fetched for a flight, counted back from it: without hurry, as advised, and the latest; those that are over are left out. */
export function pickupsBeforeFlight(
  { leaves, driveMinutes }: { readonly leaves: Date; readonly driveMinutes: number },
  now: Date,
): readonly PickupChoice[] {
  const atAirport = leaves.getTime() - BEFORE_FLIGHT_MINUTES * MINUTE_MS;
  const advised = Math.floor((atAirport - driveMinutes * MINUTE_MS) / STEP_MS) * STEP_MS;
  const choices: readonly PickupChoice[] = [
    { why: "noHurry", at: new Date(advised - STEP_MS) },
    { why: "advised", at: new Date(advised) },
    { why: "latest", at: new Date(advised + STEP_MS) },
  ];
  return choices.filter(({ at }) => at > now);
}

export type PickupChoice = { readonly why: "noHurry" | "advised" | "latest"; readonly at: Date };
