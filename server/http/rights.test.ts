import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import { type EndpointDescription, STAFF_ONLY } from "../../contract/endpoint.ts";
import { ACTORS, type Actor } from "../../domain/accounts/roles.ts";
import { type TestCaller, makeAccount, makeDriver } from "../testing/accounts.ts";
import { CALL_SAMPLES, type CallSample } from "../testing/call-samples.ts";
import { makePartner, makePartnerKey } from "../testing/partners.ts";
import { NAMED_OBJECTS, type PathParams } from "../testing/named-objects.ts";
import { mainDatabaseKinds } from "../testing/test-databases.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";
import { openTestWallets } from "../testing/wallets.ts";

/** Whose object a call names. */
const WHOSE = ["own", "another's", "missing"] as const;
type Whose = (typeof WHOSE)[number];
type Outcome = "let in" | "401" | `403 ${string}` | "404" | `fault ${number}` | "bad sample";

const FORBIDDEN = "You do not have permission to do this.";

const { wallets, close } = await openTestWallets();
afterAll(close);

onEachDatabase(
  "the rights of",
  (server) => {
    const once = makingOnce();
    it.each(ALL_ENDPOINTS.map((call) => [`${call.method} ${call.path}`, call] as const))(
      "%s are what the contract says, for everyone and everything it can name",
      async (_title, call) => {
        const expected: Record<string, Outcome> = {};
        const found: Record<string, Outcome> = {};
        for (const actor of ACTORS) {
          for (const whose of call.names ? WHOSE : (["own"] as const)) {
            const cell = call.names ? `${actor}, ${whose}` : actor;
            const outcome = expectedOutcome(call, { actor, whose });
            // Who is refused asks the database for no more than a session and an object: that is tried on the main one.
            if (outcome !== "let in" && !mainDatabaseKinds().includes(server.kind)) continue;
            expected[cell] = outcome;
            found[cell] = await outcomeOf(server, { call, actor, whose }, once);
          }
        }
        expect(found).toEqual(expected);
      },
    );
  },
  { wallets },
);

function expectedOutcome(
  call: EndpointDescription,
  { actor, whose }: { actor: Actor; whose: Whose },
): Outcome {
  const access = call.access[actor];
  if (access === "no") return actor === "guest" ? "401" : `403 ${call.forbiddenSentence ?? FORBIDDEN}`;
  if (!call.names) return "let in";
  if (whose === "missing") return "404";
  return whose === "own" || access === "any" ? "let in" : "404";
}

type Cell = { call: EndpointDescription; actor: Actor; whose: Whose };

/** Makes what has a name, or gives what was made under it before. */
type Once = <T>(name: string, make: () => Promise<T>) => Promise<T>;

function makingOnce(): Once {
  const made = new Map<string, unknown>();
  return async (name, make) => {
    if (!made.has(name)) made.set(name, await make());
    return made.get(name) as Awaited<ReturnType<typeof make>>;
  };
}

/**
 * Makes the call as the actor would and returns the result. Who may make it does so on an object made for this cell
 * alone; a call that is refused leaves everything as it was, and what it needs serves for the next.
 */
async function outcomeOf(server: TestServer, cell: Cell, once: Once): Promise<Outcome> {
  const { call, actor, whose } = cell;
  const made: Once = call.access[actor] === "no" ? once : (_name, make) => make();
  const caller = await made(actor, () => makeActor(server, actor));
  const sample = await made(call.id, async () => (await CALL_SAMPLES[call.id]?.(server)) ?? {});
  const holder = whose === "own" ? `${actor}'s own` : whose;
  const named = await made(`${call.id}, ${holder}`, () => paramsFor(server, cell, caller));
  const params = { ...sample.params, ...named };
  const { status, code, error } = await send(server, { call, sample, params, token: caller?.token });
  if (code === "unauthenticated") return "401";
  if (code === "forbidden") return `403 ${error}`;
  if (code === "not_found") return "404";
  if (status >= 500) return `fault ${status}`;
  return call.names && code === "invalid_input" ? "bad sample" : "let in";
}

async function makeActor(server: TestServer, actor: Actor): Promise<TestCaller | null> {
  if (actor === "guest") return null;
  if (actor === "partner") return makePartnerKey(server, (await makePartner(server)).id);
  return actor === "driver" ? makeDriver(server) : makeAccount(server, { role: actor });
}

/** The parameters of the path. Another's object belongs to somebody of the same role, where that role can own it. */
async function paramsFor(
  server: TestServer,
  { call, actor, whose }: Cell,
  caller: TestCaller | null,
): Promise<PathParams> {
  if (!call.names) return {};
  const { make, missing } = NAMED_OBJECTS[call.names];
  if (whose === "missing") return missing;
  if (whose === "own") return make({ server, owner: caller, call });
  const owner = call.access[actor] === "own" ? await makeActor(server, actor) : null;
  return make({ server, owner, call });
}

type Sending = {
  call: EndpointDescription;
  sample: CallSample;
  params: PathParams;
  token: string | undefined;
};

async function send(server: TestServer, { call, sample, params, token }: Sending) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(params[name]));
  const url = `/api${path}?${new URLSearchParams(sample.query)}`;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (call.output === "stream") return openStream(server, url, headers);
  const payload = call.body ? { payload: sample.body ?? {} } : {};
  const response = await server.app.inject({ method: call.method, url, headers, ...payload });
  const isError = response.statusCode >= 400;
  return { status: response.statusCode, ...(isError ? response.json<ErrorAnswer>() : {}) };
}

type ErrorAnswer = { code?: string; error?: string };

/** A stream never ends of itself: it is read over a connection of its own and closed once it has begun. */
async function openStream(server: TestServer, path: string, headers: Record<string, string>) {
  if (!server.app.server.listening) await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise<{ status: number } & ErrorAnswer>((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const status = response.statusCode ?? 0;
      if (status < 400) {
        request.destroy();
        return resolve({ status });
      }
      json(response).then((body) => resolve({ status, ...(body as ErrorAnswer) }), reject);
    });
    request.on("error", reject);
  });
}

/** The Rights table of the wire, row by row, in the order guest, rider, driver, operator, staff, partner. */
const WIRE_RIGHTS: Readonly<Record<string, string>> = {
  "GET /test/": "any any any any any any",
  "GET /config/": "any any any any any any",
  "GET /fareCalc/": "any any any any any any",
  "GET /fareCalcCheatSheet/": "any any any any any no",
  "GET /places/": "any any any any any any",
  "GET /places/nearest/": "any any any any any no",
  "GET /directions/": "any any any any any no",
  "POST /login/": "any any any any any no",
  "POST /register-rider/": "any any any any any no",
  "POST /token/refresh/": "any any any any any no",
  "POST /password/forgot/": "any any any any any no",
  "POST /password/reset/": "any any any any any no",
  "POST /contact/": "any any any any any no",
  "POST /driver-applications/": "any any any any any no",
  "POST /book-ride/": "any any any any any any",
  "GET /track/{tracking_code}/": "any any any any any own",
  "POST /track/{tracking_code}/cancel/": "any any any any any no",
  "GET /dashboard/": "no any any any any no",
  "GET /me/": "no any any any any no",
  "PATCH /me/": "no any any any any no",
  "DELETE /me/": "no any any any any no",
  "POST /me/password/": "no any any any any no",
  "GET /me/sessions/": "no any any any any no",
  "GET /me/export/": "no any any any any no",
  "GET /ride-requests/": "no any any any any any",
  "POST /accept-ride/{id}/": "no no any no no no",
  "POST /reject-ride/{id}/": "no no any any any no",
  "POST /finish-ride/{id}/": "no no own no no no",
  "POST /ride-progress/{id}/": "no no own no no no",
  "POST /delete-ride/{id}/": "no no own no no no",
  "GET /driver-report/": "no no any no any no",
  "POST /me/driver/status/": "no no any no no no",
  "POST /me/driver/location/": "no no any no no no",
  "POST /me/driver/positions/": "no no any no no no",
  "POST /cancel-ride/{id}/": "no own own any any own",
  "GET /drivers/": "no no no any any no",
  "GET /assigned-rides/": "no no no any any no",
  "POST /assign-driver/{id}/": "no no no any any no",
  "POST /reassign-driver/{id}/": "no no no any any no",
  "POST /cancel-assigned-ride/{id}/": "no no no any any no",
  "POST /set-driver-status/{id}/": "no no no any any no",
  "POST /update-ride/{id}/": "no no no any any no",
  "POST /operator-complete-ride/{id}/": "no no no any any no",
  "GET /events/": "no any any any any no",
};

describe("the contract", () => {
  const rights = Object.fromEntries(
    ALL_ENDPOINTS.map((call) => [
      `${call.method} ${call.path}`,
      ACTORS.map((actor) => call.access[actor]).join(" "),
    ]),
  );

  it("has every row of the wire's table of rights, word for word", () => {
    expect(rights).toMatchObject(WIRE_RIGHTS);
  });

  it("keeps everything under /admin/ for staff", () => {
    const admin = ALL_ENDPOINTS.filter((call) => call.path.startsWith("/admin/"));
    expect(admin.length).toBeGreaterThan(0);
    for (const call of admin) expect([call.path, call.access]).toEqual([call.path, STAFF_ONLY]);
  });

  it("has no sample for a call that is not there", () => {
    const ids = new Set(ALL_ENDPOINTS.map((call) => call.id));
    expect(Object.keys(CALL_SAMPLES).filter((id) => !ids.has(id))).toEqual([]);
  });
});
