import { randomUUID } from "node:crypto";
import type { RideAction } from "../../domain/rides/ride-states.ts";
import type { Employee } from "./company.ts";
import type { Day } from "./day.ts";
import { DRIVER_STEPS, type DriverStep, bookingOf, waitMs } from "./island-day.ts";
import type { Caller } from "./wire.ts";

/** A ride as its people know it: in which version it was answered last, and since when that was being made. */
export type SimulatedRide = {
  readonly id: number;
  readonly code: string;
  readonly guest: Caller;
  version: number;
  changedAt: number;
};

type RideAnswer = { id: number; version: number; tracking_code: string };

/** A guest books; null where that failed. */
export async function bookOne(day: Day, { later }: { later: boolean }): Promise<SimulatedRide | null> {
  const number = day.nextGuest();
  const { address, body } = bookingOf(number, { random: day.random, later, now: day.company.clock.now() });
  const guest = { url: day.urlOf(number), address };
  const startedAt = performance.now();
  const asked = { path: "/book-ride/", body, key: randomUUID() };
  const ride = await day.wire.read<RideAnswer>("booking", guest, asked);
  if (ride === null) return null;
  const { id, tracking_code: code, version } = ride;
  const booked: SimulatedRide = { id, code, guest, version, changedAt: startedAt };
  day.rides.push(booked);
  return booked;
}

/** Dispatch gives a ride to a driver; false where that failed. */
export async function assign(
  day: Day,
  ride: SimulatedRide,
  { operator, driver }: { operator: Employee; driver: Employee },
): Promise<boolean> {
  const body = { driver_id: driver.id, force: true };
  return change(day, ride, { by: operator, kind: "assign", path: `/assign-driver/${ride.id}/`, body });
}

type Driving = { readonly driver: Employee; readonly from: DriverStep; readonly until?: DriverStep };

/** The driver takes the steps of a ride one after the other, each in its time. Says whether all of them were taken. */
export async function drive(
  day: Day,
  ride: SimulatedRide,
  { driver, from, until = "finish" }: Driving,
): Promise<boolean> {
  const [first, last] = [DRIVER_STEPS.indexOf(from), DRIVER_STEPS.indexOf(until)];
  for (const step of DRIVER_STEPS.slice(first, last + 1)) {
    await day.wait(waitMs(step, { pace: day.options.pace, random: day.random }));
    if (day.over || !(await takeStep(day, ride, { driver, step }))) return false;
  }
  return true;
}

/** The driver takes one step of a ride, now. */
export function takeStep(
  day: Day,
  ride: SimulatedRide,
  { driver, step }: { driver: Employee; step: DriverStep },
): Promise<boolean> {
  const [path, body] =
    step === "accept"
      ? [`/accept-ride/${ride.id}/`, {}]
      : step === "finish"
        ? [`/finish-ride/${ride.id}/`, {}]
        : [`/ride-progress/${ride.id}/`, { step }];
  return change(day, ride, { by: driver, kind: step, path, body });
}

type Change = { by: Employee; kind: RideAction; path: string; body: object };

async function change(day: Day, ride: SimulatedRide, { by, kind, path, body }: Change): Promise<boolean> {
  const startedAt = performance.now();
  const answer = await day.wire.read<RideAnswer>(kind, by, { path, body });
  if (answer === null) {
    day.unsure.add(ride.id);
    return false;
  }
  day.answered.push({ rideId: ride.id, action: kind });
  ride.version = answer.version;
  ride.changedAt = startedAt;
  return true;
}
