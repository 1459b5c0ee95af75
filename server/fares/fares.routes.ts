import { curacaoDate } from "../../domain/curacao-time.ts";
import type { QueryOf } from "../../contract/endpoint.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import {
  listAirportRatesEndpoint,
  listCheatSheetEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import type { Availability } from "../../contract/promises/availability.ts";
import type { Caller } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { CheatSheets } from "./cheat-sheet.ts";
import { isAskedForDeposit } from "./deposit-for.ts";
import { toAirportRates, toDeposit, toFareAnswer, toFareZones, toTrip } from "./fares-on-the-wire.ts";
import { type PricingDependencies, depositOfTrip, priceTrip, quoteTrip } from "./price-trip.ts";
import type { PricedTrip, TripToPrice } from "./priced-trip.ts";
import { payerOf } from "./payer.ts";

type FaresDependencies = PricingDependencies & {
  /** The server has somebody who takes payments by link. */
  takesPayLinks: boolean;
  /** One object for as long as a trip costs the same. */
  priceMoment: () => object | null;
  /** Whether a car will be there, said at once; undefined where no day is known. */
  availabilityOf: (priced: {
    asked: AskedFare;
    trip: TripToPrice;
    price: PricedTrip;
    caller: Caller;
  }) => Availability | undefined;
};

type AskedFare = QueryOf<typeof calculateFareForTripEndpoint>;

/** Calls about prices that anyone may make. */
export function faresRoutes(serve: Serve, deps: FaresDependencies): void {
  const { clock, rules, takesPayLinks } = deps;
  const today = () => curacaoDate(clock.now());

  serve(
    calculateFareForTripEndpoint,
    async ({ query, caller }) => {
      const payer = await payerOf(deps, query, caller);
      const trip = { ...toTrip(query, clock.now()), ...payer };
      const price = await priceTrip(deps, trip);
      const asksDeposit = takesPayLinks && !("partner" in payer) && isAskedForDeposit(caller);
      const deposit = asksDeposit ? await depositOfTrip(deps, trip, price) : null;
      const priced = { asked: query, trip, price, caller };
      const availability = price.largeParty === null ? deps.availabilityOf(priced) : undefined;
      return {
        ...toFareAnswer(price, quoteTrip(deps, trip, price)),
        ...toDeposit(deposit),
        ...(availability && { availability }),
      };
    },
    { shared: { present: deps.priceMoment, unless: isReadAnew } },
  );

  const cheatSheets = new CheatSheets(deps.db);
  serve(listCheatSheetEndpoint, async () => ({ results: await cheatSheets.of(today()) }));

  serve(listAirportRatesEndpoint, async () => {
    const { stored, areas } = await rules.of(today());
    return toAirportRates(stored.tariff, areas);
  });

  serve(listFareZonesEndpoint, async () => {
    const { stored, areas } = await rules.of(today());
    return toFareZones(stored.tariff, areas);
  });
}

/** Terms agreed with a hotel or a firm, and the uses of a code, are read with each price. */
function isReadAnew({ partner_code, partner_id, code }: AskedFare): boolean {
  return partner_code !== undefined || partner_id !== undefined || code !== undefined;
}
