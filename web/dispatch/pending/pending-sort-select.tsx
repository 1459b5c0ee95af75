import { useStrings } from "../../language/language-context.ts";
import { type PendingSort, SOONEST_FIRST, usePendingColumns } from "./pending-columns.ts";
import fieldStyles from "../../ui/field.module.css";
import longTableStyles from "../../ui/long-table.module.css";
import screenToolsStyles from "../screen-tools.module.css";

type PendingSortSelectProps = { readonly sort: PendingSort; readonly onSort: (sort: PendingSort) => void };

/** The order of the cards on a phone, where there are no heads of columns to press. */
export function PendingSortSelect({ sort, onSort }: PendingSortSelectProps) {
  const list = useStrings("dispatch/pending");
  const columns = usePendingColumns().filter(({ sortBy }) => sortBy !== undefined);
  const choose = (value: string) => {
    const column = columns.find(({ id }) => id === value)?.id ?? SOONEST_FIRST.column;
    onSort({ column, direction: SOONEST_FIRST.direction });
  };
  return (
    <select
      className={`${fieldStyles.input} ${fieldStyles.compact} ${longTableStyles.cardsOnly} ${screenToolsStyles.order}`}
      aria-label={list.sortBy}
      value={sort.column}
      onChange={(event) => choose(event.target.value)}
    >
      {columns.map(({ id, label }) => (
        <option key={id} value={id}>
          {id === "when" ? list.soonestFirst : label}
        </option>
      ))}
    </select>
  );
}
