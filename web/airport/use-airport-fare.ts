import { useEffect, useState } from "react";
import { curacaoDate, curacaoTime } from "../../contract/curacao-time.ts";
import { AIRPORT_LOCATION, type Point } from "../../contract/places/place-points.ts";
import { getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { call } from "../api/call.ts";
import type { ResultOf } from "../../contract/endpoint.ts";
import type { Read } from "../api/read-store.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { type FareAnswer, askFare } from "../fares/fare-answer.ts";

const DISTANCE_TIMEOUT_MS = 10_000;
const RECALCULATE_AFTER_MS = 500;

export type AirportTrip = {
  readonly point: Point | null;
  readonly toAirport: boolean;
  readonly passengers: number;
  readonly luggage: number;
};

/** The drive between a point and the airport. */
export function useAirportRoute({ point, toAirport }: AirportTrip) {
  const here = point ? `${point.lat},${point.lng}` : "0,0";
  const airport = `${AIRPORT_LOCATION.lat},${AIRPORT_LOCATION.lng}`;
  const query = toAirport ? { from: here, to: airport } : { from: airport, to: here };
  const route: Read<ResultOf<typeof getDirectionsEndpoint>> = {
    ...read(getDirectionsEndpoint, { query }),
    load: () => call(getDirectionsEndpoint, { query, timeoutMs: DISTANCE_TIMEOUT_MS }),
    retries: false,
  };
  return useRead(point === null ? null : route);
}

/**
 * The fare of that drive: at once when asked for, and from then on half a second after the last change; without being asked
 * when the reader has `named` where the drive goes.
 */
export function useAirportFare(trip: AirportTrip, named: boolean) {
  const [asked, setAsked] = useState<AirportTrip | null>(null);
  const mark = JSON.stringify(trip);
  const settled = asked === null ? !named : JSON.stringify(asked) === mark;
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(() => setAsked(JSON.parse(mark) as AirportTrip), RECALCULATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [settled, mark]);
  const fare = useRead<FareAnswer>(
    asked === null || asked.point === null
      ? null
      : {
          key: `airport-fare ${JSON.stringify(asked)}`,
          load: () => askFare(queryOf(asked)),
          retries: false,
        },
  );
  const calculate = () => {
    if (asked !== null && settled) fare.refetch();
    else setAsked(trip);
  };
  return { ...fare, calculate };
}

function queryOf({ point, toAirport, passengers, luggage }: AirportTrip) {
  const now = new Date();
  const [from, to] = toAirport ? [point, AIRPORT_LOCATION] : [AIRPORT_LOCATION, point];
  return {
    passenger_count: passengers,
    luggage_count: luggage,
    trip_time: curacaoTime(now),
    trip_date: curacaoDate(now),
    is_holiday: "false" as const,
    pickup_lat: from?.lat ?? 0,
    pickup_lng: from?.lng ?? 0,
    dropoff_lat: to?.lat ?? 0,
    dropoff_lng: to?.lng ?? 0,
  };
}
