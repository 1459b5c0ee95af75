import { type AddressParts, callAddress } from "../../contract/call-address.ts";
import type { CallOf, EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { ApiError, errorOfResponse } from "./api-error.ts";
import { readJson, readText, send } from "./send.ts";
import { currentSession } from "./session.ts";

type CallOptions = {
  /** Marks a repeated POST as the same one; make it with newIdempotencyKey() when the person presses the button. */
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

export type LooseInput = CallOptions & AddressParts & { readonly body?: unknown };

/** Sends a call with the session's token, a second time with a new one where it has died. */
export async function sendWithSession(
  endpoint: EndpointDescription,
  input: LooseInput,
  condition: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const path = callAddress(endpoint.path, input);
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
  return send(endpoint.method, path, { ...options, access: await newAccess(access) });
}

/** A guest has no session and does not fetch what renews one. */
async function newAccess(deadAccess: string): Promise<string> {
  const { refreshSession } = await import("./refresh-session.ts").catch(() => {
    throw new ApiError("offline", 0);
  });
  return refreshSession(deadAccess);
}

/** Calls whose 401 is about what was typed, not about the token. */
const SESSION_CALLS: ReadonlySet<string> = new Set(["/login/", "/token/refresh/", "/logout/"]);

/** The body of an answer; an error answer is thrown as an ApiError. */
export async function readAnswer<const D extends EndpointDescription>(
  endpoint: D,
  response: Response,
): Promise<ResultOf<D>> {
  if (!response.ok) throw await errorOfResponse(response);
  return (await readBody(endpoint, response)) as ResultOf<D>;
}

async function readBody({ output }: EndpointDescription, response: Response): Promise<unknown> {
  if (output === "csv") return readText(response);
  return output === null || response.status === 204 ? null : readJson(response);
}
