import { CompiledQuery } from "kysely";
import { UNDER_WAY } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import type { ChangeRow } from "./changes/read-changes.ts";
import { RIDE_UNDER_WAY, type selectDrivers, type selectRidesUnderWay, WORKED } from "./drivers.queries.ts";

type RowOf<Q extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Q>>[number];
/** As JSON has it: a moment is text. */
type InJson<R> = { [K in keyof R]: R[K] extends Date | null ? string | (null & R[K]) : R[K] };

type OneRide = InJson<RowOf<typeof selectRidesUnderWay>>;

/** A driver with all that is shown of them. */
export type OneDriver = RowOf<typeof selectDrivers> & {
  readonly rides: readonly OneRide[];
  readonly rides_today: number;
  /** The offer of auto-assign that they have not answered yet. */
  readonly offer: { readonly ride_id: number; readonly expires_at: string } | null;
  /** The ride that they and others are asked for at once, while nobody has it. */
  readonly round: { readonly ride_id: number; readonly expires_at: string; readonly asked: number } | null;
  readonly changes_wait: boolean | null;
  /** The last change of each field, the oldest first. */
  readonly changes: readonly ChangeRow[];
};

const DRIVER = [
  "account_id",
  "vehicle_type",
  "vehicle_name",
  "plate",
  "license_number",
  "license_expires_on",
  "permit_expires_on",
  "insurance_expires_on",
  "inspection_expires_on",
  "season_permit_ends_on",
  "papers_override_until",
  "papers_override_reason",
  "papers_override_by",
  "languages",
  "approved_at",
  "inactive",
  "on_shift",
  "shares_location",
  "lat",
  "lng",
  "location_name",
  "located_at",
  "last_active_at",
  "rating_sum",
  "rating_count",
  "version",
  "updated_at",
  "vehicle_id",
  "out_of_service",
] as const satisfies readonly (keyof Database["drivers"])[];

const asList = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

const RIDE = RIDE_UNDER_WAY.map((column) => `'${column}', ${column}`).join(", ");

/**
 * Read with every position, by the driver and for dispatch: in one statement whose text is written out, since made anew each time it
 * would cost as much to build as to run.
 */
const TEXT = `select ${DRIVER.map((column) => `drivers.${column}`).join(", ")},
    overrider.first_name as override_first_name, overrider.last_name as override_last_name,
    accounts.username, accounts.first_name, accounts.last_name, accounts.phone, accounts.email, accounts.state,
    completed.rides as rides_completed,
    (select coalesce(jsonb_agg(jsonb_build_object(${RIDE}) order by ride_datetime, id), '[]')
      from rides where driver_id = drivers.account_id and status in (${asList(UNDER_WAY)})) as rides,
    (select count(*) from rides where driver_id = drivers.account_id and ride_datetime >= $2 and ride_datetime < $3 and status in (${asList(WORKED)})) as rides_today,
    (select jsonb_build_object('ride_id', ride_id, 'expires_at', expires_at)
      from dispatch_offers join rides on rides.id = ride_id and rides.driver_id = dispatch_offers.driver_id and rides.status = 'Assigned'
      where dispatch_offers.driver_id = drivers.account_id and outcome is null limit 1) as offer,
    (select jsonb_build_object('ride_id', ride_id, 'expires_at', expires_at, 'asked', (select count(*) from round_offers as others
        where others.ride_id = round_offers.ride_id and others.offered_at = round_offers.offered_at))
      from round_offers join rides on rides.id = ride_id and rides.status = 'Pending'
      where round_offers.driver_id = drivers.account_id and outcome is null) as round,
    (select driver_changes_wait from company_profile where company_profile.id = 1) as changes_wait,
    (select coalesce(jsonb_agg(to_jsonb(one) order by one.id), '[]') from driver_changes as one
      where one.driver_id = drivers.account_id and not exists (select from driver_changes as later
        where later.driver_id = one.driver_id and later.field = one.field and later.id > one.id)) as changes
  from drivers
  join accounts on accounts.id = drivers.account_id
  left join ride_totals as completed on completed.driver_id = drivers.account_id and completed.status = 'Completed'
  left join accounts as overrider on overrider.id = drivers.papers_override_by
  where accounts.state <> 'deleted' and drivers.approved_at is not null and drivers.account_id = `;

/** PostgreSQL plans a statement with a list anew each time, and one driver is what is mostly asked for. */
const ONE = `${TEXT}$1::integer`;
const SOME = `${TEXT}any ($1::integer[])`;

type Day = { readonly start: Date; readonly end: Date };

/** Some of the drivers that dispatch works with, in any order. */
export async function findSomeDrivers(
  db: Db | Trx,
  { ids, day }: { ids: readonly number[]; day: Day },
): Promise<readonly OneDriver[]> {
  const [text, asked] = ids.length === 1 ? [ONE, ids[0]] : [SOME, ids];
  const { rows } = await db.executeQuery<OneDriver>(CompiledQuery.raw(text, [asked, day.start, day.end]));
  return rows;
}
