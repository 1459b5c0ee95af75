import { ApiError } from "../../api/api-error.ts";
import { useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useAssignedRides } from "../live/dispatch-lists.ts";
import { useDue } from "../live/use-due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useGrowingList } from "../../ui/use-growing-list.ts";
import { AssignedCard } from "./assigned-card.tsx";
import { AssignedTable } from "./assigned-table.tsx";
import { type AssignedPart, AssignedTools, countParts, isIn, useAssignedView } from "./assigned-tools.tsx";
import { MarkAll } from "../bulk/mark-box.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { RideActionsDialog } from "./ride-actions-dialog.tsx";
import { RideDetailsDialog } from "./ride-details-dialog.tsx";
import { StatusDialog } from "../ride/status-dialog.tsx";
import { useRideSteps } from "../ride/use-ride-steps.tsx";
import { useAssignedColumns } from "./use-assigned-columns.ts";
import { ListFilter } from "../list-filter.tsx";
import { useRideList } from "../../rides/use-ride-list.ts";
import { useNow } from "../use-now.ts";
import { useFrozenOrder } from "../use-frozen-order.ts";
import { useWithoutKnownErrors } from "../live/without-known-errors.ts";
import rideCardStyles from "../ride/ride-card.module.css";
import styles from "./assigned-card.module.css";
import toolsStyles from "./assigned-tools.module.css";
import screenToolsStyles from "../screen-tools.module.css";

const NO_RIDES: readonly Ride[] = [];
const SOONEST_FIRST = { column: "when", direction: "ascending" } as const;

type Opened = { readonly what: "details" | "actions" | "status"; readonly ride: Ride };

/** The rides drivers have, as cards or as a table. */
export function AssignedScreen() {
  const text = useStrings("dispatch");
  const dueOf = useDue();
  const now = useNow();
  const words = useDispatchTexts();
  const withoutKnownErrors = useWithoutKnownErrors();
  const assigned = withoutKnownErrors(useAssignedRides());
  const steps = useRideSteps();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [view, setView] = useAssignedView();
  const [part, setPart] = useState<AssignedPart>("all");
  const all = assigned.data ?? NO_RIDES;
  const counts = useMemo(
    () => (assigned.data === undefined ? null : countParts(assigned.data, { dueOf, now })),
    [assigned.data, dueOf, now],
  );
  const { query, search, found, sort, onSearch, onSort } = useRideList({
    rides: useMemo(
      () => all.filter((ride) => isIn(part, ride, { due: dueOf(ride), now })),
      [all, part, dueOf, now],
    ),
    columns: useAssignedColumns(),
    usual: SOONEST_FIRST,
    comeInOrder: true,
  });
  const { rows, holding } = useFrozenOrder(found, `${sort.column} ${sort.direction} ${part} ${search}`);
  const { shown, end } = useGrowingList(rows);
  // A dialog stays open while it is in use, also when its ride has left the list.
  const openedRide = rows.find(({ row }) => row.id === opened?.ride.id)?.row ?? opened?.ride ?? null;
  const close = () => setOpened(null);
  const isNarrowed = search !== "" || part !== "all";
  const handlersOf = (ride: Ride) => ({
    onComplete: () => steps.complete(ride),
    onSendBack: () => steps.sendBack(ride),
    onOpen: (what: Opened["what"]) => setOpened({ what, ride }),
  });

  return (
    <>
      <DispatchTop title={text.assignedRides} />
      <div className={`${screenToolsStyles.tools} ${toolsStyles.tools}`}>
        <ListFilter
          className={toolsStyles.filter}
          label={text.filterRides}
          value={query}
          onChange={onSearch}
        />
        <AssignedTools
          part={part}
          onPart={setPart}
          counts={counts}
          sort={sort}
          onSort={onSort}
          view={view}
          onView={setView}
        />
        <span className={isNarrowed ? "small muted" : "visually-hidden"} role="status">
          {assigned.data && text.rowsOf(found.length)}
        </span>
        <MarkAll rides={found} />
        <Button
          className={screenToolsStyles.refresh}
          size="compact"
          icon="refresh"
          onClick={assigned.refetch}
        >
          {text.refresh}
        </Button>
      </div>
      {steps.error !== null && <Note tone="bad">{steps.error}</Note>}
      <QueryView
        query={assigned}
        loading={text.loadingRides}
        failed={(error) =>
          error instanceof ApiError && error.status === 401
            ? text.mustLogInAssigned
            : text.apiError(words.reasonPart(error))
        }
      />
      {isNarrowed && assigned.data !== undefined && rows.length === 0 && (
        <EmptyState heading="h2" title={text.noMatch} />
      )}
      {!isNarrowed && assigned.data !== undefined && rows.length === 0 && (
        <EmptyState heading="h2" title={text.noAssigned}>
          {text.noAssignedWhy}
        </EmptyState>
      )}
      {view === "table" && rows.length > 0 ? (
        <div {...holding}>
          <AssignedTable rows={rows} sort={sort} onSort={onSort} search={search} handlersOf={handlersOf} />
        </div>
      ) : (
        <ul className={`${rideCardStyles.cards} ${styles.cards}`} {...holding}>
          {shown.map(({ row, gone }) => (
            <AssignedCard key={row.id} ride={row} gone={gone} {...handlersOf(row)} />
          ))}
        </ul>
      )}
      <div ref={end} />
      <RideDetailsDialog ride={opened?.what === "details" ? openedRide : null} onClose={close} />
      <RideActionsDialog ride={opened?.what === "actions" ? openedRide : null} onClose={close} />
      <StatusDialog ride={opened?.what === "status" ? openedRide : null} onClose={close} steps={steps} />
      {steps.question}
    </>
  );
}
