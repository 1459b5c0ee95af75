import { z } from "zod";
import { RATE_ENDS } from "../../domain/areas/area-prices.ts";
import { toDollars } from "../../domain/dollars.ts";
import { FARE_CODES, type FareLine } from "../../domain/fares/calculate-fare.ts";
import { areaNamesSchema } from "../areas/area-names.ts";
import { dealWordingSchema } from "../deals/deal-wording.ts";
import { vehicleTypeSchema } from "./vehicle-type.ts";
import { ZONE_KEYS } from "../../domain/fares/zones.ts";

/** Where the distance of a price came from: our own route, the client's figure, or a quote given earlier. */
const DISTANCE_SOURCES = ["server", "client", "quote"] as const;
export const distanceSourceSchema = z.enum(DISTANCE_SOURCES).meta({ id: "DistanceSource" });
export type DistanceSource = z.infer<typeof distanceSourceSchema>;

/** One line of a fare as a client reads it; `code` and the figures are for a label in another language. */
export const fareLineSchema = z
  .object({
    label: z.string(),
    code: z.enum(FARE_CODES),
    amount: z.number(),
    km: z.number().optional(),
    percent: z.number().optional(),
    bags: z.number().optional(),
    minutes: z.number().optional(),
    zone: z.enum(ZONE_KEYS).optional(),
    vehicle_type: vehicleTypeSchema.optional(),
    /** The names of the drawn area that a rate or a surcharge is of, and the other end of the rate. */
    area: areaNamesSchema.optional(),
    end: z.enum(RATE_ENDS).optional(),
    /** The name of the deal that it takes off. */
    deal: dealWordingSchema.optional(),
  })
  .meta({ id: "FareLine" });
export type WireFareLine = z.infer<typeof fareLineSchema>;

/** Two cars for a party that no single one takes. */
export const twoCarsOfferSchema = z
  .object({
    fare: z.number(),
    cars: z.array(
      z.object({
        vehicle_type: vehicleTypeSchema,
        passenger_count: z.number(),
        luggage_count: z.number(),
        fare: z.number(),
      }),
    ),
  })
  .meta({ id: "TwoCarsOffer" });
export type TwoCarsOffer = z.infer<typeof twoCarsOfferSchema>;

/** The lines of a fare in dollars. */
export function toWireBreakdown(breakdown: readonly FareLine[]): WireFareLine[] {
  return breakdown.map((line) => ({
    label: line.label,
    code: line.code,
    amount: toDollars(line.amount),
    km: line.km,
    percent: line.percent,
    bags: line.bags,
    minutes: line.minutes,
    zone: line.zone,
    vehicle_type: line.vehicleType,
    area: line.area,
    end: line.end,
    deal: line.deal?.name,
  }));
}
