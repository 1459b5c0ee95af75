import { ApiError } from "./api-error.ts";

/** How long a call may take before it counts as failed. */
export const CALL_TIMEOUT_MS = 10_000;

export type SendOptions = {
  readonly body?: unknown;
  readonly access?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** 0 waits for ever, for streams. */
  readonly timeoutMs?: number | undefined;
};

/** Sends one request below /api and turns a missing answer into an ApiError. Knows nothing of sessions. */
export async function send(method: string, path: string, options: SendOptions = {}): Promise<Response> {
  if (typeof navigator !== "undefined" && navigator.onLine === false) throw new ApiError("offline", 0);
  const timeoutMs = options.timeoutMs ?? CALL_TIMEOUT_MS;
  const timeout = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : null;
  const signals = [timeout, options.signal].filter((signal) => signal !== null && signal !== undefined);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        Accept: "application/json",
        "X-Client": "web",
        ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(options.access === undefined ? {} : { Authorization: `Bearer ${options.access}` }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
    });
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    if (timeout?.aborted === true) throw new ApiError("timeout", 0);
    throw noAnswer();
  }
}

/** The text of an answer. One that breaks off on its way is no answer at all. */
export async function readText(response: Response): Promise<string> {
  return response.text().catch(() => {
    throw noAnswer();
  });
}

/** The JSON of an answer. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("unreadable", response.status);
  }
}

function noAnswer(): ApiError {
  return new ApiError(navigator.onLine === false ? "offline" : "unreachable", 0);
}
