import type { Ride } from "../../../contract/rides/ride.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useNow } from "../use-now.ts";
import { useStrings } from "../../language/language-context.ts";
import { LongTable } from "../../ui/long-table.tsx";
import { isSorted, PENDING_COLUMNS, type PendingColumn, type PendingSort } from "./pending-order.ts";
import { PendingRow } from "./pending-row.tsx";
import { useFrozenOrder } from "../use-frozen-order.ts";

type PendingTableProps = {
  readonly rides: readonly Ride[];
  /** The ride that is due first of all: it has the orange button. */
  readonly urgent: number | null;
  readonly sort: PendingSort;
  readonly onSort: (sort: PendingSort) => void;
  /** What is searched for and the order, in one text. */
  readonly question: string;
  readonly growing: boolean;
  readonly onReject: (ride: Ride) => void;
};

/** The pending rides as a table. */
export function PendingTable(props: PendingTableProps) {
  const { rides, urgent, sort, onSort, question, growing, onReject } = props;
  const text = useStrings("dispatch");
  const list = useStrings("dispatch/pending");
  const labels = usePendingLabels();
  const now = useNow();
  const { assign, edit } = useDispatch();
  const { rows, holding } = useFrozenOrder(rides, question);
  const columns = PENDING_COLUMNS.map((id) => ({
    id,
    label: labels[id],
    fixed: !isSorted(id),
    ...LOOKS[id],
  }));
  return (
    <LongTable
      label={text.pendingRides}
      hint={list.keys}
      columns={columns}
      sort={sort}
      onSort={onSort}
      rows={rows}
      keyOf={({ row }) => row.id}
      question={question}
      growing={growing}
      onEnter={({ row, gone }) => !gone && row.status === "Pending" && assign(row)}
      holding={holding}
      renderRow={({ row, gone }, index, active) => (
        <PendingRow
          key={row.id}
          ride={row}
          gone={gone}
          index={index}
          active={active}
          urgent={row.id === urgent}
          now={now}
          onReject={onReject}
          onAssign={assign}
          onEdit={edit}
        />
      )}
    />
  );
}

/** The names of the columns. */
export function usePendingLabels(): Readonly<Record<PendingColumn, string>> {
  const text = useStrings("dispatch");
  return {
    id: text.id,
    rider: text.riderName,
    phone: text.phone,
    route: text.pickupDropoff,
    when: text.dateTime,
    people: text.passengers,
    bags: text.luggage,
    distance: text.distance,
    fare: text.fare,
    actions: text.actions,
    status: text.status,
  };
}

/** The route takes what is left. */
const LOOKS = {
  id: { width: "3.75rem" },
  rider: { width: "6.75rem" },
  phone: { width: "7.25rem" },
  route: {},
  when: { width: "6.5rem" },
  people: { width: "2.875rem", right: true, icon: "users" },
  bags: { width: "2.875rem", right: true, icon: "bag" },
  distance: { width: "5.125rem", right: true },
  fare: { width: "4.25rem", right: true },
  actions: { width: "9rem" },
  status: { width: "6rem" },
} as const;
