import { useEffect, useState } from "react";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { AIRPORT_LOCATION, type Point } from "../../domain/places/place-points.ts";
import { getDirectionsEndpoint } from "../../contract/places/routes.endpoints.ts";
import { call } from "../api/call.ts";
import type { ResultOf } from "../../contract/endpoint.ts";
import type { Read } from "../api/read-store.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { pickupInstant } from "../booking/booking-draft.ts";
import { type FareAnswer, askFare } from "../fares/fare-answer.ts";

const DISTANCE_TIMEOUT_MS = 10_000;
const RECALCULATE_AFTER_MS = 500;
/** Until somebody says when, a trip is priced as by day. */
const BY_DAY = "12:00:00";

export type AirportTrip = {
  readonly point: Point | null;
  readonly toAirport: boolean;
  readonly passengers: number;
  readonly luggage: number;
  /** As a booking has it: `now`, or a time on the island's clock; empty while nobody has said. */
  readonly when: string;
};

/** The drive between a point and the airport. */
export function useAirportRoute({ point, toAirport }: Pick<AirportTrip, "point" | "toAirport">) {
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
    // Mostly it stays the same: nothing moves, and no button goes from under a finger, while it is asked anew.
    { keepsLast: true },
  );
  const calculate = () => {
    if (asked !== null && settled) fare.refetch();
    else setAsked(trip);
  };
  return {
    ...fare,
    calculate,
    /** The price is that of the trip as it stands. */
    isCurrent: settled && fare.isCurrent,
    availability: settled && fare.isCurrent ? fare.data?.availability : undefined,
  };
}

function queryOf({ point, toAirport, passengers, luggage, when }: AirportTrip) {
  const at = pickupInstant(when, new Date());
  const [from, to] = toAirport ? [point, AIRPORT_LOCATION] : [AIRPORT_LOCATION, point];
  return {
    passenger_count: passengers,
    luggage_count: luggage,
    ...(at === null ? { trip_time: BY_DAY } : { trip_time: curacaoTime(at), trip_date: curacaoDate(at) }),
    is_holiday: "false" as const,
    pickup_lat: from?.lat ?? 0,
    pickup_lng: from?.lng ?? 0,
    dropoff_lat: to?.lat ?? 0,
    dropoff_lng: to?.lng ?? 0,
  };
}
