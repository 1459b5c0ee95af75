import { errorOfResponse } from "./api-error.ts";
import { refreshSession } from "./refresh-session.ts";
import { send } from "./send.ts";
import { currentSession } from "./session.ts";
import { readEventStream, type StreamEvent } from "./event-stream.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server sends a sign of life every 10 s; this much silence means that the line is dead. */
const SILENCE_MS = 25_000;

/** Live, trying to be, or without a network. */
export type LiveState = "connecting" | "live" | "reconnecting";

/** A change as the reader may see it: `ride.created`, `ride.changed`, `driver.changed` and so on. */
export type LiveEvent = { readonly type: string; readonly [fact: string]: unknown };

export type LiveReader = {
  readonly onEvent: (event: LiveEvent) => void;
  /** Something may have been missed: read everything again. */
  readonly onReload: () => void;
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
        // The server's first block says from which place on nothing is missed; until then the line is not live.
        if (!joined) reader.onState("live");
        joined = true;
        if (event.id !== null) lastId = event.id;
        deliver(event, reader);
      });
    } catch {
      // A lost line is expected; the wait below and the state tell the page.
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
  // A browser without a network may hold on to a line on which nothing will ever come.
  window.addEventListener("offline", cut);
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
    line.abort();
  }
}

async function openStream(path: string, lastId: string | null, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: "text/event-stream", ...(lastId === null ? {} : { "Last-Event-ID": lastId }) };
  const access = currentSession()?.access;
  let response = await send("GET", path, { headers, signal, timeoutMs: 0, access });
  if (response.status === 401 && access !== undefined) {
    const fresh = await refreshSession(access);
    response = await send("GET", path, { headers, signal, timeoutMs: 0, access: fresh });
  }
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}

function deliver(event: StreamEvent, reader: LiveReader): void {
  if (event.name === "reload") return reader.onReload();
  if (event.data === "") return;
  const data: unknown = JSON.parse(event.data);
  if (typeof data === "object" && data !== null && "type" in data && typeof data.type === "string") {
    reader.onEvent({ ...data, type: data.type });
  }
}

function wait(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopped.removeEventListener("abort", done);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stopped.addEventListener("abort", done);
    window.addEventListener("online", done);
  });
}
