import { vipLevel } from "../../../domain/accounts/vip-level.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import { OPEN, type RideStatus, isOneOf } from "../../../domain/rides/ride-states.ts";
import { can } from "../../../domain/accounts/roles.ts";
import type { Rider, RiderDetail } from "../../../contract/accounts/account-records.ts";
import type { Db } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { presentAccount } from "../users/present-account.ts";
import { type RiderSum, countRidesOfRiders, sumRidesOfRider } from "./riders.queries.ts";
import { findAccountForStaff, searchAccounts } from "../users/users.queries.ts";

type Search = Omit<Parameters<typeof searchAccounts>[1], "role">;

/** A page of the riders that fit a search, from the newest, with how much each rides. */
export async function findRiders(db: Db, search: Search): Promise<Rider[]> {
  const accounts = (await searchAccounts(db, { ...search, role: "rider" })).map(presentAccount);
  const counts = await countRidesOfRiders(
    db,
    accounts.map(({ id }) => id),
  );
  const countOf = new Map(counts.map((count) => [count.rider_id, count]));
  return accounts.map((account) => {
    const count = countOf.get(account.id);
    return {
      ...account,
      rides: count?.rides ?? 0,
      last_ride_at: count?.last_ride_at.toISOString() ?? null,
    };
  });
}

/** A rider's account with what their rides come to; a refusal where there is no such rider. */
export async function getRider(db: Db, id: number): Promise<RiderDetail> {
  const account = await findAccountForStaff(db, id);
  if (!account || !can(account.role, "seeOwnBookings")) throw notFound();
  const sums = await sumRidesOfRider(db, id);
  const completed = sums.find(({ status }) => status === "Completed");
  return {
    ...presentAccount(account),
    vip_level: vipLevel(completed?.to_vip ?? 0),
    totals: {
      booked: sums.reduce((sum, { rides }) => sum + rides, 0),
      open: countOf(sums, OPEN),
      completed: completed?.rides ?? 0,
      called_off: countOf(sums, ["Cancelled", "Rejected"]),
      no_show: countOf(sums, ["NoShow"]),
      fares: toDollarString(completed?.fare_cents ?? 0),
    },
  };
}

function countOf(sums: readonly RiderSum[], statuses: readonly RideStatus[]): number {
  return sums.reduce((sum, { status, rides }) => (isOneOf(statuses, status) ? sum + rides : sum), 0);
}
