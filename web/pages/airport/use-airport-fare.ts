import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { curacaoDate, curacaoTime } from "../../../contract/curacao-time.ts";
import { calculateFareForTrip } from "../../../contract/fares/fares.endpoints.ts";
import { AIRPORT_LOCATION, type Point } from "../../../contract/places/place-points.ts";
import { getDirections } from "../../../contract/places/places.endpoints.ts";
import { call } from "../../api/call.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";

export const DISTANCE_TIMEOUT_MS = 10_000;
export const RECALCULATE_AFTER_MS = 500;

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
  const options = endpointQuery(getDirections, { query });
  return useQuery({
    queryKey: options.queryKey,
    queryFn: ({ signal }) => call(getDirections, { query, signal, timeoutMs: DISTANCE_TIMEOUT_MS }),
    enabled: point !== null,
    retry: false,
  });
}

/** The fare of that drive: at once when asked for, and from then on half a second after the last change. */
export function useAirportFare(trip: AirportTrip) {
  const [asked, setAsked] = useState<AirportTrip | null>(null);
  const mark = JSON.stringify(trip);
  const settled = asked === null || JSON.stringify(asked) === mark;
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(() => setAsked(JSON.parse(mark) as AirportTrip), RECALCULATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [settled, mark]);
  const fare = useQuery({
    queryKey: ["airport-fare", asked],
    queryFn: ({ signal }) => call(calculateFareForTrip, { signal, query: queryOf(asked ?? trip) }),
    enabled: asked !== null && asked.point !== null,
    retry: false,
  });
  const calculate = () => {
    if (asked !== null && settled) void fare.refetch();
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
