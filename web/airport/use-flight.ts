import { useEffect, useState } from "react";
import { isDate } from "../../domain/curacao-time.ts";
import { canonicalFlightNumber } from "../../domain/flights/flight-number.ts";
import { lookUpFlightEndpoint } from "../../contract/flights/flights.endpoints.ts";
import type { ResultOf } from "../../contract/endpoint.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useCompany } from "../company/use-company.ts";
import type { AirportDraft } from "./airport-trip.ts";

export type FoundFlight = NonNullable<ResultOf<typeof lookUpFlightEndpoint>["flight"]>;

/** A number is typed figure by figure: it is looked up once that has stopped. */
const TYPED_MS = 400;
const FRESH_MS = 2 * MINUTE_MS;

/** The flight of the day that was named, as the airport's board has it; null where that is not known. */
export function useFlight({ flight, when }: AirportDraft, toAirport: boolean): FoundFlight | null {
  const { follows_flights } = useCompany();
  const date = when.split("T")[0] ?? "";
  const number = canonicalFlightNumber(flight);
  const wanted = follows_flights === true && number !== null && isDate(date) ? number : null;
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), TYPED_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const direction = toAirport ? ("departure" as const) : ("arrival" as const);
  const isAsked = wanted !== null && asked === wanted;
  const query = { number: wanted ?? "", direction, date };
  return useRead(isAsked ? read(lookUpFlightEndpoint, { query }, FRESH_MS) : null).data?.flight ?? null;
}

/** When it lands or leaves, as far as is known. */
export function timeOf({ estimated_at, scheduled_at }: FoundFlight): Date {
  return new Date(estimated_at ?? scheduled_at);
}
