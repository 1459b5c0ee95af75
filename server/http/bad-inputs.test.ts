import { describe, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { errorBodySchema } from "../../contract/errors.ts";
import { ACTORS, type Actor } from "../../domain/accounts/roles.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { makePartner, makePartnerKey } from "../testing/partners.ts";
import { type BadInput, badInputsFor } from "../testing/bad-inputs.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

/** Dealt out among those who may make the call: each input comes from one of them. */
const INPUTS_PER_CALL = 30;
/** From whoever may not make the call: they are refused before any of it is read. */
const INPUTS_PER_REFUSED_CALL = 3;
const SEED = 20_261_120;
const PATIENCE_MS = 240_000;

const INPUTS = new Map<EndpointDescription, readonly BadInput[]>(
  ALL_ENDPOINTS.map((description, index) => [
    description,
    badInputsFor(description, INPUTS_PER_CALL, SEED + index),
  ]),
);

onADatabase(`${INPUTS_PER_CALL} bad inputs for every call`, (server) => {
  describe.each(ACTORS)("from a %s", (actor) => {
    it(
      "are never a fault of the server, and each refusal has the one shape",
      async () => {
        const problems: string[] = [];
        const refused = await tokenOf(server, actor);
        for (const [description, inputs] of INPUTS) {
          const may = description.access[actor] !== "no";
          const token = may ? await tokenOf(server, actor) : refused;
          for (const input of inputsFrom(actor, description, inputs)) {
            const problem = await send(server, description, input, token);
            if (problem) problems.push(problem);
          }
        }
        expect(problems).toEqual([]);
      },
      PATIENCE_MS,
    );
  });
});

/** The part of a call's inputs that comes from one actor. */
function inputsFrom(
  actor: Actor,
  { access }: EndpointDescription,
  inputs: readonly BadInput[],
): readonly BadInput[] {
  const callers = ACTORS.filter((one) => access[one] !== "no");
  const turn = callers.indexOf(actor);
  if (turn < 0) return inputs.slice(0, INPUTS_PER_REFUSED_CALL);
  return inputs.filter((_input, index) => index % callers.length === turn);
}

/** Somebody new for each call that they may make: an earlier one may have signed the last one out. */
async function tokenOf(server: TestServer, actor: Actor): Promise<string | undefined> {
  if (actor === "guest") return undefined;
  if (actor === "partner") return (await makePartnerKey(server, (await makePartner(server)).id)).token;
  return (actor === "driver" ? await makeDriver(server) : await makeAccount(server, { role: actor })).token;
}

async function send(
  server: TestServer,
  { id, method, path, output }: EndpointDescription,
  input: BadInput,
  token: string | undefined,
): Promise<string | null> {
  const query = new URLSearchParams(input.query);
  const response = await server.app.inject({
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, (_all, name: string) => input.params[name] ?? "1")}?${query}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(input.body === undefined ? {} : { "content-type": input.contentType }),
    },
    ...(input.body === undefined ? {} : { payload: input.body }),
    ...(output === "stream" ? { payloadAsStream: true } : {}),
  });
  if (output === "stream" && response.statusCode < 400) {
    response.stream().destroy();
    return null;
  }
  if (response.statusCode < 400) return null;
  const text = output === "stream" ? await streamText(response.stream()) : response.body;
  const told = `${id} ${JSON.stringify(input)} → ${response.statusCode} ${text.slice(0, 200)}`;
  if (response.statusCode >= 500) return told;
  return errorBodySchema.safeParse(parsed(text)).success ? null : `not the error shape: ${told}`;
}

async function streamText(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
