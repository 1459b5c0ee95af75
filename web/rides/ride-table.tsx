import type { Ride } from "../../contract/rides/ride.ts";
import { DataTable } from "../ui/data-table.tsx";
import type { RideTableColumn, useRideList } from "./use-ride-list.ts";

type RideTableProps<Id extends string> = {
  readonly label: string;
  readonly columns: readonly RideTableColumn<Id>[];
  readonly list: ReturnType<typeof useRideList<Id>>;
  readonly onOpen: (ride: Ride) => void;
};

/** The rides of a list as it is searched and sorted; a press opens one. */
export function RideTable<Id extends string>({ label, columns, list, onOpen }: RideTableProps<Id>) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={list.found}
      keyOf={(ride) => ride.id}
      sort={list.sort}
      onSort={list.onSort}
      search={list.search}
      stacks
      onOpen={onOpen}
    />
  );
}
