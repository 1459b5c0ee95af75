import { z } from "zod";
import { canonicalFlightNumber } from "../../domain/flights/flight-number.ts";
import type { FlightDirection, FlightState } from "../../contract/flights/flight.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { askProvider, below } from "../places/providers/ask-provider.ts";
import type { BoardFlight, BoardHours, FlightsPort } from "./flight-board.ts";

const AERO_API_URL = "https://aeroapi.flightaware.com/aeroapi";
/** The airport by the code of air traffic, which this service prefers. */
const AIRPORT = "TNCC";
/** Each page costs; an estimate changes by minutes. */
const EVERY_MS = 5 * MINUTE_MS;
const PATIENCE_MS = 20 * SECOND_MS;
/** A busy day of the airport is five pages; more is another airport's, or an answer that does not end. */
const PAGES = 8;

/** The airport's arrivals and departures from FlightAware's AeroAPI (version 4). */
export function aeroApi({ key, url = AERO_API_URL }: { key: string; url?: string | undefined }): FlightsPort {
  return {
    everyMs: EVERY_MS,
    async read(hours) {
      const flights = new Map<string, BoardFlight>();
      let cursor: string | null = null;
      for (let page = 0; page < PAGES; page += 1) {
        const answer: Answer = await askPage({ key, url, hours, cursor });
        for (const [id, flight] of flightsOf(answer)) {
          // A flight can be on two lists. One that was diverted and comes on after all is there once more, under its own id.
          if (!(flights.has(id) && flight.state === "diverted")) flights.set(id, flight);
        }
        cursor = cursorOf(answer.links?.next);
        if (cursor === null) break;
      }
      return { flights: [...flights.values()], asOf: hours.now };
    },
  };
}

type Page = { key: string; url: string; hours: BoardHours; cursor: string | null };

function askPage({ key, url, hours, cursor }: Page): Promise<Answer> {
  const query = {
    type: "Airline",
    start: toSeconds(hours.from),
    end: toSeconds(hours.to),
    max_pages: 1,
    ...(cursor === null ? {} : { cursor }),
  };
  const address = below(url, `airports/${AIRPORT}/flights`, query);
  const asking = { fetch, timeoutMs: PATIENCE_MS };
  return askProvider(asking, { url: address, headers: { "x-apikey": key } }, answerSchema);
}

/** The service takes no fractions of a second. */
function toSeconds(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, "Z");
}

/** The service names the next page by its whole address; only where it goes on is taken from that. */
function cursorOf(next: string | null | undefined): string | null {
  return next ? new URL(next, AERO_API_URL).searchParams.get("cursor") : null;
}

const time = z.iso.datetime({ offset: true }).nullish();
const text = z.string().nullish();
const flightSchema = z.object({
  ident: text,
  ident_icao: text,
  ident_iata: text,
  fa_flight_id: z.string(),
  codeshares: z.array(z.string()).nullish(),
  codeshares_iata: z.array(z.string()).nullish(),
  cancelled: z.boolean(),
  diverted: z.boolean(),
  scheduled_on: time,
  estimated_on: time,
  actual_on: time,
  scheduled_in: time,
  estimated_in: time,
  scheduled_out: time,
  estimated_out: time,
  actual_out: time,
  scheduled_off: time,
  estimated_off: time,
  actual_off: time,
});
type AnsweredFlight = z.output<typeof flightSchema>;

const list = z.array(flightSchema).nullish();
const answerSchema = z.object({
  scheduled_arrivals: list,
  arrivals: list,
  scheduled_departures: list,
  departures: list,
  links: z.object({ next: text }).nullish(),
});
type Answer = z.output<typeof answerSchema>;

function flightsOf(answer: Answer): (readonly [string, BoardFlight])[] {
  return [
    ...present("arrival", [...(answer.scheduled_arrivals ?? []), ...(answer.arrivals ?? [])]),
    ...present("departure", [...(answer.scheduled_departures ?? []), ...(answer.departures ?? [])]),
  ];
}

function present(direction: FlightDirection, flights: readonly AnsweredFlight[]) {
  return flights.flatMap((flight): (readonly [string, BoardFlight])[] => {
    const { scheduled, estimated, done } = direction === "arrival" ? landingOf(flight) : leavingOf(flight);
    const numbers = numbersOf(flight);
    if (!scheduled || numbers.length === 0) return [];
    const state = stateOf(flight, done && (direction === "arrival" ? "landed" : "departed"));
    const shown = { numbers, direction, state, scheduled: new Date(scheduled), estimated: asDate(estimated) };
    return [[`${flight.fa_flight_id} ${direction}`, shown] as const];
  });
}

/** On the runway where that is known, else at the gate. */
function landingOf(flight: AnsweredFlight) {
  const onRunway = flight.scheduled_on ?? null;
  return {
    scheduled: onRunway ?? flight.scheduled_in,
    estimated: flight.actual_on ?? flight.estimated_on ?? (onRunway ? null : flight.estimated_in),
    done: Boolean(flight.actual_on),
  };
}

/** From the gate, which is the time on a ticket. */
function leavingOf(flight: AnsweredFlight) {
  return {
    scheduled: flight.scheduled_out ?? flight.scheduled_off,
    estimated: flight.actual_out ?? flight.estimated_out ?? flight.actual_off ?? flight.estimated_off,
    done: Boolean(flight.actual_off),
  };
}

function stateOf({ cancelled, diverted }: AnsweredFlight, done: "landed" | "departed" | false): FlightState {
  if (cancelled) return "cancelled";
  if (diverted) return "diverted";
  return done || "expected";
}

function numbersOf(flight: AnsweredFlight): string[] {
  const idents = [
    flight.ident_iata,
    flight.ident_icao,
    flight.ident,
    ...(flight.codeshares_iata ?? []),
    ...(flight.codeshares ?? []),
  ];
  return [...new Set(idents.flatMap((ident) => (ident && canonicalFlightNumber(ident)) || []))];
}

function asDate(time: string | null | undefined): Date | null {
  return time ? new Date(time) : null;
}
