import { curacaoDate } from "../../contract/curacao-time.ts";
import {
  calculateFareForTripEndpoint,
  listAirportRatesEndpoint,
  listCheatSheetEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fares.endpoints.ts";
import type { Serve } from "../http/serve.ts";
import { cheatSheetOf } from "./cheat-sheet.ts";
import { toAirportRates, toFareAnswer, toFareZones, toTrip } from "./fares-on-the-wire.ts";
import { type PricingDependencies, priceTrip, quoteTrip } from "./price-trip.ts";
import { payerOf } from "./payer.ts";

/** What anyone may ask of prices. */
export function faresRoutes(serve: Serve, deps: PricingDependencies): void {
  const { clock, rules } = deps;
  const today = () => curacaoDate(clock.now());

  serve(calculateFareForTripEndpoint, async ({ query, caller }) => {
    const trip = { ...toTrip(query, clock.now()), ...(await payerOf(deps, query, caller)) };
    const price = await priceTrip(deps, trip);
    return toFareAnswer(price, quoteTrip(deps, trip, price));
  });

  serve(listCheatSheetEndpoint, async () => {
    const { stored } = await rules.of(today());
    return { results: cheatSheetOf(stored.tariff) };
  });

  serve(listAirportRatesEndpoint, async () => {
    const { stored } = await rules.of(today());
    return toAirportRates(stored.tariff);
  });

  serve(listFareZonesEndpoint, async () => {
    const { stored } = await rules.of(today());
    return toFareZones(stored.tariff);
  });
}
