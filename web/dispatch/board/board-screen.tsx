import { UNDER_WAY } from "../../../contract/rides/ride-states.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { useState } from "react";
import { getBoardEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useNow } from "../use-now.ts";
import { useStrings } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useSound } from "../../ui/tones.ts";
import { BoardGrid } from "./board-grid.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import { useRedAlarm } from "./use-red-alarm.ts";
import screenToolsStyles from "../screen-tools.module.css";
import styles from "./board-screen.module.css";

const HOURS_SHOWN = 4;
const STEP_HOURS = 2;

/** Drivers against time, with every ride on it. */
export function BoardScreen() {
  const text = useStrings("dispatch/board");
  const now = useNow();
  const [shiftHours, setShiftHours] = useState(0);
  const [sound, setSound] = useState(true);
  const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + (shiftHours - 0.5) * HOUR_MS;
  const range = {
    from: new Date(start).toISOString(),
    to: new Date(start + HOURS_SHOWN * HOUR_MS).toISOString(),
  };
  const query = useRead(read(getBoardEndpoint, { query: range }), { keepsLast: true, everyMs: 15_000 });
  const board = query.data;
  useRedAlarm(board?.rides, now, sound);
  const heard = useSound();

  return (
    <>
      <DispatchTop title={text.title}>{board && text.roster(board.drivers.length)}</DispatchTop>
      <div className={`${screenToolsStyles.tools} ${styles.boardTools}`}>
        {UNDER_WAY.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Checkbox checked={sound} onChange={setSound}>
          {text.soundOn}
        </Checkbox>
        {sound && !heard && <span className="small muted">{text.soundAfterClick}</span>}
        <span className="row">
          <Button size="compact" icon="left" onClick={() => setShiftHours(shiftHours - STEP_HOURS)}>
            {text.earlier}
          </Button>
          <Button size="compact" disabled={shiftHours === 0} onClick={() => setShiftHours(0)}>
            {text.now}
          </Button>
          <Button size="compact" icon="right" onClick={() => setShiftHours(shiftHours + STEP_HOURS)}>
            {text.laterHours}
          </Button>
        </span>
      </div>
      <QueryView query={query} loading={text.loading} failed={text.failed}>
        {(shown) => <BoardGrid board={shown} now={now} />}
      </QueryView>
      <p className={`small muted ${styles.boardHelp}`}>{text.help}</p>
    </>
  );
}
