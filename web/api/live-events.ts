import type { LiveEvent, TrackedEvent } from "../../contract/events/live-event.ts";
import { errorOfResponse } from "./api-error.ts";
import { refreshSession } from "./refresh-session.ts";
import { send } from "./send.ts";
import { currentSession } from "./session.ts";
import { readEventStream, type StreamEvent } from "./event-stream.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server sends a heartbeat every 10 s; this much silence means that the connection is dead. */
const SILENCE_MS = 25_000;

/** Live, connecting, or without a network. */
export type LiveState = "connecting" | "live" | "reconnecting";

/**
 * Something may be missing: what happened between the first reading and the start of the stream, or anything at all.
 */
export type Missed = "a moment" | "anything";

export type LiveReader = {
  readonly onEvent: (event: LiveEvent | TrackedEvent) => void;
  /** Something may have been missed: read it again. */
  readonly onMissed: (what: Missed) => void;
  readonly onState: (state: LiveState) => void;
};

/** Reads a stream of events until stopped; comes back by itself after the last event it saw. */
export function readLiveEvents(reader: LiveReader, path = "/events/"): () => void {
  const stop = new AbortController();
  void keepReading(reader, stop.signal, path);
  return () => stop.abort();
}

async function keepReading(reader: LiveReader, stopped: AbortSignal, path: string): Promise<void> {
  let lastId: string | null = null;
  let failures = 0;
  reader.onState("connecting");
  while (!stopped.aborted) {
    let joined = false;
    try {
      await readOnce(path, lastId, stopped, (event) => {
        failures = 0;
        // The server's first block says from which place on nothing is missed; until then the stream is not live.
        if (!joined) reader.onState("live");
        // An event after the first reading and before this word is in neither.
        if (!joined && lastId === null) reader.onMissed("a moment");
        joined = true;
        if (event.id !== null) lastId = event.id;
        deliver(event, reader);
      });
    } catch {
      // A lost connection is expected; the page sees it by the state.
    }
    if (stopped.aborted) return;
    reader.onState("reconnecting");
    await wait(
      Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.75 + Math.random() / 2),
      stopped,
    );
    failures += 1;
  }
}

async function readOnce(
  path: string,
  lastId: string | null,
  stopped: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const line = new AbortController();
  const cut = () => line.abort();
  stopped.addEventListener("abort", cut);
  // A browser without a network may keep a connection open on which nothing will ever come.
  window.addEventListener("offline", cut);
  // A page that is left may be kept for coming back to it, with its connection, and a browser has six for all its pages.
  window.addEventListener("pagehide", cut);
  let silence = setTimeout(cut, SILENCE_MS);
  try {
    const response = await openStream(path, lastId, line.signal);
    if (response.body === null) return;
    await readEventStream(response.body, onEvent, () => {
      clearTimeout(silence);
      silence = setTimeout(cut, SILENCE_MS);
    });
  } finally {
    clearTimeout(silence);
    stopped.removeEventListener("abort", cut);
    window.removeEventListener("offline", cut);
    window.removeEventListener("pagehide", cut);
    line.abort();
  }
}

async function openStream(path: string, lastId: string | null, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: "text/event-stream", ...(lastId === null ? {} : { "Last-Event-ID": lastId }) };
  const access = currentSession()?.access;
  const frames = `${path}?moves=frames`;
  let response = await send("GET", frames, { headers, signal, timeoutMs: 0, access });
  if (response.status === 401 && access !== undefined) {
    const fresh = await refreshSession(access);
    response = await send("GET", frames, { headers, signal, timeoutMs: 0, access: fresh });
  }
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}

function deliver(event: StreamEvent, reader: LiveReader): void {
  if (event.name === "reload") return reader.onMissed("anything");
  if (event.data === "") return;
  const data: unknown = JSON.parse(event.data);
  if (isEvent(data)) reader.onEvent(data);
}

/** The server has checked an event by the contract's schema; here it is enough to know which of them it is. */
function isEvent(data: unknown): data is LiveEvent | TrackedEvent {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  switch (data.type) {
    case "ride.created":
    case "ride.changed":
      return "ride" in data && isRide(data.ride);
    case "track.changed":
      return !("ride" in data) || isRide(data.ride);
    case "track.moved":
      return "position" in data && typeof data.position === "object" && data.position !== null;
    case "drivers.moved":
      return "cars" in data && Array.isArray(data.cars);
    case "desk.presence":
      return "rides" in data && Array.isArray(data.rides);
    case "driver.changed":
      return "driver" in data && typeof data.driver === "object" && data.driver !== null;
    case "ride.gone":
      return "ride_id" in data && typeof data.ride_id === "number";
    case "driver.gone":
      return "driver_id" in data && typeof data.driver_id === "number";
    default:
      return typeof data.type === "string";
  }
}

function isRide(ride: unknown): boolean {
  return typeof ride === "object" && ride !== null && "version" in ride;
}

function wait(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopped.removeEventListener("abort", done);
      window.removeEventListener("online", done);
      window.removeEventListener("pageshow", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stopped.addEventListener("abort", done);
    window.addEventListener("online", done);
    window.addEventListener("pageshow", done);
  });
}
