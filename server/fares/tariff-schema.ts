import { z } from "zod";
import type { Fields } from "../../contract/fields.ts";
import { isDate, parseTime } from "../../domain/curacao-time.ts";
import { BAGS_ON_EMPTY_SEAT, NO_WAITING, type Tariff } from "../../domain/fares/tariff.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { ZONE_KEYS } from "../../domain/fares/zones.ts";

const cents = z.int().min(0).max(100_000);
const percent = z.int().min(0).max(200);
const timeOfDay = z.string().refine((text) => parseTime(text) === text, "A time is HH:MM:SS.");

/** The rules of a tariff as they were stored. */
export const tariffSchema = z
  .object({
    validFrom: z.string().refine(isDate, "A date is YYYY-MM-DD."),
    startCents: cents,
    perKmCents: cents,
    longTripKm: z.int().min(0).max(200),
    perKmBeyondCents: cents,
    minimumCents: cents,
    roundingCents: z.int().min(1).max(1000),
    largeParty: z.object({ fromPassengers: z.int().min(2).max(8), percent }),
    luggage: z.object({
      freePerPassenger: z.int().min(0).max(10),
      freeAtLeast: z.int().min(0).max(10),
      extraBagCents: cents,
      onEmptySeat: z.int().min(0).max(3).default(BAGS_ON_EMPTY_SEAT),
    }),
    waitHourCents: cents.default(NO_WAITING),
    night: z.object({ from: timeOfDay, until: timeOfDay, percent }),
    holidayPercent: percent,
    vehiclePercent: z.record(z.enum(VEHICLE_TYPES), percent),
    airportCents: z.record(z.enum(ZONE_KEYS), cents),
  } satisfies Fields<Tariff>)
  .refine((tariff) => tariff.minimumCents % tariff.roundingCents === 0, {
    path: ["minimumCents"],
    // Otherwise the shortest trips would be rounded to under the minimum.
    message: "The minimum must be a multiple of the rounding step.",
  });
