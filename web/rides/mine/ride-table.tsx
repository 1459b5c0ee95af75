import type { Ride } from "../../../contract/rides/ride.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Direction, asNumber } from "../order-rides.ts";
import type { RidesStrings } from "../strings/en.ts";
import { StatusBadge } from "../status-badge.tsx";
import { SortHeader, TableFrame } from "../../ui/table.tsx";
import { useGrowingList } from "../../ui/use-growing-list.ts";
import cardStyles from "../../ui/card.module.css";
import tableStyles from "../../ui/table.module.css";
import styles from "./ride-table.module.css";

export const COLUMNS = ["date", "pickup", "dropoff", "driver", "fare", "status"] as const;
export type Column = (typeof COLUMNS)[number];
export type SortState = { readonly column: Column; readonly direction: Direction };

/** What each column is sorted by. */
export const VALUES: Readonly<Record<Column, (ride: Ride, rides: RidesStrings) => string | number>> = {
  date: (ride) => Date.parse(ride.ride_datetime),
  pickup: (ride) => ride.pickup_location,
  dropoff: (ride) => ride.dropoff_location,
  driver: (ride, rides) => ride.driver_name ?? rides.notAssigned,
  fare: (ride) => asNumber(ride.calculated_fare),
  status: (ride, rides) => rides.status[ride.status],
};

type Words = { readonly formats: Formats; readonly rides: RidesStrings };

/** The five fields a ride is found by: both places, driver, date as it is written, status. */
export function textsOf(ride: Ride, { formats, rides }: Words): string[] {
  return [
    ride.pickup_location,
    ride.dropoff_location,
    ride.driver_name ?? rides.notAssigned,
    formats.dateTime(ride.ride_datetime),
    rides.status[ride.status],
  ];
}

type RideTableProps = {
  readonly rides: readonly Ride[];
  /** What they were searched by. */
  readonly query: string;
  readonly sort: SortState;
  readonly onSort: (sort: SortState) => void;
  readonly onOpen: (rideId: number) => void;
};

/** The rides as a table; on a phone as cards of the same rows. */
export function RideTable({ rides, query, sort, onSort, onOpen }: RideTableProps) {
  const text = useStrings("rides/mine");
  const words = useStrings("rides");
  const formats = useFormats();
  const { shown, end } = useGrowingList(rides, `${sort.column} ${sort.direction} ${query}`);
  return (
    <div className={`${cardStyles.card} ${styles.card}`}>
      <TableFrame label={text.title} stacks>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <SortHeader
                key={column}
                right={column === "fare"}
                direction={column === sort.column ? sort.direction : null}
                onSort={(direction) => onSort({ column, direction })}
              >
                {text.columns[column]}
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((ride) => (
            <tr key={ride.id} onClick={() => onOpen(ride.id)}>
              <td>
                <button type="button" className="link">
                  {formats.dateTime(ride.ride_datetime)}
                </button>
              </td>
              <td>{ride.pickup_location}</td>
              <td>{ride.dropoff_location}</td>
              <td>{ride.driver_name ?? words.notAssigned}</td>
              <td className={`strong ${tableStyles.right}`}>{fareOf(ride, formats, words)}</td>
              <td>
                <StatusBadge status={ride.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <div ref={end} />
    </div>
  );
}

/** The fare, or N/A where there is none. */
export function fareOf(ride: Ride, formats: Formats, words: RidesStrings): string {
  return ride.calculated_fare === "" ? words.notAvailable : formats.usd(asNumber(ride.calculated_fare));
}
