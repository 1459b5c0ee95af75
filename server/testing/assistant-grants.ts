import { createHash, randomBytes, randomUUID } from "node:crypto";
import { allowAssistantEndpoint } from "../../contract/assistants/grants.endpoints.ts";
import { ASSISTANT_SCOPES } from "../../domain/assistants/assistant-scopes.ts";
import type { Reach } from "../partners/webhooks/post-webhook.ts";
import { makeSession } from "./accounts.ts";
import { type Asked, type Answer, openLocalService } from "./local-service.ts";
import type { TestServer } from "./test-server.ts";

const LOCAL = { address: "127.0.0.1", family: 4 };
/** Assistants of a test have their documents on this machine, without a certificate. */
export const LOCAL_REACH: Reach = { findAddress: async () => LOCAL, timeoutMs: 1_000, plain: true };

/** Something that a rider allows an assistant, straight in the tables. */
export async function makeAssistantGrant(server: TestServer, accountId: number): Promise<string> {
  const { sessionId: session_id } = await makeSession(server, accountId);
  const id = randomUUID();
  await server.db
    .insertInto("assistant_grants")
    .values({
      id,
      session_id,
      client_id: "https://assistant.example/client.json",
      redirect_uri: "https://assistant.example/back",
      resource: "http://127.0.0.1:8080/mcp",
      scopes: JSON.stringify(ASSISTANT_SCOPES),
      challenge: "of nothing",
      allowed_at: server.clock.now(),
    })
    .execute();
  return id;
}

export type OtherProgram = Awaited<ReturnType<typeof openAssistantProgram>>;

/** The program of an assistant, with its document and its way through OAuth. */
export async function openAssistantProgram(
  server: TestServer,
  document: (id: string, asked: Asked) => Answer = (id) => ({ json: aDocument(id) }),
) {
  let id = "";
  const service = await openLocalService((asked) => document(id, asked));
  id = `https://assistant.example:${new URL(service.url).port}/client.json`;
  const verifier = randomBytes(32).toString("base64url");
  const asks = {
    client_id: id,
    redirect_uri: REDIRECT,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    scope: "rides:read rides:write",
    state: "a state of its own",
    resource: "http://127.0.0.1:8080/mcp",
  };
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await server.app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: answer.statusCode, body: answer.json<Tokens & { error?: string }>() };
  };
  const program = {
    id,
    asks,
    verifier,
    asked: service.asked,
    close: service.close,
    post,
    /** Somebody with this token allows what is asked; the code that comes back. */
    async code(token: string, other: Partial<typeof asks> = {}): Promise<string> {
      const { leave_to } = await server.call(allowAssistantEndpoint, { body: { ...asks, ...other }, token });
      return new URL(leave_to).searchParams.get("code") ?? "";
    },
    trade: (code: string, other: Record<string, string> = {}) =>
      post("/oauth/token", {
        grant_type: "authorization_code",
        code,
        client_id: id,
        redirect_uri: REDIRECT,
        code_verifier: verifier,
        resource: asks.resource,
        ...other,
      }),
    refresh: (refresh_token: string, other: Record<string, string> = {}) =>
      post("/oauth/token", { grant_type: "refresh_token", refresh_token, client_id: id, ...other }),
    /** The whole way: allowed by somebody, and let in. */
    async letIn(token: string, other: Partial<typeof asks> = {}): Promise<Tokens> {
      const { body } = await program.trade(
        await program.code(token, other),
        other.resource === undefined ? {} : { resource: other.resource },
      );
      return body;
    },
  };
  return program;
}

export type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number };
const REDIRECT = "https://assistant.example/back";

/** The document of an assistant that means well. */
export function aDocument(id: string) {
  return {
    client_id: id,
    client_name: "A test's assistant",
    redirect_uris: [REDIRECT, "http://127.0.0.1/back"],
    token_endpoint_auth_method: "none",
  };
}
