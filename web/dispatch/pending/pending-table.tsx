import type { Ride } from "../../../contract/rides/ride.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { usePlan } from "../live/use-plan.ts";
import { useNow } from "../use-now.ts";
import { useStrings } from "../../language/language-context.ts";
import { LongTable } from "../../ui/long-table.tsx";
import { type PendingSort, usePendingColumns } from "./pending-columns.ts";
import { PendingRow } from "./pending-row.tsx";
import { canBeGiven } from "../ride/can-be-given.ts";
import type { FrozenRow, Holding } from "../use-frozen-order.ts";

type PendingTableProps = {
  /** The rides in their places, which are kept while the list is in use. */
  readonly rows: readonly FrozenRow<Ride>[];
  readonly holding: Holding;
  /** The ride that is due first of all: it has the orange button. */
  readonly urgent: number | null;
  readonly sort: PendingSort;
  readonly onSort: (sort: PendingSort) => void;
  /** The words that they were searched by. */
  readonly search: string;
  readonly growing: boolean;
  readonly onReject: (ride: Ride) => void;
  readonly onRelease: (ride: Ride) => void;
};

/** The pending rides as a table. */
export function PendingTable(props: PendingTableProps) {
  const { rows, holding, urgent, sort, onSort, search, growing, onReject, onRelease } = props;
  const text = useStrings("dispatch");
  const list = useStrings("dispatch/pending");
  const columns = usePendingColumns();
  const now = useNow();
  const { byRide: planned } = usePlan();
  const { assign, edit } = useDispatch();
  return (
    <LongTable
      label={text.pendingRides}
      hint={list.keys}
      columns={columns}
      sort={sort}
      onSort={onSort}
      rows={rows}
      keyOf={({ row }) => row.id}
      search={search}
      growing={growing}
      onEnter={({ row, gone }) => !gone && canBeGiven(row) && assign(row)}
      holding={holding}
      renderRow={({ row, gone }, index, active) => (
        <PendingRow
          key={row.id}
          ride={row}
          gone={gone}
          index={index}
          active={active}
          urgent={row.id === urgent}
          planned={planned.get(row.id)}
          now={now}
          onReject={onReject}
          onRelease={onRelease}
          onAssign={assign}
          onEdit={edit}
        />
      )}
    />
  );
}
