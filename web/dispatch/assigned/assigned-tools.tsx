import { useSyncExternalStore } from "react";
import { ABOARD, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { deviceStore } from "../../device/device-store.ts";
import { useStrings } from "../../language/language-context.ts";
import { Segmented } from "../../ui/choices.tsx";
import type { TableSort } from "../../ui/table-sort.ts";
import type { Due } from "../ride/due.ts";
import { type AssignedColumn, useAssignedColumns } from "./use-assigned-columns.ts";
import fieldStyles from "../../ui/field.module.css";
import styles from "./assigned-tools.module.css";

const VIEW = "assigned_view";
const VIEWS = ["cards", "table"] as const;
export type AssignedView = (typeof VIEWS)[number];

/** Cards or a table, as this device was left. */
export function useAssignedView(): [AssignedView, (view: AssignedView) => void] {
  const view = useSyncExternalStore(
    (listener) => deviceStore.watch(VIEW, listener),
    () => (deviceStore.get(VIEW) === "table" ? "table" : "cards"),
    () => "cards" as const,
  );
  return [view, (next) => void deviceStore.set(VIEW, next)];
}

const PARTS = ["all", "late", "wontMakeIt", "notAccepted", "aboard"] as const;
export type AssignedPart = (typeof PARTS)[number];

type Lateness = { readonly due: Due; readonly now: Date };

/** Whether a ride is among those that are looked at. */
export function isIn(part: AssignedPart, ride: Ride, { due, now }: Lateness): boolean {
  // A driver who won't make it is late as well once the time is over.
  if (part === "late") {
    return (
      due.tone === "late" && (due.why !== "will_be_late" || Date.parse(ride.ride_datetime) <= now.getTime())
    );
  }
  if (part === "wontMakeIt") return due.why === "will_be_late";
  if (part === "notAccepted") return ride.status === "Assigned";
  return part === "all" || isOneOf(ABOARD, ride.status);
}

export type AssignedCounts = Readonly<Record<AssignedPart, number>>;

/** How many rides there are of each, in one walk over them. */
export function countParts(
  rides: readonly Ride[],
  { dueOf, now }: { readonly dueOf: (ride: Ride) => Due; readonly now: Date },
): AssignedCounts {
  const counts: Record<AssignedPart, number> = { all: 0, late: 0, wontMakeIt: 0, notAccepted: 0, aboard: 0 };
  for (const ride of rides) {
    const lateness = { due: dueOf(ride), now };
    for (const part of PARTS) if (isIn(part, ride, lateness)) counts[part] += 1;
  }
  return counts;
}

type AssignedToolsProps = {
  readonly part: AssignedPart;
  readonly onPart: (part: AssignedPart) => void;
  /** Null until the rides are known. */
  readonly counts: AssignedCounts | null;
  readonly sort: TableSort<AssignedColumn>;
  readonly onSort: (sort: TableSort<AssignedColumn>) => void;
  readonly view: AssignedView;
  readonly onView: (view: AssignedView) => void;
};

/** Which of the rides are shown, in what order and how. */
export function AssignedTools({ part, onPart, counts, sort, onSort, view, onView }: AssignedToolsProps) {
  const text = useStrings("dispatch").assignedList;
  const columns = useAssignedColumns().filter(({ sortBy }) => sortBy !== undefined);
  return (
    <>
      <Segmented
        className={styles.compact}
        label={text.which}
        choices={PARTS.map((value) => ({
          value,
          label: counts === null ? text[value] : `${text[value]} ${counts[value]}`,
        }))}
        value={part}
        onChange={onPart}
      />
      {view === "cards" && (
        <select
          className={`${fieldStyles.input} ${fieldStyles.compact} ${styles.order}`}
          aria-label={text.sortBy}
          value={sort.column}
          onChange={({ target }) => {
            const column = columns.find(({ id }) => id === target.value)?.id ?? "when";
            onSort({ column, direction: "ascending" });
          }}
        >
          {columns.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      <Segmented
        className={styles.compact}
        label={text.view}
        choices={VIEWS.map((value) => ({ value, label: text[value] }))}
        value={view}
        onChange={onView}
      />
    </>
  );
}
