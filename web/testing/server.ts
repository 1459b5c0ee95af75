import { vi } from "vitest";
import type { EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import type { ErrorCode } from "../../contract/errors.ts";

/** What a part has sent to the server. */
export type Sent = {
  readonly body: unknown;
  readonly key: string | null;
  readonly query: URLSearchParams;
};

type Answer = (sent: Sent) => unknown;
type Served = { readonly endpoint: EndpointDescription; readonly answer: Answer };

let served: readonly Served[] = [];

/** Puts itself in the place of the server, which answers nothing until told what. */
export function serveNothing(): void {
  vi.stubGlobal("fetch", serve);
  served = [];
}

/**
 * The server answers a call from now on, with a body or with what `refusal` makes; a promise that never ends is an
 * answer that does not come. What was sent stands in the list it gives back. Any other call reaches nobody.
 */
export function serverAnswers<const D extends EndpointDescription>(
  endpoint: D,
  answer: (sent: Sent) => ResultOf<D> | Response | Promise<ResultOf<D> | Response>,
): readonly Sent[] {
  const sent: Sent[] = [];
  const keep = (given: Sent) => {
    sent.push(given);
    return answer(given);
  };
  served = [{ endpoint, answer: keep }, ...served];
  return sent;
}

/** The server's refusal of a call. */
export function refusal(
  code: ErrorCode,
  status: number,
  fields: Readonly<Record<string, string>> = {},
): Response {
  return Response.json({ error: "The server says no.", code, fields }, { status });
}

async function serve(address: string, { method, body, headers }: RequestInit): Promise<Response> {
  const path = address.replace(/^\/api/, "").replace(/\?.*/, "");
  const found = served.find(({ endpoint }) => endpoint.method === method && isPathOf(endpoint, path));
  if (found === undefined) throw new TypeError(`Nobody answers ${method} ${path}.`);
  const answer = await found.answer({
    body: typeof body === "string" ? JSON.parse(body) : null,
    key: new Headers(headers).get("Idempotency-Key"),
    query: new URLSearchParams(address.split("?")[1]),
  });
  return answer instanceof Response ? answer : Response.json(answer);
}

function isPathOf({ path }: EndpointDescription, asked: string): boolean {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(asked);
}
