import { fullName } from "../../domain/accounts/full-name.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { NO_SUCH_LINK, type PartnerNamed } from "../../contract/partners/ride-partner.ts";
import type { DeskPartner, PartnerRide } from "../../contract/partners/partner-schemas.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { PayingPartner } from "../fares/priced-trip.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { readPartnerRates } from "./agreed-rates.ts";
import {
  findCredit,
  findFrameOrigins,
  findPartner,
  findPartnerByCode,
  findPayingPartner,
  listActivePartners,
  listRidesOfPartner,
} from "./partners.queries.ts";

const SHOWN_DAYS = 7;

/** The hotel or firm whose booking link this is. */
export async function getPartnerOfCode(db: Db, code: string) {
  const partner = await findPartnerByCode(db, code);
  if (!partner) throw notFound(NO_SUCH_LINK);
  return partner;
}

/** The hotel or firm that pays, by its link or, as dispatch names it, by its number. */
export async function getPayingPartner(db: Db, named: PartnerNamed): Promise<PayingPartner> {
  const { id, discount_percent, byGuestsLink } = await findNamed(db, named);
  return { id, discount_percent, byGuestsLink, rates: await readPartnerRates(db, id) };
}

async function findNamed(db: Db, named: PartnerNamed) {
  if ("code" in named) {
    const { sees_rides, ...partner } = await getPartnerOfCode(db, named.code);
    return { ...partner, byGuestsLink: !sees_rides };
  }
  const partner = await findPayingPartner(db, named.id);
  if (!partner) throw notFound("This account does not exist, or may not book any more.");
  return { ...partner, byGuestsLink: false };
}

/** The terms agreed with the hotel or firm of a ride, also where it books nothing more. */
export async function getPartnerTerms(db: Db, id: number): Promise<PayingPartner> {
  const discount_percent = (await findPartner(db, id))?.discount_percent ?? 0;
  return { id, discount_percent, rates: await readPartnerRates(db, id) };
}

/** The hotels and firms that a ride can be booked on account of at the desk. */
export async function readDeskPartners(db: Db): Promise<DeskPartner[]> {
  return (await listActivePartners(db)).map((row) => ({
    id: row.id,
    name: row.name,
    discount_percent: row.discount_percent,
    left:
      row.credit_limit_cents === null
        ? null
        : toDollarString(Math.max(0, row.credit_limit_cents - row.owed_cents)),
  }));
}

/** The sites that may show this booking form in a frame: the guests' alone, the reception's shows who stays there. */
export async function readFrameOrigins(db: Db, code: string): Promise<readonly string[]> {
  return (await findFrameOrigins(db, code))?.frame_origins ?? [];
}

/** The rides on its account, those to come first. */
export async function readPartnerRides(
  db: Db,
  { code, now }: { code: string; now: Date },
): Promise<PartnerRide[]> {
  const { id, sees_rides } = await getPartnerOfCode(db, code);
  // A guest knows of nobody else's rides.
  if (!sees_rides) throw notFound(NO_SUCH_LINK);
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
  const rides = await listRidesOfPartner(db, { partnerId: id, since });
  return rides.map((ride) => ({
    reference: ride.reference,
    tracking_code: ride.tracking_code,
    status: ride.status,
    rider_name: ride.rider_name,
    room: ride.room,
    pickup_location: ride.pickup_location,
    dropoff_location: ride.dropoff_location,
    ride_datetime: ride.ride_datetime.toISOString(),
    passenger_count: ride.passenger_count,
    calculated_fare: toDollarString(ride.fare_cents),
    paid_by: ride.paid_by,
    driver: ride.driver_id === null ? null : driverOf(ride),
  }));
}

type Row = Awaited<ReturnType<typeof listRidesOfPartner>>[number];

function driverOf({ driver_first_name: first_name, driver_last_name: last_name, driver_plate: plate }: Row) {
  return { name: fullName({ first_name: first_name ?? "", last_name: last_name ?? "" }), plate: plate ?? "" };
}

/** The name of a sum that two bookings on one account would both count. */
export function accountLock(partnerId: number): string {
  return `on account of ${partnerId}`;
}

/** Refuses a booking past what the hotel or firm may owe. Ask it with the account's name held. */
export async function refusePastCredit(
  trx: Trx,
  { partnerId, fareCents }: { partnerId: number; fareCents: number },
): Promise<void> {
  const credit = await findCredit(trx, partnerId);
  if (!credit?.active) throw notFound(NO_SUCH_LINK);
  if (isWithin(credit, fareCents)) return;
  throw new ApiError(
    "credit_limit_reached",
    `The account of ${credit.name} is at its limit. Please ask at the reception, or book on our site and pay the driver.`,
  );
}

/**
 * Why a ride on account can't come to cost so much more, or null where it can. One that books nothing more takes no more of a ride either.
 * Ask it with the account's name held.
 */
export async function refusalOfMore(
  trx: Db | Trx,
  { partnerId, moreCents }: { partnerId: number; moreCents: number },
): Promise<ApiError | null> {
  if (moreCents <= 0) return null;
  const credit = await findCredit(trx, partnerId);
  if (!credit || (credit.active && isWithin(credit, moreCents))) return null;
  return new ApiError(
    "credit_limit_reached",
    `This is more than the account of ${credit.name} may owe. Please ask at the reception, or leave the ride as it is.`,
  );
}

function isWithin(
  { credit_limit_cents: limit, owed_cents: owed }: { credit_limit_cents: number | null; owed_cents: number },
  moreCents: number,
): boolean {
  return limit === null || owed + moreCents <= limit;
}
