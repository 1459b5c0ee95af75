import type { APIRequestContext } from "@playwright/test";
import { callAddress } from "../contract/call-address.ts";
import type { CallOf, EndpointDescription, ResultOf } from "../contract/endpoint.ts";

/** The input of a call may be left out when all of it is optional. */
export type CallArguments<D extends EndpointDescription> =
  Record<never, never> extends CallOf<D> ? [input?: CallOf<D>] : [input: CallOf<D>];

/** The product answered with an error. */
export class Refusal extends Error {
  constructor(
    endpoint: EndpointDescription,
    readonly status: number,
    text: string,
  ) {
    super(`${endpoint.id} answered ${status}: ${text}`);
  }
}

/** Makes a call to a running product as the contract describes it, with a token or as a guest. An error answer is thrown. */
export async function callProduct<const D extends EndpointDescription>(
  url: string,
  access: string | null,
  endpoint: D,
  ...[input]: CallArguments<D>
): Promise<ResultOf<D>> {
  const { body, ...address } = { body: undefined, ...input };
  const response = await fetch(`${url}/api${callAddress(endpoint.path, address)}`, {
    method: endpoint.method,
    headers: {
      "Content-Type": "application/json",
      "X-Client": "web",
      ...(access === null ? {} : { Authorization: `Bearer ${access}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return resultOf(endpoint, { ok: response.ok, status: response.status, text: await response.text() });
}

/** The same as a guest from the address that is this journey's own, which the limits count by. */
export async function callAsGuest<const D extends EndpointDescription>(
  request: APIRequestContext,
  endpoint: D,
  ...[input]: CallArguments<D>
): Promise<ResultOf<D>> {
  const { body, ...address } = { body: undefined, ...input };
  const response = await request.fetch(`/api${callAddress(endpoint.path, address)}`, {
    method: endpoint.method,
    ...(body === undefined ? {} : { data: body }),
  });
  return resultOf(endpoint, { ok: response.ok(), status: response.status(), text: await response.text() });
}

type Answer = { readonly ok: boolean; readonly status: number; readonly text: string };

function resultOf<D extends EndpointDescription>(endpoint: D, { ok, status, text }: Answer): ResultOf<D> {
  if (!ok) throw new Refusal(endpoint, status, text);
  return (text === "" || endpoint.output === "csv" ? text : JSON.parse(text)) as ResultOf<D>;
}
