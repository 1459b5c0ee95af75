import { z } from "zod";
import { isDate, parseTime } from "../../domain/curacao-time.ts";
import { fromDollars } from "../../domain/money.ts";
import { BAGS_ON_EMPTY_SEAT, NO_WAITING, type Tariff } from "../../domain/fares/tariff.ts";
import { mapRates, ZONE_KEYS } from "../../domain/fares/zones.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { amountSchema } from "../amount-schema.ts";

const AMOUNT = "Enter an amount from 0 to 1,000 dollars with up to two decimals.";
const PERCENT = "Enter a whole percentage from 0 to 200.";
const STEP = "The rounding step is from 0.01 to 10.00.";
const COUNT = "This must be a whole number.";
const SEAT = "At most 3 bags stand on a seat.";

const dollars = amountSchema(AMOUNT, { least: 0, most: 1000 });
const percent = z.int(PERCENT).min(0, PERCENT).max(200, PERCENT);
const count = z.int(COUNT).min(0, COUNT).max(10, COUNT);
const timeOfDay = z
  .string()
  .refine((text) => parseTime(text) !== null, "A time is HH:MM.")
  .transform((text) => parseTime(text) ?? text);

/** A tariff as the staff read and write it: the same facts, in dollars. */
export const wireTariffSchema = z
  .object({
    valid_from: z.string().refine(isDate, "A date is YYYY-MM-DD."),
    start: dollars,
    per_km: dollars,
    long_trip_km: z.int(COUNT).min(0, COUNT).max(200, COUNT),
    per_km_beyond: dollars,
    minimum: dollars,
    rounding: dollars.min(0.01, STEP).max(10, STEP),
    large_party: z.object({ from_passengers: z.int(COUNT).min(2, COUNT).max(8, COUNT), percent }),
    luggage: z.object({
      free_per_passenger: count,
      free_at_least: count,
      extra_bag: dollars,
      /** Of a van; a client from before the rule leaves it out. */
      on_empty_seat: z.int(COUNT).min(0, COUNT).max(3, SEAT).default(BAGS_ON_EMPTY_SEAT),
    }),
    /** An hour of waiting; 0 where none is offered. A client from before the rule leaves it out. */
    wait_hour: dollars.default(NO_WAITING),
    night: z.object({ from: timeOfDay, until: timeOfDay, percent }),
    holiday_percent: percent,
    vehicle_percent: z.record(z.enum(VEHICLE_TYPES), percent),
    airport_rates: z.record(z.enum(ZONE_KEYS), dollars),
  })
  .refine(({ minimum, rounding }) => Math.round(minimum * 100) % Math.round(rounding * 100) === 0, {
    path: ["minimum"],
    message: "The minimum must be a multiple of the rounding step.",
  })
  .meta({ id: "Tariff" });
export type WireTariff = z.output<typeof wireTariffSchema>;

/** A tariff in cents, from what the staff wrote. */
export function fromWireTariff(wire: WireTariff): Tariff {
  return {
    validFrom: wire.valid_from,
    startCents: fromDollars(wire.start),
    perKmCents: fromDollars(wire.per_km),
    longTripKm: wire.long_trip_km,
    perKmBeyondCents: fromDollars(wire.per_km_beyond),
    minimumCents: fromDollars(wire.minimum),
    roundingCents: fromDollars(wire.rounding),
    largeParty: { fromPassengers: wire.large_party.from_passengers, percent: wire.large_party.percent },
    luggage: {
      freePerPassenger: wire.luggage.free_per_passenger,
      freeAtLeast: wire.luggage.free_at_least,
      extraBagCents: fromDollars(wire.luggage.extra_bag),
      onEmptySeat: wire.luggage.on_empty_seat,
    },
    waitHourCents: fromDollars(wire.wait_hour),
    night: wire.night,
    holidayPercent: wire.holiday_percent,
    vehiclePercent: wire.vehicle_percent,
    airportCents: mapRates(wire.airport_rates, fromDollars),
  };
}
