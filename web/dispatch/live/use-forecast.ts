import { useMemo } from "react";
import { getForecastEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { RideForecast, Risk } from "../../../contract/dispatch/forecast.ts";
import { NO_DRIVER_MINUTES } from "../../../domain/dispatch/lateness.ts";
import type { PlannedRide } from "../../../contract/dispatch/plan.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { lateBy, pastGrace } from "./use-plan.ts";

const FORECAST = read(getForecastEndpoint);
const REFRESH = { everyMs: 15 * SECOND_MS } as const;

type Known = {
  /** By ride; what lies further ahead is not worked out. */
  readonly byRide: ReadonlyMap<number, RideForecast>;
  /** Null until it is known. */
  readonly risks: readonly Risk[] | null;
};

/** Can we make it? When somebody will be at each pickup, and what will go wrong. */
export function useForecast(): Known {
  const forecast = useRead(FORECAST, REFRESH).data;
  return useMemo(
    () => ({
      byRide: new Map(forecast?.rides?.map((ride) => [ride.ride_id, ride])),
      risks: forecast?.risks ?? null,
    }),
    [forecast],
  );
}

/** By how many minutes a ride with a driver will be late; 0 where it will be in time or nobody knows. */
export function lostOf(ride: Pick<Ride, "id">, byRide: ReadonlyMap<number, RideForecast>): number {
  const forecast = byRide.get(ride.id);
  return forecast === undefined ? 0 : startsLateBy(forecast);
}

/** The same of what is known of a ride. */
export function startsLateBy({ minutes_lost: minutes }: RideForecast): number {
  return pastGrace(minutes);
}

/** The same before it is given: where the forecast can't say, since nobody knows where its driver is, what the plan reckons with. */
export function wouldStartLateBy(forecast: RideForecast, planned: PlannedRide | undefined): number {
  const isPlannedSo = planned !== undefined && planned.driver_id === forecast.driver_id;
  return forecast.minutes_lost === null && isPlannedSo ? lateBy(planned) : startsLateBy(forecast);
}

/** Nobody would be free for a ride that is near; of a later one nobody can know yet. */
export function hasNobody({ driver_id: driverId, promised_at: at }: RideForecast, now: Date): boolean {
  return driverId === null && Date.parse(at) - now.getTime() <= NO_DRIVER_MINUTES * MINUTE_MS;
}
