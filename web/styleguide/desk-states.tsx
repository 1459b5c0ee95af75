import { useState } from "react";
import { RIDE_STATUSES } from "../../domain/rides/ride-states.ts";
import { StatusBadge } from "../rides/status-badge.tsx";
import { Button } from "../ui/button.tsx";
import { LongTable, placeOfRow } from "../ui/long-table.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { TableFrame } from "../ui/table.tsx";
import type { TableSort } from "../ui/table-sort.ts";
import tableStyles from "../ui/table.module.css";
import styles from "./styleguide.module.css";

const COLUMNS = [
  { id: "pickup", label: "Pickup", width: "9rem" },
  { id: "route", label: "Route", width: "24rem" },
  { id: "state", label: "State", width: "10rem", fixed: true },
  { id: "fare", label: "Fare", width: "7rem", right: true },
] as const;
const RIDES = Array.from({ length: 1_000 }, (_, index) => index);
const NOT_HELD = {
  onPointerEnter: () => {},
  onPointerLeave: () => {},
  onFocus: () => {},
  onBlur: () => {},
};

/** The parts that dispatch and the office have all day: 36 px controls, a search, states, and a thousand rows. */
export function DeskStates() {
  const [search, setSearch] = useState("airport");
  return (
    <div className="stack">
      <SearchField
        label="Search"
        placeholder="Number, name, phone, place"
        value={search}
        onChange={setSearch}
      />
      <div className={styles.line}>
        <Button size="compact" tone="ink" icon="plus">
          New booking
        </Button>
        <Button size="compact">Assign Driver</Button>
        <Button size="compact" tone="bad">
          Reject
        </Button>
      </div>
      <div className={styles.line}>
        {RIDE_STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
      <ManyRides />
      <TableFrame label="How rides were paid">
        <thead>
          <tr>
            <th scope="col">Paid</th>
            <th scope="col" className={tableStyles.right}>
              Rides
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Cash, dollars</th>
            <td className={tableStyles.right}>12</td>
          </tr>
        </tbody>
      </TableFrame>
    </div>
  );
}

function ManyRides() {
  const [sort, setSort] = useState<TableSort<(typeof COLUMNS)[number]["id"]>>({
    column: "pickup",
    direction: "ascending",
  });
  return (
    <div className={styles.many}>
      <LongTable
        label="A thousand rides"
        hint="The arrows move from ride to ride."
        columns={COLUMNS}
        sort={sort}
        onSort={setSort}
        rows={RIDES}
        keyOf={(ride) => ride}
        search=""
        growing={false}
        onEnter={() => {}}
        holding={NOT_HELD}
        renderRow={(ride, index, active) => (
          <tr key={ride} {...placeOfRow(index, active)}>
            <th scope="row">Ride {ride + 1}</th>
            <td>Hato Airport, Mambo Beach</td>
            <td>
              <StatusBadge status="Pending" />
            </td>
            <td className={tableStyles.right}>$30.00</td>
          </tr>
        )}
      />
    </div>
  );
}
