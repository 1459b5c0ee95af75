import { useState } from "react";
import { SortHeader, type SortDirection, TableFrame } from "../ui/table.tsx";
import tableStyles from "../ui/table.module.css";

const ROWS = [
  { id: 1, route: "Hato Airport, Mambo Beach", fare: 30 },
  { id: 2, route: "Mega Pier, Jan Thiel", fare: 22 },
  { id: 3, route: "Punda, Grote Knip", fare: 58 },
];

/** A table that sorts, with a selected row. */
export function TableStates() {
  const [direction, setDirection] = useState<SortDirection>("ascending");
  const sign = direction === "ascending" ? 1 : -1;
  const rows = ROWS.toSorted((a, b) => sign * (a.fare - b.fare));
  return (
    <TableFrame label="Rides">
      <thead>
        <tr>
          <th scope="col">Ride</th>
          <th scope="col">Route</th>
          <SortHeader direction={direction} onSort={setDirection} right>
            Fare
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} aria-selected={row.id === 2}>
            <td>#{row.id}</td>
            <td>{row.route}</td>
            <td className={tableStyles.right}>${row.fare}.00</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
