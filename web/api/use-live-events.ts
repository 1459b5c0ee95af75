import { useEffect, useEffectEvent, useState } from "react";
import { type LiveEvent, type LiveReader, type LiveState, readLiveEvents } from "./live-events.ts";
import { useSession } from "./session.ts";

const readers = new Set<LiveReader>();
let stop: (() => void) | null = null;
let state: LiveState = "connecting";

/**
 * Listens to the live events of the signed-in person. All components share one line to the server; the answer is
 * the state of that line, to be shown beside the data.
 */
export function useLiveEvents(handlers: {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onReload: () => void;
}): LiveState {
  const username = useSession()?.username;
  const [shown, setShown] = useState<LiveState>(state);
  const onEvent = useEffectEvent(handlers.onEvent);
  const onReload = useEffectEvent(handlers.onReload);

  useEffect(() => {
    if (username === undefined) return;
    return join({ onEvent: (event) => onEvent(event), onReload: () => onReload(), onState: setShown });
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
    onReload: () => {
      for (const each of readers) each.onReload();
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
