import { toDollars } from "../dollars.ts";
import type { Tariff } from "./tariff.ts";
import type { WireTariff } from "./tariff-on-the-wire.ts";
import { ZONE_KEYS, type ZoneKey } from "./zones.ts";

/** A tariff in dollars, for the staff and for the formula on the fare page. */
export function toWireTariff(tariff: Tariff): WireTariff {
  return {
    valid_from: tariff.validFrom,
    start: toDollars(tariff.startCents),
    per_km: toDollars(tariff.perKmCents),
    long_trip_km: tariff.longTripKm,
    per_km_beyond: toDollars(tariff.perKmBeyondCents),
    minimum: toDollars(tariff.minimumCents),
    rounding: toDollars(tariff.roundingCents),
    large_party: { from_passengers: tariff.largeParty.fromPassengers, percent: tariff.largeParty.percent },
    luggage: {
      free_per_passenger: tariff.luggage.freePerPassenger,
      free_at_least: tariff.luggage.freeAtLeast,
      extra_bag: toDollars(tariff.luggage.extraBagCents),
    },
    night: tariff.night,
    holiday_percent: tariff.holidayPercent,
    vehicle_percent: tariff.vehiclePercent,
    airport_rates: mapRates(tariff.airportCents, toDollars),
  };
}

/** The rates of all zones, each changed in the same way. */
export function mapRates(
  rates: Record<ZoneKey, number>,
  convert: (rate: number) => number,
): Record<ZoneKey, number> {
  const entries = ZONE_KEYS.map((zone) => [zone, convert(rates[zone])] as const);
  return Object.fromEntries(entries) as Record<ZoneKey, number>;
}
