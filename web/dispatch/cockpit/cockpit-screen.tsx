import { type ReactNode, useMemo, useState } from "react";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate, useSearchParams } from "../../router/router-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { Note } from "../../ui/note.tsx";
import { BoardPane } from "../board/board-pane.tsx";
import { useDispatch } from "../live/dispatch-context.ts";
import { useAssignedRides, useDrivers, usePendingRides } from "../live/dispatch-lists.ts";
import { useForecast } from "../live/use-forecast.ts";
import { useUnanswered } from "../live/use-offers.ts";
import { canBeGiven } from "../ride/can-be-given.ts";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useMedia } from "../../ui/use-media.ts";
import { useNow } from "../use-now.ts";
import { CockpitMap } from "./cockpit-map.tsx";
import { CockpitQueue } from "./cockpit-queue.tsx";
import { inQueueOrder, type QueueOrder, ridesToWatch } from "./queue-order.ts";
import { RidePeek } from "./ride-peek.tsx";
import { RiskStrip } from "./risk-strip.tsx";
import { useChosenRide } from "./use-chosen-ride.ts";
import { useCockpitKeys } from "./use-cockpit-keys.ts";
import { ViewTabs, type View } from "./view-tabs.tsx";
import styles from "./cockpit.module.css";

const NO_RIDES: readonly Ride[] = [];
/** As `--above-roomy` of the style sheets: queue, board and map fit beside each other. */
const ROOM_FOR_THREE = "(width > 97.5rem)";

/** Queue, board and map, side by side where they fit and one at a time where they don't; one chosen ride lights them all. */
export function CockpitScreen() {
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const isWide = useMedia(ROOM_FOR_THREE);
  const now = useNow();
  const navigate = useNavigate();
  const { assign, edit } = useDispatch();
  const pending = usePendingRides().data ?? NO_RIDES;
  const assigned = useAssignedRides().data ?? NO_RIDES;
  const drivers = useDrivers().data;
  const unanswered = useUnanswered(pending);
  const { byRide, risks } = useForecast();
  const [order, setOrder] = useState<QueueOrder>("time");
  const open = useMemo(() => [...pending, ...assigned], [pending, assigned]);
  const queue = useMemo(
    () => inQueueOrder(ridesToWatch(unanswered, assigned, { byRide, now }), order, byRide),
    [unanswered, assigned, byRide, now, order],
  );
  const { selected, select, move } = useChosenRide(queue, open);
  const [params] = useSearchParams();
  const view = viewOf(params.get("view"));
  const toView = (next: View) =>
    navigate(next === "board" ? officePaths.operatorBoard : `${officePaths.operatorBoard}?view=${next}`, {
      replace: true,
    });

  const [error, setError] = useState<string | null>(null);
  const actions = useRideActions();
  const give = useChange(actions.give, {
    onError: (failure, { ride }) => {
      const why = words.lostRace(failure) ?? words.inContext(dispatchText.contextAssign, failure);
      setError(`${why} (#${ride.id})`);
    },
  });
  const giveToBest = (ride: Ride, { driver_id: driverId, driver_name: driverName }: RideForecast) => {
    if (driverId === null || driverName === null) return;
    setError(null);
    give.run({ ride, driverId, driverName, force: false });
  };
  const assignById = (id: number) => {
    const ride = open.find((one) => one.id === id);
    select(id);
    if (ride !== undefined && canBeGiven(ride)) assign(ride);
  };
  const forecast = selected === null ? undefined : byRide.get(selected.id);

  useCockpitKeys({
    onMove: move,
    onAssign: () => selected !== null && canBeGiven(selected) && assign(selected),
    onGive: () => selected?.status === "Pending" && forecast !== undefined && giveToBest(selected, forecast),
    onEdit: () => selected?.actions.includes("update") === true && edit(selected),
    onView: isWide ? null : toView,
  });

  const panes: Readonly<Record<View, ReactNode>> = {
    queue: (
      <div className={styles.queue} data-queue>
        <CockpitQueue
          rides={queue}
          order={order}
          onOrder={setOrder}
          byRide={byRide}
          selected={selected?.id ?? null}
          onSelect={select}
          onGive={giveToBest}
        />
      </div>
    ),
    board: <BoardPane selected={selected} byRide={byRide} onSelect={select} isNarrow={isWide} />,
    map: <CockpitMap pending={pending} selected={selected} onSelect={select} />,
  };
  const peek = <RidePeek ride={selected} forecast={forecast} />;

  return (
    <div className={styles.screen}>
      <DispatchTop title={text.title}>{drivers && text.roster(drivers.length)}</DispatchTop>
      <RiskStrip risks={risks} onSelect={select} onAssign={assignById} />
      {error !== null && <Note tone="bad">{error}</Note>}
      {isWide ? (
        <div className={styles.wide}>
          {panes.queue}
          {panes.board}
          <div className={styles.right}>
            {panes.map}
            {peek}
          </div>
        </div>
      ) : (
        <ViewTabs view={view} onView={toView}>
          <div className={view === "board" ? styles.above : styles.beside}>
            {panes[view]}
            {peek}
          </div>
        </ViewTabs>
      )}
    </div>
  );
}

function viewOf(name: string | null): View {
  return name === "queue" || name === "map" ? name : "board";
}
