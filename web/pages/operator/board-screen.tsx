import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getBoard } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useMessages } from "../../language/language-context.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { useSound } from "../../ui/tones.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { BoardGrid } from "./board-grid.tsx";
import { DeskTop } from "./desk-top.tsx";
import { useRedAlarm } from "./use-red-alarm.ts";

const HOUR_MS = 60 * 60_000;
const HOURS_SHOWN = 4;
const STEP_HOURS = 2;

/** Drivers against time, with every ride on it. */
export function BoardScreen() {
  const text = useMessages("board");
  const now = useNow();
  const [shiftHours, setShiftHours] = useState(0);
  const [sound, setSound] = useState(true);
  const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + (shiftHours - 0.5) * HOUR_MS;
  const range = {
    from: new Date(start).toISOString(),
    to: new Date(start + HOURS_SHOWN * HOUR_MS).toISOString(),
  };
  const query = useQuery({
    ...endpointQuery(getBoard, { query: range }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  const board = query.data;
  useRedAlarm(board?.rides, now, sound);
  const heard = useSound();

  return (
    <>
      <DeskTop title={text.title}>{board && text.roster(board.drivers.length)}</DeskTop>
      <div className="screen-tools board-tools">
        {(["Assigned", "Accepted", "PickedUp", "InProgress"] as const).map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Checkbox checked={sound} onChange={setSound}>
          {text.soundOn}
        </Checkbox>
        {sound && !heard && <span className="small muted">{text.soundAfterClick}</span>}
        <span className="row">
          <Button size="desk" icon="left" onClick={() => setShiftHours(shiftHours - STEP_HOURS)}>
            {text.earlier}
          </Button>
          <Button size="desk" disabled={shiftHours === 0} onClick={() => setShiftHours(0)}>
            {text.now}
          </Button>
          <Button size="desk" icon="right" onClick={() => setShiftHours(shiftHours + STEP_HOURS)}>
            {text.laterHours}
          </Button>
        </span>
      </div>
      {query.isPending && <Waiting label={text.loading} />}
      {query.isError && <ErrorNote onRetry={() => void query.refetch()}>{text.failed}</ErrorNote>}
      {board && <BoardGrid board={board} now={now} />}
      <p className="small muted board-help">{text.help}</p>
    </>
  );
}
