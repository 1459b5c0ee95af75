import { useCallback, useMemo, useRef, useState } from "react";
import { getBoardEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { Board } from "../../../contract/dispatch/board.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useWidth } from "../../ui/use-width.ts";
import { usePlan } from "../live/use-plan.ts";
import { useWithoutKnownErrors } from "../live/without-known-errors.ts";
import type { WhatIf } from "../plan/use-what-if.ts";
import { SoundSwitch } from "../shell/sound-switch.tsx";
import { useNow } from "../use-now.ts";
import { BoardGrid } from "./board-grid.tsx";
import { itemsOf } from "./board-items.ts";
import styles from "./board-pane.module.css";

/** Before the board is measured, and where it is wider than the window. */
const HOURS_SHOWN = 4;
const FEWEST_HOURS = 2.25;
const MOST_HOURS = 8;
/** A minute is about as wide on every board: a wider one shows more hours, and no wider rides. */
const MINUTE_PX = 5;
const NAMES_PX = 200;
/** Below that the board is scrolled sideways. */
const LEAST_PX = 640;
const STEP_HOURS = 2;
/** The board begins a little before now, and goes on by this much. */
const STEP_MS = 15 * MINUTE_MS;

type BoardPaneProps = {
  readonly selected: Ride | null;
  readonly onSelect: (id: number) => void;
  readonly whatIf: WhatIf;
};

/** Drivers against time, with every ride on it. */
export function BoardPane({ selected, onSelect, whatIf }: BoardPaneProps) {
  const text = useStrings("dispatch/board");
  const planText = useStrings("dispatch/plan");
  const now = useNow();
  const { plan } = usePlan();
  const [shiftHours, setShiftHours] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const hours = hoursFor(useWidth(pane));
  const start = Math.floor(now.getTime() / STEP_MS - 1) * STEP_MS + shiftHours * HOUR_MS;
  const range = {
    from: new Date(start).toISOString(),
    to: new Date(start + hours * HOUR_MS).toISOString(),
  };
  // A ride that was promised before may be driven now.
  const asked = new Date(start - HOUR_MS).toISOString();
  const withoutKnownErrors = useWithoutKnownErrors();
  const query = withoutKnownErrors(
    useRead(read(getBoardEndpoint, { query: { ...range, from: asked } }), {
      keepsLast: true,
      everyMs: 15_000,
    }),
  );
  const { ask } = whatIf;
  const onMoved = useCallback((ride: Ride, driver: Driver) => ask({ kind: "give", ride, driver }), [ask]);
  const onCar = useCallback(
    (driver: Driver, isOut: boolean) => ask({ kind: isOut ? "car_out" : "car_back", driver, until: null }),
    [ask],
  );

  return (
    <div className={styles.pane} ref={pane}>
      <div className={styles.tools}>
        <SoundSwitch />
        {whatIf.supposed === null ? (
          <span className={styles.legend}>
            {UNDER_WAY.map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
            <span className={styles.pencil}>{planText.pencil}</span>
          </span>
        ) : (
          <b className={styles.copy}>{planText.copyOfToday}</b>
        )}
        <span className={styles.hours}>
          <IconButton
            size="compact"
            icon="left"
            label={text.earlier}
            onClick={() => setShiftHours(shiftHours - STEP_HOURS)}
          />
          <Button size="compact" disabled={shiftHours === 0} onClick={() => setShiftHours(0)} data-board-now>
            {text.now} <kbd>0</kbd>
          </Button>
          <IconButton
            size="compact"
            icon="right"
            label={text.laterHours}
            onClick={() => setShiftHours(shiftHours + STEP_HOURS)}
          />
        </span>
      </div>
      <QueryView query={query} loading={text.loading} failed={text.failed}>
        {(board) => (
          <Shown
            board={board}
            range={range}
            plan={plan}
            now={now}
            selected={selected}
            onSelect={onSelect}
            onMoved={onMoved}
            onCar={onCar}
            supposed={whatIf.supposed}
          />
        )}
      </QueryView>
      <p className="visually-hidden">{text.help}</p>
    </div>
  );
}

type ShownProps = Omit<Parameters<typeof BoardGrid>[0], "items"> & { readonly board: Board };

function Shown(props: ShownProps) {
  const { board, supposed } = props;
  const { byRide } = usePlan();
  const items = useMemo(() => itemsOf(board.rides, byRide, supposed?.moves), [board.rides, byRide, supposed]);
  return <BoardGrid {...props} items={items} />;
}

function hoursFor(px: number): number {
  if (px < LEAST_PX) return HOURS_SHOWN;
  const quarters = Math.floor((px - NAMES_PX) / (MINUTE_PX * 15));
  return Math.min(MOST_HOURS, Math.max(FEWEST_HOURS, quarters / 4));
}
