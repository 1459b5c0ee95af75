import { BYTE_ORDER_MARK, type CsvCell, type CsvSeparator, csvLine } from "../../../contract/csv.ts";
import { curacaoDate, curacaoTime } from "../../../contract/curacao-time.ts";
import { VEHICLES } from "../../../contract/fares/vehicles.ts";
import { toDollarString } from "../../../contract/money.ts";
import type { PaidBy } from "../../../contract/payments/payment.ts";
import type { ArchiveFilter } from "../../../contract/rides/ride-archive.ts";
import type { Db } from "../../database/connect.ts";
import { driverName } from "../present-ride.ts";
import { listArchiveIds, listRidesById } from "./ride-archive.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { archiveScope } from "./search-archive.ts";

const ROWS_AT_ONCE = 1_000;

const PAID_BY_WORDS: Readonly<Record<PaidBy, string>> = {
  cash_usd: "Cash USD",
  cash_xcg: "Cash XCG",
  card: "Card",
  account: "Account",
};

const COLUMNS: readonly (readonly [title: string, of: (ride: RideRow) => CsvCell])[] = [
  ["Ride ID", (ride) => ride.id],
  ["Reference", (ride) => ride.reference],
  ["Rider", (ride) => ride.rider_name],
  ["Phone", (ride) => ride.rider_phone],
  ["Driver", driverName],
  ["Pickup", (ride) => ride.pickup_location],
  ["Drop-off", (ride) => ride.dropoff_location],
  ["Date & time", (ride) => onTheIsland(ride.ride_datetime)],
  ["Completed", (ride) => (ride.completed_at ? onTheIsland(ride.completed_at) : "")],
  ["Distance (km)", (ride) => ({ decimal: (ride.distance_m / 1000).toFixed(2) })],
  ["Fare (USD)", (ride) => ({ decimal: toDollarString(ride.fare_cents) })],
  ["Vehicle type", (ride) => VEHICLES[ride.vehicle_type].name],
  ["Zone", (ride) => ride.zone ?? ""],
  ["Passengers", (ride) => ride.passenger_count],
  ["Luggage", (ride) => ride.luggage_count],
  ["Paid by", (ride) => (ride.paid_by ? PAID_BY_WORDS[ride.paid_by] : "")],
  ["Tip (USD)", (ride) => (ride.tip_cents === null ? "" : { decimal: toDollarString(ride.tip_cents) })],
];

/**
 * The completed rides of a filter as CSV, some lines at a time, however many there are. Which rides and in what order
 * is read first, so that a ride completed meanwhile neither appears nor shifts another.
 */
export async function* exportArchive(
  db: Db,
  { filter, separator }: { filter: ArchiveFilter; separator: CsvSeparator },
): AsyncGenerator<string> {
  const ids = await listArchiveIds(db, await archiveScope(db, filter));
  yield (
    BYTE_ORDER_MARK +
      csvLine(
        COLUMNS.map(([title]) => title),
        separator,
      )
  );
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const wanted = ids.slice(start, start + ROWS_AT_ONCE);
    const rides = new Map((await listRidesById(db, wanted)).map((ride) => [ride.id, ride]));
    const lines = wanted.map((id) => rides.get(id)).filter((ride) => ride !== undefined);
    yield lines
      .map((ride) =>
        csvLine(
          COLUMNS.map(([, of]) => of(ride)),
          separator,
        ),
      )
      .join("");
  }
}

function onTheIsland(instant: Date): string {
  return `${curacaoDate(instant)} ${curacaoTime(instant).slice(0, 5)}`;
}
