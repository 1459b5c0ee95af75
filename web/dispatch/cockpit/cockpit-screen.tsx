import type { RiskKind } from "../../../contract/dispatch/forecast.ts";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useChange } from "../../api/use-change.ts";
import { useStrings } from "../../language/language-context.ts";
import { useNavigate, useSearchParams } from "../../router/router-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { BoardPane } from "../board/board-pane.tsx";
import { toggleMark } from "../bulk/marks.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { useAssignedRides, useDrivers, usePendingRides } from "../live/dispatch-lists.ts";
import { useForecast, wouldStartLateBy } from "../live/use-forecast.ts";
import { useUnanswered } from "../live/use-offers.ts";
import { usePlan } from "../live/use-plan.ts";
import { AlarmList, alarmsOf } from "../plan/alarm-list.tsx";
import { useAnswerFocus } from "../plan/use-answer-focus.ts";
import { ModeSwitch } from "../plan/mode-switch.tsx";
import { PlanSummary } from "../plan/plan-summary.tsx";
import { useWhatIf } from "../plan/use-what-if.ts";
import { WhatIfPanel } from "../plan/what-if-panel.tsx";
import { canBeGiven } from "../ride/can-be-given.ts";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useMedia } from "../../ui/use-media.ts";
import { useNow } from "../use-now.ts";
import { CockpitMap } from "./cockpit-map.tsx";
import { CockpitQueue } from "./cockpit-queue.tsx";
import { inQueueOrder, nextToGive, type QueueOrder, ridesToWatch } from "./queue-order.ts";
import { RidePeek } from "./ride-peek.tsx";
import { useChosenRide } from "./use-chosen-ride.ts";
import { useCockpitKeys } from "./use-cockpit-keys.ts";
import { ViewTabs, type View } from "./view-tabs.tsx";
import styles from "./cockpit.module.css";

const NO_RIDES: readonly Ride[] = [];
const NO_DRIVERS: readonly Driver[] = [];
/** As `--above-roomy` of the style sheets: queue, board and map fit beside each other. */
const ROOM_FOR_THREE = "(width > 97.5rem)";

/** The risks that are no alarms of the plan. */
const OTHER_RISKS: ReadonlySet<string> = new Set<RiskKind>(["papers_end", "car_out", "flight_moved"]);

/** Queue, board and map, side by side where they fit and one at a time where they don't; one chosen ride lights them all. */
export function CockpitScreen() {
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const words = useDispatchTexts();
  const isWide = useMedia(ROOM_FOR_THREE);
  const now = useNow();
  const navigate = useNavigate();
  const { assign, edit } = useDispatch();
  const lists = [usePendingRides(), useAssignedRides()] as const;
  const [pending, assigned] = lists.map(({ data }) => data ?? NO_RIDES) as [readonly Ride[], readonly Ride[]];
  const isUnread = lists.some(({ data }) => data === undefined);
  const unread = isUnread
    ? (lists.map(({ error }) => error).find((error) => error !== null) ?? null)
    : undefined;
  const planText = useStrings("dispatch/plan");
  const drivers = useDrivers().data ?? NO_DRIVERS;
  const { plan, byRide: planOfRides } = usePlan();
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
  const { run } = give;
  const givePlanned = useChange(actions.givePlanned, {
    onDone: ([left]) => left !== undefined && setError(`${planText.planMoved} (#${left.ride_id})`),
    onError: (failure) => setError(words.inContext(dispatchText.contextAssign, failure)),
  });
  const giveToBest = (ride: Ride, thought: RideForecast) => {
    const { driver_id: driverId, driver_name: driverName } = thought;
    if (driverId === null || driverName === null) return;
    setError(null);
    // Its button has said by how much it is late.
    const planned = planOfRides.get(ride.id);
    const isLate = wouldStartLateBy(thought, planned) > 0;
    if (planned?.driver_id === driverId) {
      givePlanned.run({ rideIds: [ride.id], lateToo: isLate });
    } else run({ ride, driverId, driverName, force: isLate });
    const next = nextToGive(queue, ride.id, { forecasts: byRide, planned: planOfRides });
    select(next?.id ?? ride.id);
  };
  const giveDirectly = useCallback(
    (ride: Ride, { id: driverId, name: driverName }: Pick<Driver, "id" | "name">) => {
      setError(null);
      run({ ride, driverId, driverName, force: false });
    },
    [run],
  );
  const whatIf = useWhatIf(giveDirectly);
  const alarms = useMemo(() => alarmsOf(plan, now), [plan, now]);
  const others = useMemo(() => (risks ?? []).filter(({ kind }) => OTHER_RISKS.has(kind)), [risks]);
  const focusAnswer = useAnswerFocus();
  const forecast = selected === null ? undefined : byRide.get(selected.id);

  useCockpitKeys({
    onMove: move,
    onAssign: () => selected !== null && canBeGiven(selected) && assign(selected),
    onGive: () => selected?.status === "Pending" && forecast !== undefined && giveToBest(selected, forecast),
    onEdit: () => selected?.actions.includes("update") === true && edit(selected),
    onMark: () => {
      if (selected === null) return;
      toggleMark(selected.id);
      move(1);
    },
    onAlarm: (number) => {
      const alarm = alarms[number - 1];
      if (alarm === undefined) return;
      whatIf.close();
      select(alarm.ride_id);
      focusAnswer();
    },
    onWhatIf: whatIf.open,
    onLeave: () => {
      if (whatIf.isOpen) whatIf.close();
      return whatIf.isOpen;
    },
    onView: toView,
  });

  const panes: Readonly<Record<View, ReactNode>> = {
    queue: (
      <div className={styles.queue} data-queue>
        <CockpitQueue
          rides={queue}
          unread={unread}
          order={order}
          onOrder={setOrder}
          byRide={byRide}
          selected={selected?.id ?? null}
          onSelect={select}
          onGive={giveToBest}
        />
      </div>
    ),
    board: <BoardPane selected={selected} onSelect={select} whatIf={whatIf} />,
    map: <CockpitMap pending={pending} selected={selected} onSelect={select} />,
  };
  const hasAlarm = alarms.some(({ ride_id }) => ride_id === selected?.id);
  const beside = whatIf.isOpen ? (
    <WhatIfPanel whatIf={whatIf} drivers={drivers} rides={pending} onDone={whatIf.close} />
  ) : (
    <>
      <AlarmList
        plan={plan}
        risks={others}
        selected={selected?.id ?? null}
        onSelect={select}
        whatIf={whatIf}
      />
      <RidePeek ride={selected} forecast={forecast} hasAlarm={hasAlarm} onLook={whatIf.preview} />
    </>
  );

  return (
    <div className={styles.screen}>
      <DispatchTop title={text.title} />
      <div className={styles.line}>
        <PlanSummary />
        <Button size="compact" onClick={whatIf.isOpen ? whatIf.close : whatIf.open} aria-keyshortcuts="f">
          {planText.whatIf} <kbd>f</kbd>
        </Button>
        <ModeSwitch />
      </div>
      {error !== null && <Note tone="bad">{error}</Note>}
      <div className={styles.work}>
        <div className={styles.left}>{beside}</div>
        {isWide ? (
          <div className={styles.wide}>
            {panes.board}
            {panes.queue}
            {panes.map}
          </div>
        ) : (
          <ViewTabs view={view} onView={toView}>
            {panes[view]}
          </ViewTabs>
        )}
      </div>
    </div>
  );
}

function viewOf(name: string | null): View {
  return name === "queue" || name === "map" ? name : "board";
}
