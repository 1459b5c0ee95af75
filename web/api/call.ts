import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { ApiError, errorOfResponse } from "./api-error.ts";
import { refreshSession } from "./refresh-session.ts";
import { send } from "./send.ts";
import { currentSession } from "./session.ts";

export type CallOptions = {
  /** Makes a repeated POST the same one; make it with newIdempotencyKey() when the person presses the button. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
};

/** The input of a call may be left out when all of it is optional. */
type Arguments<D extends EndpointDescription> =
  Record<never, never> extends CallOf<D>
    ? [input?: CallOf<D> & CallOptions]
    : [input: CallOf<D> & CallOptions];

/**
 * Makes a call as the contract describes it, with the session's token when there is one. A dead token is
 * refreshed once and the call repeated; every failure is an ApiError.
 */
export async function call<const D extends EndpointDescription>(
  endpoint: D,
  ...[input]: Arguments<D>
): Promise<ResultOf<D>> {
  return callLoosely(endpoint, { ...input });
}

/** The same with an input the caller has typed already, for code that is generic over endpoints. */
export async function callLoosely<const D extends EndpointDescription>(
  endpoint: D,
  input: LooseInput,
): Promise<ResultOf<D>> {
  return readAnswer(endpoint, await sendWithSession(endpoint, input));
}

/** A key that makes a POST safe to repeat. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID === undefined
    ? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join("")
    : crypto.randomUUID();
}

export type LooseInput = CallOptions & {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

/** Sends a call with the session's token, a second time with a new one where it has died. */
export async function sendWithSession(
  endpoint: EndpointDescription,
  input: LooseInput,
  condition: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const path = pathOf(endpoint.path, input.params) + queryOf(input.query);
  const options = {
    body: input.body,
    headers: {
      ...condition,
      ...(input.idempotencyKey === undefined ? {} : { "Idempotency-Key": input.idempotencyKey }),
    },
    signal: input.signal,
    timeoutMs: input.timeoutMs,
  };
  const access = currentSession()?.access;
  const response = await send(endpoint.method, path, { ...options, access });
  if (response.status !== 401 || access === undefined || SESSION_CALLS.has(endpoint.path)) return response;
  return send(endpoint.method, path, { ...options, access: await refreshSession(access) });
}

/** Calls whose 401 is about what was typed, not about the token. */
const SESSION_CALLS: ReadonlySet<string> = new Set(["/login/", "/token/refresh/", "/logout/"]);

/** What an answer holds; a refusal is thrown as an ApiError. */
export async function readAnswer<const D extends EndpointDescription>(
  endpoint: D,
  response: Response,
): Promise<ResultOf<D>> {
  if (!response.ok) throw await errorOfResponse(response);
  return (await readBody(endpoint, response)) as ResultOf<D>;
}

async function readBody({ output }: EndpointDescription, response: Response): Promise<unknown> {
  if (output === "text") return response.text();
  if (output === null || response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    throw new ApiError("unreadable", response.status);
  }
}

function pathOf(path: string, params: LooseInput["params"]): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

function queryOf(query: LooseInput["query"]): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
