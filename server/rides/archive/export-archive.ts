import { stopNames } from "../../../domain/fares/stop-names.ts";
import { BYTE_ORDER_MARK, type CsvCell, csvLine, csvSeparatorOf } from "../../../domain/csv.ts";
import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import type { Language } from "../../../domain/languages.ts";
import { toDollarString } from "../../../domain/dollars.ts";
import type { ArchiveFilter } from "../../../contract/rides/ride-archive.ts";
import type { ReadLagging } from "../../database/replica/reading.ts";
import { driverName } from "../present-ride.ts";
import { listArchiveIds, listRidesById } from "./ride-archive.queries.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { archiveScope } from "./search-archive.ts";
import de from "./strings/de.ts";
import en, { type ArchiveStrings } from "./strings/en.ts";
import es from "./strings/es.ts";
import nl from "./strings/nl.ts";
import pap from "./strings/pap.ts";

const ROWS_AT_ONCE = 1_000;

const WORDS: Readonly<Record<Language, ArchiveStrings>> = { en, nl, es, pap, de };

const COLUMNS: readonly (readonly [
  head: keyof ArchiveStrings["heads"],
  of: (ride: RideRow, words: ArchiveStrings) => CsvCell,
])[] = [
  ["id", (ride) => ride.id],
  ["reference", (ride) => ride.reference],
  ["rider", (ride) => ride.rider_name],
  ["phone", (ride) => ride.rider_phone],
  ["driver", driverName],
  ["pickup", (ride) => ride.pickup_location],
  ["dropoff", (ride) => ride.dropoff_location],
  ["when", (ride) => onTheIsland(ride.ride_datetime)],
  ["completed", (ride) => (ride.completed_at ? onTheIsland(ride.completed_at) : "")],
  ["distance", (ride) => ({ decimal: (ride.distance_m / 1000).toFixed(2) })],
  ["fare", (ride) => ({ decimal: toDollarString(ride.fare_cents) })],
  ["vehicle", (ride) => VEHICLES[ride.vehicle_type].name],
  ["zone", (ride) => ride.zone ?? ""],
  ["passengers", (ride) => ride.passenger_count],
  ["luggage", (ride) => ride.luggage_count],
  ["paidBy", (ride, { paidBy }) => (ride.paid_by ? paidBy[ride.paid_by] : "")],
  ["tip", (ride) => (ride.tip_cents === null ? "" : { decimal: toDollarString(ride.tip_cents) })],
  ["stops", (ride) => stopNames(ride.stops)],
  ["givenBack", (ride) => givenBackOf(ride)],
];

/**
 * The ended rides of a filter as CSV, its heads in the language asked for, some lines at a time, however many there are. Which rides and in what order
 * is read first, so that a ride completed meanwhile neither appears nor shifts another.
 */
export async function* exportArchive(
  read: ReadLagging,
  { filter, language }: { filter: ArchiveFilter; language: Language },
): AsyncGenerator<string> {
  const words = WORDS[language];
  const separator = csvSeparatorOf(language);
  const ids = await read(async (db) => listArchiveIds(db, await archiveScope(db, filter)));
  yield (
    BYTE_ORDER_MARK +
      csvLine(
        COLUMNS.map(([head]) => words.heads[head]),
        separator,
      )
  );
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const wanted = ids.slice(start, start + ROWS_AT_ONCE);
    const found = await read((db) => listRidesById(db, wanted));
    const rides = new Map(found.map((ride) => [ride.id, ride]));
    const lines = wanted.map((id) => rides.get(id)).filter((ride) => ride !== undefined);
    yield lines
      .map((ride) =>
        csvLine(
          COLUMNS.map(([, of]) => of(ride, words)),
          separator,
        ),
      )
      .join("");
  }
}

function givenBackOf(ride: RideRow): CsvCell {
  const cents = ride.link_given_back_cents + ride.cash_given_back_cents;
  return cents === 0 ? "" : { decimal: toDollarString(cents) };
}

function onTheIsland(instant: Date): string {
  return `${curacaoDate(instant)} ${curacaoTime(instant).slice(0, 5)}`;
}
