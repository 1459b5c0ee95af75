import { useState } from "react";
import { getBoardEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { UNDER_WAY } from "../../../contract/rides/ride-states.ts";
import { HOUR_MS, MINUTE_MS } from "../../../contract/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useSound } from "../../ui/tones.ts";
import { useLateSound } from "../shell/use-late-alarm.ts";
import { useNow } from "../use-now.ts";
import { BoardGrid } from "./board-grid.tsx";
import { useUntold } from "../live/use-untold.ts";
import styles from "./board-pane.module.css";

const HOURS_SHOWN = 4;
/** Beside the queue there is room for fewer. */
const HOURS_SHOWN_NARROW = 2.25;
const STEP_HOURS = 2;
/** The board begins a little before now, and goes on by this much. */
const STEP_MS = 15 * MINUTE_MS;

type BoardPaneProps = {
  readonly selected: Ride | null;
  readonly byRide: ReadonlyMap<number, RideForecast>;
  readonly onSelect: (id: number) => void;
  /** It shares the screen with queue and map. */
  readonly isNarrow: boolean;
};

/** Drivers against time, with every ride on it. */
export function BoardPane({ selected, byRide, onSelect, isNarrow }: BoardPaneProps) {
  const text = useStrings("dispatch/board");
  const now = useNow();
  const [shiftHours, setShiftHours] = useState(0);
  const [sound, setSound] = useLateSound();
  const start = Math.floor(now.getTime() / STEP_MS - 1) * STEP_MS + shiftHours * HOUR_MS;
  const hours = isNarrow ? HOURS_SHOWN_NARROW : HOURS_SHOWN;
  const range = {
    from: new Date(start).toISOString(),
    to: new Date(start + hours * HOUR_MS).toISOString(),
  };
  const untold = useUntold();
  const query = untold(
    useRead(read(getBoardEndpoint, { query: range }), { keepsLast: true, everyMs: 15_000 }),
  );
  const heard = useSound();

  return (
    <div className={styles.pane}>
      <div className={styles.tools}>
        <Checkbox checked={sound} onChange={setSound}>
          {text.soundOn}
        </Checkbox>
        {/* In the place of the legend: it goes with the first press, which must not move a ride away from the pointer. */}
        {sound && !heard ? (
          <p className={`tiny muted ${styles.silent}`}>{text.soundAfterClick}</p>
        ) : (
          !isNarrow && (
            <span className={styles.legend}>
              {UNDER_WAY.map((status) => (
                <StatusBadge key={status} status={status} />
              ))}
            </span>
          )
        )}
        <span className={styles.hours}>
          <IconButton
            compact
            icon="left"
            label={text.earlier}
            onClick={() => setShiftHours(shiftHours - STEP_HOURS)}
          />
          <Button size="compact" disabled={shiftHours === 0} onClick={() => setShiftHours(0)}>
            {text.now}
          </Button>
          <IconButton
            compact
            icon="right"
            label={text.laterHours}
            onClick={() => setShiftHours(shiftHours + STEP_HOURS)}
          />
        </span>
      </div>
      <QueryView query={query} loading={text.loading} failed={text.failed}>
        {(shown) => (
          <BoardGrid board={shown} now={now} selected={selected} byRide={byRide} onSelect={onSelect} />
        )}
      </QueryView>
      <p className="visually-hidden">{text.help}</p>
    </div>
  );
}
