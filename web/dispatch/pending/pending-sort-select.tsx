import { useStrings } from "../../language/language-context.ts";
import { isSorted, PENDING_COLUMNS, type PendingSort, pendingSortOf } from "./pending-order.ts";
import { usePendingLabels } from "./pending-table.tsx";
import fieldStyles from "../../ui/field.module.css";
import longTableStyles from "../../ui/long-table.module.css";

type PendingSortSelectProps = { readonly sort: PendingSort; readonly onSort: (sort: PendingSort) => void };

/** The order of the cards on a phone, where there are no heads of columns to press. */
export function PendingSortSelect({ sort, onSort }: PendingSortSelectProps) {
  const list = useStrings("dispatch/pending");
  const labels = usePendingLabels();
  return (
    <select
      className={`${fieldStyles.input} ${fieldStyles.compact} ${longTableStyles.cardsOnly}`}
      aria-label={list.sortBy}
      value={sort.column}
      onChange={(event) => onSort(pendingSortOf(new URLSearchParams({ sort: event.target.value })))}
    >
      {PENDING_COLUMNS.filter(isSorted).map((column) => (
        <option key={column} value={column}>
          {column === "when" ? list.soonestFirst : labels[column]}
        </option>
      ))}
    </select>
  );
}
