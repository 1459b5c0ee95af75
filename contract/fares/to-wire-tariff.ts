import { toDollars } from "../../domain/dollars.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import type { WireTariff } from "./tariff-on-the-wire.ts";
import { mapRates } from "../../domain/fares/zones.ts";

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
      on_empty_seat: tariff.luggage.onEmptySeat,
    },
    wait_hour: toDollars(tariff.waitHourCents),
    night: tariff.night,
    holiday_percent: tariff.holidayPercent,
    vehicle_percent: tariff.vehiclePercent,
    airport_rates: mapRates(tariff.airportCents, toDollars),
  };
}
