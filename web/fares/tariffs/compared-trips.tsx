import { fromWireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import { toDollars } from "../../../domain/dollars.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { ComparedRows } from "./compared-rows.tsx";
import { SAMPLE_TRIPS, type SampleTrip, priceOf } from "./sample-trips.ts";
import type { TwoTariffs } from "./two-tariffs.ts";

/** The prices of ten trips by one tariff and by another. */
export function ComparedTrips({ before, after, afterLabel }: TwoTariffs) {
  const text = useStrings("fares/tariffs");
  const { decimals } = useFormats();
  const [was, is] = [fromWireTariff(before), fromWireTariff(after)];
  const hintOf = (trip: SampleTrip) =>
    [
      text.km(decimals(trip.km, 1)),
      trip.zone && text.fixed,
      trip.passengers > 2 && text.people(trip.passengers, trip.luggage),
      trip.time >= "23" && text.night,
      trip.holiday && text.holiday,
      trip.vehicleType && text.onRequest(VEHICLES[trip.vehicleType].name),
    ]
      .filter(Boolean)
      .join(", ");
  const rows = SAMPLE_TRIPS.map((trip) => {
    const name = text.fromTo(trip.from ?? text.airport, trip.to ?? text.airport);
    return {
      key: `${name} ${hintOf(trip)}`,
      name,
      hint: hintOf(trip),
      before: toDollars(priceOf(trip, was)),
      after: toDollars(priceOf(trip, is)),
    };
  });
  return (
    <ComparedRows
      label={text.views.trips}
      head={text.trip}
      rows={rows}
      alone={before === after}
      afterLabel={afterLabel}
      withRise
    />
  );
}
