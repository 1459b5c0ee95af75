import { taxGivenBack, taxRateOn } from "../../domain/books/turnover-tax.ts";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { DatedRate, Hundredths } from "../../domain/dated-rates.ts";
import type { Cents } from "../../domain/money.ts";
import { fareGivenBack } from "../../domain/pay-links/fare-given-back.ts";
import type { Db } from "../database/connect.ts";
import { listLinksOfRides, listRefundsOfRides, listRidesGivenBack } from "./books.queries.ts";

/** Money that was given back of a completed ride's fare, and the tax that was in it. */
export type GivenBack = {
  rideId: number;
  at: Date;
  hundredths: Hundredths;
  cents: Cents;
  taxCents: Cents;
};

/** Money that was given back by link in a range, of the fares of completed rides; a sum paid beyond a fare isn't of it. */
export async function readGivenBack(
  db: Db,
  { range, rates }: { range: InstantRange; rates: readonly DatedRate[] },
): Promise<GivenBack[]> {
  const rides = await listRidesGivenBack(db, range);
  const ids = rides.map(({ id }) => id);
  const [links, refunds] = await Promise.all([listLinksOfRides(db, ids), listRefundsOfRides(db, ids)]);
  return rides.flatMap(({ id, fare_cents: fareCents, day }) => {
    const ofRide = links.filter((link) => link.ride_id === id);
    const refunded = new Map<number, Cents>();
    const soFar = (link: (typeof ofRide)[number]) => ({
      ...link,
      refunded_cents: refunded.get(link.id) ?? 0,
    });
    const hundredths = taxRateOn(rates, day);
    let before = 0;
    return refunds
      .filter((refund) => refund.ride_id === id)
      .flatMap(({ link_id: linkId, amount_cents: cents, made_at: at }): GivenBack[] => {
        refunded.set(linkId, (refunded.get(linkId) ?? 0) + cents);
        const now = fareGivenBack(fareCents, ofRide.map(soFar)) - before;
        const taxCents = taxGivenBack({ fareCents, before, now }, hundredths);
        before += now;
        if (now === 0 || at < range.start || at >= range.end) return [];
        return [{ rideId: id, at, hundredths, cents: now, taxCents }];
      });
  });
}
