import { useState } from "react";
import { type Column, DataTable } from "../ui/data-table.tsx";
import type { TableSort } from "../ui/table-sort.ts";

type Row = { readonly id: number; readonly route: string; readonly fare: number };

const ROWS: readonly Row[] = [
  { id: 1, route: "Hato Airport, Mambo Beach", fare: 30 },
  { id: 2, route: "Mega Pier, Jan Thiel", fare: 22 },
  { id: 3, route: "Punda, Grote Knip", fare: 58 },
];

const COLUMNS: readonly Column<Row, "ride" | "route" | "fare">[] = [
  { id: "ride", label: "Ride", fixed: true, namesRow: true, renderCell: (row) => `#${row.id}` },
  { id: "route", label: "Route", fixed: true, renderCell: (row) => row.route },
  { id: "fare", label: "Fare", right: true, renderCell: (row) => `$${row.fare}.00` },
];

/** A table that sorts. */
export function TableStates() {
  const [sort, setSort] = useState<TableSort<"ride" | "route" | "fare">>({
    column: "fare",
    direction: "ascending",
  });
  const sign = sort.direction === "ascending" ? 1 : -1;
  const rows = ROWS.toSorted((a, b) => sign * (a.fare - b.fare));
  return (
    <DataTable
      label="Rides"
      columns={COLUMNS}
      rows={rows}
      keyOf={(row) => row.id}
      sort={sort}
      onSort={setSort}
    />
  );
}
