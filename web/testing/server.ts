import { vi } from "vitest";
import type { z } from "zod";
import { isCacheBusting } from "../../contract/cache-busting.ts";
import type { AnswerOf, EndpointDescription } from "../../contract/endpoint.ts";
import { errorCodesOf } from "../../contract/error-codes-of.ts";
import { ERROR_STATUS, type ErrorCode, errorBodySchema } from "../../contract/errors.ts";
import { type Facts, filled } from "./filled.ts";

/** What a part has sent to the server. */
export type Sent = {
  readonly body: unknown;
  readonly key: string | null;
  readonly query: URLSearchParams;
};

type Answer = (sent: Sent) => unknown;
type Served = { readonly endpoint: EndpointDescription; readonly answer: Answer };

let served: readonly Served[] = [];
let misfits: readonly string[] = [];

/** Puts itself in the place of the server, which answers nothing until told what. */
export function serveNothing(): void {
  vi.stubGlobal("fetch", serve);
  served = [];
  misfits = [];
}

/** Fails the test whose server has answered what the contract does not say of the call. */
export function expectAnswersOfContract(): void {
  if (misfits.length > 0) throw new Error([...new Set(misfits)].join("\n"));
}

/** The facts of an answer that matter to the test, or a whole answer of HTTP. */
type Answered<D extends EndpointDescription> = Facts<AnswerOf<D>> | Response;

/**
 * The server answers a call from now on, with facts that are made whole or with what `refusal` makes; a promise that never
 * ends is an answer that does not come. What was sent stands in the list it gives back. Any other call reaches nobody.
 */
export function serverAnswers<const D extends EndpointDescription>(
  endpoint: D,
  answer: (sent: Sent) => Answered<D> | Promise<Answered<D>>,
): readonly Sent[] {
  const sent: Sent[] = [];
  const keep = (given: Sent) => {
    sent.push(given);
    return answer(given);
  };
  served = [{ endpoint, answer: keep }, ...served];
  return sent;
}

/** A whole answer with headers of its own. */
export function answerWith<const D extends EndpointDescription>(
  { output, status }: D,
  facts: Facts<AnswerOf<D>>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (output === null || typeof output === "string") throw new TypeError("Only JSON is made from facts.");
  return Response.json(filled(output, facts), { status, headers });
}

type RefusalFacts = Readonly<Record<string, unknown>> & {
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
};

/** The server's refusal of a call, with what it says beside the code. */
export function refusal(code: ErrorCode, facts: RefusalFacts = {}): Response {
  const body = { error: "The server says no.", code, request_id: "a-request", ...facts };
  return Response.json(body, { status: ERROR_STATUS[code] });
}

const strange = new WeakSet<Response>();

/** What no server of today answers: a proxy, a broken one or one of another version. The contract does not hold for it. */
export function strangeAnswer(body: unknown, status = 200): Response {
  const response =
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });
  strange.add(response);
  return response;
}

async function serve(address: string, { method, body, headers }: RequestInit): Promise<Response> {
  const path = address.replace(/^\/api/, "").replace(/\?.*/, "");
  const found = served.find(({ endpoint }) => endpoint.method === method && isPathOf(endpoint, path));
  if (found === undefined) throw new TypeError(`Nobody answers ${method} ${path}.`);
  const sent: Sent = {
    body: typeof body === "string" ? JSON.parse(body) : null,
    key: new Headers(headers).get("Idempotency-Key"),
    query: new URLSearchParams(address.split("?")[1]),
  };
  const answer = await found.answer(sent);
  const response = answer instanceof Response ? answer : answerOf(found.endpoint, answer);
  if (!strange.has(response)) {
    const refused = response.ok ? inputMisfit(found.endpoint, sent) : null;
    if (refused !== null) misfits = [...misfits, `${found.endpoint.id} takes no such input: ${refused}`];
    const misfit = await misfitOf(found.endpoint, response);
    if (misfit !== null) misfits = [...misfits, `${found.endpoint.id} cannot answer so: ${misfit}`];
  }
  return response;
}

/** What of a call that was answered well the contract would have refused. */
function inputMisfit({ body, query }: EndpointDescription, sent: Sent): string | null {
  const asked = Object.fromEntries([...sent.query].filter(([name]) => !isCacheBusting(name)));
  return schemaMisfit(body, sent.body ?? {}) ?? schemaMisfit(query, asked);
}

function isPathOf({ path }: EndpointDescription, asked: string): boolean {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(asked);
}

function answerOf({ output, status }: EndpointDescription, body: unknown): Response {
  if (output === null || typeof output === "string") return new Response(null, { status });
  return Response.json(filled(output, body), { status });
}

/** What of an answer the contract does not say, in words; null where all is as it says. */
async function misfitOf(endpoint: EndpointDescription, response: Response): Promise<string | null> {
  if (!response.ok) return refusalMisfit(endpoint, response);
  const { output } = endpoint;
  if (output === null || typeof output === "string") return null;
  return schemaMisfit(output, await response.clone().json());
}

/** What a schema has against a value, in words; a field that it doesn't know is a mistake, too. */
function schemaMisfit(schema: z.ZodType | undefined, given: unknown): string | null {
  if (schema === undefined) return null;
  const { data, error } = schema.safeParse(given);
  if (error) return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  const unknown = fieldsLost(given, data);
  return unknown.length > 0 ? `it has no ${unknown.join(", ")}` : null;
}

async function refusalMisfit(endpoint: EndpointDescription, response: Response): Promise<string | null> {
  const { data, error } = errorBodySchema.safeParse(await response.clone().json());
  if (error) return error.message;
  const code = errorCodesOf(endpoint).find((one) => one === data.code);
  if (code === undefined) return `it has no error ${data.code}`;
  return ERROR_STATUS[code] === response.status ? null : `${code} has another status than ${response.status}`;
}

/** The fields that a schema took away, which it does not know. */
function fieldsLost(given: unknown, parsed: unknown, path = ""): readonly string[] {
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const place = path === "" ? name : `${path}.${name}`;
    const kept: unknown = isRecord(parsed) && name in parsed ? parsed[name] : undefined;
    return kept === undefined ? [place] : fieldsLost(value, kept, place);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
