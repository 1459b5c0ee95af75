import { useEffect, useEffectEvent, useState } from "react";
import type { LiveEvent } from "../../contract/events/live-event.ts";
import { type LiveReader, type LiveState, type Missed, readLiveEvents } from "./live-events.ts";
import { useSession } from "./session.ts";

const readers = new Set<LiveReader>();
let stop: (() => void) | null = null;
let state: LiveState = "connecting";

/**
 * Listens to the live events of the signed-in person. All components share one connection; the returned value is
 * its state, to be shown beside the data.
 */
export function useLiveEvents(handlers: {
  readonly onEvent: (event: LiveEvent) => void;
  /** Something may have been missed: read again what is shown. */
  readonly onMissed: (what: Missed) => void;
}): LiveState {
  const username = useSession()?.username;
  const [shown, setShown] = useState<LiveState>(state);
  const onEvent = useEffectEvent(handlers.onEvent);
  const onMissed = useEffectEvent(handlers.onMissed);

  useEffect(() => {
    if (username === undefined) return;
    return join({
      onEvent: (event) => event.type !== "track.changed" && event.type !== "track.moved" && onEvent(event),
      onMissed: (what) => onMissed(what),
      onState: setShown,
    });
  }, [username]);

  return shown;
}

function join(reader: LiveReader): () => void {
  readers.add(reader);
  reader.onState(state);
  stop ??= readLiveEvents({
    onEvent: (event) => {
      for (const each of readers) each.onEvent(event);
    },
    onMissed: (what) => {
      for (const each of readers) each.onMissed(what);
    },
    onState: (next) => {
      state = next;
      for (const each of readers) each.onState(next);
    },
  });
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    stop?.();
    stop = null;
    state = "connecting";
  };
}
