import { taxGivenBack, taxRateOn } from "../../domain/books/turnover-tax.ts";
import type { AccountName } from "../../domain/books/journal.ts";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { DatedRate, Hundredths } from "../../domain/dated-rates.ts";
import type { Cents } from "../../domain/money.ts";
import { fareGivenBack } from "../../domain/pay-links/fare-given-back.ts";
import type { Db } from "../database/connect.ts";
import {
  listCashRefundsOfRides,
  listLinksOfRides,
  listRefundsOfRides,
  listRidesGivenBack,
} from "./books.queries.ts";

/** Money that was given back of a completed ride's fare, and the tax that was in it. */
export type GivenBack = {
  rideId: number;
  at: Date;
  hundredths: Hundredths;
  cents: Cents;
  taxCents: Cents;
  outOf: AccountName;
};

/** Money that was given back in a range, by link or in cash, of the fares of completed rides; a sum paid beyond a fare isn't of it. */
export async function readGivenBack(
  db: Db,
  { range, rates }: { range: InstantRange; rates: readonly DatedRate[] },
): Promise<GivenBack[]> {
  const rides = await listRidesGivenBack(db, range);
  const ids = rides.map(({ id }) => id);
  const [links, refunds, inCash] = await Promise.all([
    listLinksOfRides(db, ids),
    listRefundsOfRides(db, ids),
    listCashRefundsOfRides(db, ids),
  ]);
  return rides.flatMap(({ id, fare_cents: fareCents, day }) => {
    const ofRide = links.filter((link) => link.ride_id === id);
    const refunded = new Map<number, Cents>();
    const soFar = (link: (typeof ofRide)[number]) => ({
      ...link,
      refunded_cents: refunded.get(link.id) ?? 0,
    });
    const hundredths = taxRateOn(rates, day);
    let before = 0;
    let byLink = 0;
    const moves = [
      ...refunds
        .filter((refund) => refund.ride_id === id)
        .map(({ link_id: linkId, amount_cents: cents, made_at: at }) => ({ linkId, cents, at })),
      ...inCash
        .filter((refund) => refund.ride_id === id)
        .map((refund) => ({ outOf: purseOf(refund), cents: refund.cents, at: refund.made_at })),
    ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
    return moves.flatMap((move): GivenBack[] => {
      const { at } = move;
      let now = move.cents;
      if ("linkId" in move) {
        refunded.set(move.linkId, (refunded.get(move.linkId) ?? 0) + move.cents);
        now = fareGivenBack(fareCents, ofRide.map(soFar)) - byLink;
        byLink += now;
      }
      const taxCents = taxGivenBack({ fareCents, before, now }, hundredths);
      before += now;
      if (now === 0 || at < range.start || at >= range.end) return [];
      const outOf = "outOf" in move ? move.outOf : "in_advance";
      return [{ rideId: id, at, hundredths, cents: now, taxCents, outOf }];
    });
  });
}

/** The account out of which cash was handed over. */
function purseOf({ driver_id, usd_cents }: { driver_id: number | null; usd_cents: number }): AccountName {
  if (driver_id !== null) return "drivers";
  return usd_cents > 0 ? "cash_usd" : "cash_xcg";
}
