import { z } from "zod";
import { DEMAND_AREAS } from "../../domain/demand/demand-area.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { FLIGHT_DIRECTIONS, FLIGHT_STATES } from "../flights/flight.ts";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { requiredText } from "../wire-text.ts";

export const MOST_PASSENGERS = 10_000;
/** A ship that stays longer is a slip of the pen. */
export const LONGEST_CALL_DAYS = 7;

const PASSENGERS = `Passengers are a whole number from 1 to ${MOST_PASSENGERS}.`;
const instant = z.iso.datetime({ offset: true, error: "A time is ISO 8601 with an offset." });

export const cruiseCallInput = z.object({
  ship: requiredText("The ship", 80),
  /** A place of the map. */
  pier: requiredText("The pier", 80),
  lat: latitudeInput,
  lng: longitudeInput,
  from: instant,
  until: instant,
  passengers: z.int(PASSENGERS).min(1, PASSENGERS).max(MOST_PASSENGERS, PASSENGERS),
});

/** A ship as it is typed, for who reads how it is sent. */
export const CALL_EXAMPLE = {
  ship: "Caribbean Dusk",
  pier: "Mega Pier Cruise Terminal",
  lat: 12.107,
  lng: -68.943,
  from: "2026-12-01T11:30:00Z",
  until: "2026-12-01T21:00:00Z",
  passengers: 2_800,
};

/** Whether a ship leaves after it has come, and within a week. */
export function isACall({ from, until }: { readonly from: Date; readonly until: Date }): boolean {
  const stays = until.getTime() - from.getTime();
  return stays > 0 && stays <= LONGEST_CALL_DAYS * DAY_MS;
}

/** A ship at a pier. */
export const cruiseCallSchema = cruiseCallInput
  .extend({ id: z.int(), from: z.string(), until: z.string(), version: z.int() })
  .meta({ id: "CruiseCall" });
export type CruiseCall = z.infer<typeof cruiseCallSchema>;

const areaSchema = z
  .enum(DEMAND_AREAS)
  .nullable()
  .describe("A zone of the tariff, or the airport; null is everywhere else.");

/** Ships, flights, and the rides to expect. */
export const demandSchema = z.object({
  day: z.string(),
  days: z.int(),
  /** The ships that lie at a pier at any time of these days, the first to come first. */
  calls: z.array(cruiseCallSchema),
  /** The airport's board for these days, as far as it was read; empty where the company follows no flights. */
  flights: z.array(
    z
      .object({
        number: z.string(),
        direction: z.enum(FLIGHT_DIRECTIONS),
        state: z.enum(FLIGHT_STATES),
        scheduled_at: z.string(),
        estimated_at: z.string().nullable(),
      })
      .meta({ id: "BoardFlight" }),
  ),
  /** Rides to expect in all, by the last 90 days and the ships: each hour of each day, where any are expected. */
  expected: z.array(
    z
      .object({
        /** When the hour begins. */
        at: z.string(),
        area: areaSchema,
        rides: z.number(),
        /** As many of them are passengers of ships. */
        of_ships: z.number(),
      })
      .meta({ id: "ExpectedHour" }),
  ),
  /** When the last 90 days were looked at; null before that. */
  learned_at: z.string().nullable(),
});
export type Demand = z.infer<typeof demandSchema>;
