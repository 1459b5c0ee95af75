import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { PayOffer, TipOffer } from "../../../contract/pay-links/pay-link-schemas.ts";
import { LEAST_PAID_CENTS, offerOf } from "../../../domain/pay-links/pay-link.ts";
import { MOST_TIP_CENTS, mayTip, suggestedTips } from "../../../domain/pay-links/tip.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { averageStars } from "../../../contract/rides/stars.ts";
import { getPayLinkSettings } from "../../company/pay-link-settings.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { NewestPositions } from "../../events/positions/newest-positions.ts";
import { canTextCode, waysToPassenger } from "../../notifications/ways-to-passenger.ts";
import { proofWaysOf } from "../booking/prove-booking.ts";
import { getRideByCode } from "../get-ride.ts";
import { type DriverCard, asPassengerSees, presentTrackedRide } from "../present-ride.ts";
import { type RideRow, findRideDriver } from "../ride-rows.queries.ts";
import { toPay, toTip } from "../trip-of.ts";
import { passengerSeesCar } from "./followed-cars.ts";

/** When it is looked at, and what the company has to reach a phone and to be paid with. */
export type Looking = {
  now: Date;
  gateways: readonly PhoneGateway[];
  takesPayLinks: boolean;
  positions: NewestPositions;
  readExpectedPickup: ReadExpectedPickup;
};

/** Rides know no plan, so what it says of a pickup is handed in. */
export type ReadExpectedPickup = (db: Db | Trx, ride: RideRow, now: Date) => Promise<TrackedRide["expected"]>;

/** A ride by its code, with where its car is. */
export async function getTrackedRide(db: Db, trackingCode: string, looking: Looking): Promise<TrackedRide> {
  return trackedRide(db, await getRideByCode(db, trackingCode), looking);
}

/** A ride as whoever has its code sees it, with where its car is. */
export async function trackedRide(
  db: Db | Trx,
  ride: RideRow,
  { now, gateways, takesPayLinks, positions, readExpectedPickup }: Looking,
): Promise<TrackedRide> {
  const row = asPassengerSees(ride);
  const found = row.driver_id === null ? undefined : await findRideDriver(db, row.driver_id);
  const [driver] = found ? await positions.in([found]) : [];
  const proofWays = row.held ? proofWaysOf(row, await canTextCode(db, ride, gateways)) : [];
  const toldBy = await waysToPassenger(db, { ...ride, now }, gateways);
  return presentTrackedRide(row, {
    now,
    driver: driver && cardOf(driver),
    position: driver ? sharedPosition(row, driver) : null,
    proofWays,
    toldBy,
    expected: await readExpectedPickup(db, row, now),
    ...(takesPayLinks ? await offersOf(db, ride, now) : {}),
  });
}

type Offers = { payOffer?: PayOffer; tipOffer?: TipOffer };

/** The payment and the tip that can be made by link now. */
async function offersOf(db: Db | Trx, ride: RideRow, now: Date): Promise<Offers> {
  const { mode, deposit_percent: percent } = (await getPayLinkSettings(db)).settings;
  const offer = offerOf(toPay(ride), { mode, percent });
  const tips = mode !== "off" && mayTip(toTip(ride), now) ? suggestedTips(ride.fare_cents) : null;
  return {
    ...(offer ? { payOffer: { purpose: offer.purpose, amount: toDollarString(offer.cents) } } : {}),
    ...(tips
      ? {
          tipOffer: {
            amounts: tips.map(toDollarString),
            least: toDollarString(LEAST_PAID_CENTS),
            most: toDollarString(MOST_TIP_CENTS),
          },
        }
      : {}),
  };
}

type RideDriver = NonNullable<Awaited<ReturnType<typeof findRideDriver>>>;

function cardOf({ vehicle_type, portrait, languages, rating_sum, rating_count }: RideDriver): DriverCard {
  return {
    vehicle_type,
    portrait,
    languages: languages.split(",").filter(Boolean),
    rating: averageStars({ sum: rating_sum, count: rating_count }),
  };
}

function sharedPosition(row: RideRow, driver: RideDriver): TrackedRide["position"] {
  const { lat, lng, located_at } = driver;
  if (lat === null || lng === null || located_at === null) return null;
  if (!passengerSeesCar(row, driver, located_at)) return null;
  return { lat, lng, located_at: located_at.toISOString() };
}
