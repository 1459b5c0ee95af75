import { z } from "zod";
import { EVERYONE, endpoints } from "../endpoint.ts";
import { areaNamesSchema, cornersSchema } from "../areas/area-names.ts";
import { ZONE_KEYS } from "../../domain/fares/zones.ts";

const drawnRate = z.object({
  id: z.int(),
  names: areaNamesSchema,
  fare: z.number(),
  fare_xcg: z.number(),
  corners: cornersSchema,
});

const everyone = endpoints({ tag: "Fares", access: EVERYONE });

export const listCheatSheetEndpoint = everyone({
  id: "listCheatSheet",
  method: "GET",
  path: "/fareCalcCheatSheet/",
  summary: "Fares of common distances and parties, worked out from the tariff in force.",
  output: z.object({
    results: z.array(
      z.object({
        distance: z.number(),
        passengers: z.number(),
        luggage: z.number(),
        isHoliday: z.boolean(),
        isNight: z.boolean(),
        fare: z.number(),
      }),
    ),
  }),
});

export const listFareZonesEndpoint = everyone({
  id: "listFareZones",
  method: "GET",
  path: "/fare-zones/",
  summary: "Where the fixed fares to and from the airport hold: each zone as circles, with its fare.",
  output: z.object({
    currency: z.literal("USD"),
    results: z.array(
      z.object({
        zone: z.enum(ZONE_KEYS),
        name: z.string(),
        fare: z.number(),
        fare_xcg: z.number(),
        /** A point in circles of several zones belongs to the one whose middle is closest for its size. */
        circles: z.array(z.object({ lat: z.number(), lng: z.number(), radius_km: z.number() })),
      }),
    ),
    /** Areas that the company drew; within one its fare takes the place of the zone's, and of two the smaller counts. */
    areas: z.array(drawnRate).optional(),
  }),
});

export const listAirportRatesEndpoint = everyone({
  id: "listAirportRates",
  method: "GET",
  path: "/airport-rates/",
  summary: "The fixed fares between the airport and each zone, either way, by day.",
  output: z.object({
    currency: z.literal("USD"),
    results: z.array(
      z.object({ zone: z.enum(ZONE_KEYS), name: z.string(), fare: z.number(), fare_xcg: z.number() }),
    ),
    /** The same of areas that the company drew. */
    areas: z.array(drawnRate).optional(),
  }),
});
