import { afterAll, beforeAll, expect, it } from "vitest";
import {
  allowAssistantEndpoint,
  listMyAssistantsEndpoint,
  readAssistantRequestEndpoint,
  withdrawMyAssistantEndpoint,
} from "../../../contract/assistants/grants.endpoints.ts";
import {
  listPartnerAssistantsEndpoint,
  listRiderAssistantsEndpoint,
  withdrawAssistantEndpoint,
} from "../../../contract/assistants/office-grants.endpoints.ts";
import {
  listMySessionsEndpoint,
  refreshAccessEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { listAuditLogEndpoint } from "../../../contract/audit/audit.endpoints.ts";
import { suspendUserEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { type TestAccount, makeAccount } from "../../testing/accounts.ts";
import {
  LOCAL_REACH,
  type OtherProgram,
  aDocument,
  openAssistantProgram,
} from "../../testing/assistant-grants.ts";
import { makePartner, makePartnerKey } from "../../testing/partners.ts";
import { onADatabase } from "../../testing/test-server.ts";

const SITE = "http://127.0.0.1:8080";

onADatabase(
  "how assistants are let in",
  (server) => {
    let program: OtherProgram;
    let rider: TestAccount;
    const others: OtherProgram[] = [];
    beforeAll(async () => {
      program = await openAssistantProgram(server);
      rider = await makeAccount(server, { role: "rider" });
    });
    afterAll(() => Promise.all([program, ...others].map((one) => one.close())));

    const read = (asked: Partial<OtherProgram["asks"]>) =>
      server.call(readAssistantRequestEndpoint, { query: asked });
    const knock = (token: string | null, path = "/mcp") =>
      server.app.inject({
        method: "POST",
        url: path,
        headers: {
          host: "127.0.0.1:8080",
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        payload: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
      });

    it("says who lets them in, for each door and by the paths of the standards", async () => {
      for (const [path, door] of [
        ["", "/mcp"],
        ["/mcp", "/mcp"],
        ["/mcp/account", "/mcp/account"],
      ]) {
        const about = await server.app.inject({ url: `/.well-known/oauth-protected-resource${path}` });
        expect(about.json()).toMatchObject({
          resource: `${SITE}${door}`,
          authorization_servers: [SITE],
          scopes_supported: ["rides:read", "rides:write"],
        });
      }
      const about = await server.app.inject({ url: "/.well-known/oauth-authorization-server" });
      expect(about.json()).toMatchObject({
        issuer: SITE,
        authorization_endpoint: `${SITE}/allow-assistant`,
        token_endpoint: `${SITE}/oauth/token`,
        code_challenge_methods_supported: ["S256"],
        client_id_metadata_document_supported: true,
        authorization_response_iss_parameter_supported: true,
      });
    });

    it("lets guests in as ever, and tells a token that is worth nothing where to go", async () => {
      expect((await knock(null)).statusCode).toBe(200);
      for (const token of ["nonsense", "a.b", rider.token, `${"x".repeat(40)}.${"y".repeat(22)}`]) {
        const refused = await knock(token);
        expect(refused.statusCode).toBe(401);
        expect(refused.headers["www-authenticate"]).toBe(
          `Bearer error="invalid_token", scope="rides:read rides:write", resource_metadata="${SITE}/.well-known/oauth-protected-resource/mcp"`,
        );
      }
      const asked = await knock(null, "/mcp/account");
      expect([asked.statusCode, asked.headers["www-authenticate"]]).toEqual([
        401,
        `Bearer scope="rides:read rides:write", resource_metadata="${SITE}/.well-known/oauth-protected-resource/mcp/account"`,
      ]);
    });

    it("names the assistant by its host, lets it in once it is allowed, and takes it back in one press", async () => {
      const asked = await read(program.asks);
      expect(asked.asks).toEqual({
        host: new URL(program.id).host,
        returns_to: "assistant.example",
        scopes: ["rides:read", "rides:write"],
      });
      const refused = new URL(asked.leave_to ?? "");
      expect(Object.fromEntries(refused.searchParams)).toEqual({
        error: "access_denied",
        state: "a state of its own",
        iss: SITE,
      });

      const allowed = await server.call(allowAssistantEndpoint, { body: program.asks, token: rider.token });
      const back = new URL(allowed.leave_to);
      expect(`${back.origin}${back.pathname}`).toBe("https://assistant.example/back");
      expect([back.searchParams.get("state"), back.searchParams.get("iss")]).toEqual([
        "a state of its own",
        SITE,
      ]);
      const { status, body } = await program.trade(back.searchParams.get("code") ?? "");
      expect([status, body]).toMatchObject([200, { token_type: "Bearer", expires_in: 600 }]);
      expect((await knock(body.access_token)).statusCode).toBe(200);

      const [mine] = await server.call(listMyAssistantsEndpoint, { token: rider.token });
      expect(mine).toMatchObject({ host: new URL(program.id).host, scopes: ["rides:read", "rides:write"] });
      // The session behind it is none of those on the list, and opens nothing of the site.
      expect(await server.call(listMySessionsEndpoint, { token: rider.token })).toHaveLength(1);
      expect((await server.ask(readMeEndpoint, { token: body.access_token })).statusCode).toBe(401);
      const renewed = await server.ask(refreshAccessEndpoint, { body: { refresh: body.refresh_token } });
      expect(renewed.statusCode).toBe(401);

      const id = mine?.id ?? "";
      await server.call(withdrawMyAssistantEndpoint, { params: { id }, token: rider.token });
      expect((await knock(body.access_token)).statusCode).toBe(401);
      expect((await program.refresh(body.refresh_token)).body.error).toBe("invalid_grant");
      expect(await server.call(listMyAssistantsEndpoint, { token: rider.token })).toEqual([]);
      const { token } = await makeAccount(server, { role: "staff" });
      const log = await server.call(listAuditLogEndpoint, { query: {}, token });
      expect(log.slice(0, 2)).toMatchObject([
        { action: "withdraw_assistant", detail: { assistant: new URL(program.id).host } },
        { action: "allow_assistant", subject: `account ${rider.id}` },
      ]);
    });

    it("sends nobody to an address that the document doesn't name, whatever is asked", async () => {
      for (const redirect_uri of [
        "https://assistant.example/back/",
        "https://assistant.example/back?to=evil",
        "https://assistant.example.evil.example/back",
        "https://evil.example/back",
        "javascript:alert(1)",
        "http://127.0.0.1/other",
        "http://127.0.0.1.evil.example/back",
      ]) {
        expect(await read({ ...program.asks, redirect_uri })).toEqual({ asks: null, leave_to: null });
        const body = { ...program.asks, redirect_uri };
        const refused = await server.ask(allowAssistantEndpoint, { body, token: rider.token });
        expect(refused.statusCode).toBe(400);
      }
      // A program on the person's own device takes whatever port is free.
      const own = await read({ ...program.asks, redirect_uri: "http://127.0.0.1:49152/back" });
      expect(own.asks?.returns_to).toBe("127.0.0.1:49152");
    });

    it.each([
      ["no PKCE", { code_challenge: undefined }, "invalid_request"],
      ["PKCE that shows its secret", { code_challenge_method: "plain" }, "invalid_request"],
      ["a token in the address", { response_type: "token" }, "unsupported_response_type"],
      ["a scope of nobody's", { scope: "rides:everything" }, "invalid_scope"],
      ["another server's door", { resource: "https://other.example/mcp" }, "invalid_target"],
    ])("refuses %s, and tells the assistant so", async (_what, wrong, error) => {
      const { code_challenge: _challenge, ...rest } = program.asks;
      const base = "code_challenge" in wrong ? rest : program.asks;
      const { asks, leave_to } = await read({ ...base, ...(wrong as Partial<OtherProgram["asks"]>) });
      expect([asks, new URL(leave_to ?? "").searchParams.get("error")]).toEqual([null, error]);
    });

    it("takes a code once, at once, from who asked for it; a second time ends what came of the first", async () => {
      const code = await program.code(rider.token);
      for (const wrong of [
        { code_verifier: "x".repeat(43) },
        { code_verifier: "" },
        { client_id: "https://assistant.example/other.json" },
        { redirect_uri: "http://127.0.0.1/back" },
      ]) {
        expect((await program.trade(code, wrong)).body).toEqual({ error: "invalid_grant" });
      }
      expect((await program.trade(code, { resource: `${SITE}/mcp/account` })).body.error).toBe(
        "invalid_target",
      );
      const { body } = await program.trade(code);
      expect((await knock(body.access_token)).statusCode).toBe(200);
      expect((await program.trade(code)).body.error).toBe("invalid_grant");
      expect((await knock(body.access_token)).statusCode).toBe(401);
      expect((await program.refresh(body.refresh_token)).body.error).toBe("invalid_grant");

      const late = await program.code(rider.token);
      server.clock.advance(MINUTE_MS + SECOND_MS);
      expect((await program.trade(late)).body.error).toBe("invalid_grant");
    });

    it("turns refresh tokens; one that comes back later was copied, and ends them all", async () => {
      const first = await program.letIn(rider.token);
      const { body: second } = await program.refresh(first.refresh_token);
      // A lost answer is asked for again at once.
      expect((await program.refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token);
      server.clock.advance(11 * MINUTE_MS);
      expect((await knock(first.access_token)).statusCode).toBe(401);
      const { body: third } = await program.refresh(second.refresh_token);
      expect((await knock(third.access_token)).statusCode).toBe(200);
      expect(
        (await program.refresh(third.refresh_token, { client_id: "https://other.example/c" })).status,
      ).toBe(400);
      expect((await program.refresh(first.refresh_token)).body.error).toBe("invalid_grant");
      expect((await knock(third.access_token)).statusCode).toBe(401);
      expect((await program.refresh(third.refresh_token)).body.error).toBe("invalid_grant");
    });

    it("lets a token in at the door that it is for, and at no other", async () => {
      const { access_token: account } = await program.letIn(rider.token, { resource: `${SITE}/mcp/account` });
      expect((await knock(account, "/mcp/account")).statusCode).toBe(200);
      expect((await knock(account)).statusCode).toBe(401);
      const { access_token: plain } = await program.letIn(rider.token);
      expect((await knock(plain, "/mcp/account")).statusCode).toBe(401);
    });

    it("ends what a rider allows with their account, their season and the assistant's own wish", async () => {
      const other = await makeAccount(server, { role: "rider" });
      const staff = await makeAccount(server, { role: "staff" });
      const { access_token, refresh_token } = await program.letIn(other.token);
      await server.call(suspendUserEndpoint, {
        params: { id: other.id },
        token: staff.token,
      });
      expect((await knock(access_token)).statusCode).toBe(401);
      expect((await program.refresh(refresh_token)).body.error).toBe("invalid_grant");

      const given = await program.letIn(rider.token);
      await program.post("/oauth/revoke", { token: given.refresh_token });
      expect((await knock(given.access_token)).statusCode).toBe(401);
      const season = await program.letIn(rider.token);
      server.clock.advance(91 * DAY_MS);
      expect((await program.refresh(season.refresh_token)).body.error).toBe("invalid_grant");
    });

    it("lets a hotel's assistant in by its key, until the office withdraws that", async () => {
      const { id } = await makePartner(server);
      const { token, keyId } = await makePartnerKey(server, id);
      const { access_token } = await program.letIn(token);
      expect((await knock(access_token)).statusCode).toBe(200);
      expect((await knock(token)).statusCode).toBe(200);
      await server.db
        .updateTable("partner_keys")
        .set({ withdrawn_at: server.clock.now() })
        .where("id", "=", keyId)
        .execute();
      expect((await knock(access_token)).statusCode).toBe(401);
      expect((await knock(token)).statusCode).toBe(401);
    });

    it("lists for the office who acts for whom, and withdraws it by the office's hand", async () => {
      const { id: partnerId } = await makePartner(server);
      const { token: key } = await makePartnerKey(server, partnerId);
      const hotel = await program.letIn(key);
      const own = await makeAccount(server, { role: "rider" });
      const ownTokens = await program.letIn(own.token, { scope: "rides:read" });
      const { token } = await makeAccount(server, { role: "staff" });
      const ofHotel = await server.call(listPartnerAssistantsEndpoint, { params: { id: partnerId }, token });
      const host = new URL(program.id).host;
      expect(ofHotel).toMatchObject([{ host, scopes: ["rides:read", "rides:write"] }]);
      const ofRiders = await server.call(listRiderAssistantsEndpoint, { token });
      expect(ofRiders[0]).toMatchObject({ host, allowed_by: own.username, scopes: ["rides:read"] });
      expect(ofRiders.map(({ id }) => id)).not.toContain(ofHotel[0]?.id);

      for (const [given, shown] of [
        [hotel, ofHotel[0]],
        [ownTokens, ofRiders[0]],
      ] as const) {
        expect((await knock(given.access_token)).statusCode).toBe(200);
        const params = { id: shown?.id ?? "" };
        await server.call(withdrawAssistantEndpoint, { params, token });
        expect((await knock(given.access_token)).statusCode).toBe(401);
        expect((await program.refresh(given.refresh_token)).body.error).toBe("invalid_grant");
        expect((await server.ask(withdrawAssistantEndpoint, { params, token })).statusCode).toBe(404);
      }
      // The hotel's own program goes on with its key.
      expect((await knock(key)).statusCode).toBe(200);
      expect(await server.call(listPartnerAssistantsEndpoint, { params: { id: partnerId }, token })).toEqual(
        [],
      );
      const log = await server.call(listAuditLogEndpoint, { query: { action: "withdraw_assistant" }, token });
      expect(log.slice(0, 2)).toMatchObject([
        { subject: `account ${own.id}` },
        { subject: `partner ${partnerId}`, detail: { assistant: host } },
      ]);
    });

    it("reads a document once in minutes, and takes none that lies, leads on, is long or late", async () => {
      const known = program.asked.length;
      await read(program.asks);
      await read(program.asks);
      expect(program.asked.length - known).toBeLessThanOrEqual(1);
      for (const document of [
        (id: string) => ({ json: { ...aDocument(id), client_id: `${id}?another` } }),
        (id: string) => ({ json: { ...aDocument(id), client_secret: "told to everybody" } }),
        (id: string) => ({ json: { ...aDocument(id), token_endpoint_auth_method: "client_secret_basic" } }),
        (id: string) => ({ json: { ...aDocument(id), client_name: "x".repeat(20_000) } }),
        (id: string) => ({ status: 302, json: aDocument(id) }),
        () => ({ text: "<html>" }),
        () => "silence" as const,
      ]) {
        const liar = await openAssistantProgram(server, document);
        others.push(liar);
        expect(await read(liar.asks)).toEqual({ asks: null, leave_to: null });
      }
    });
  },
  { assistantsReach: LOCAL_REACH },
);

onADatabase("documents of assistants", (server) => {
  it.each([
    "https://127.0.0.1/client.json",
    "https://localhost/client.json",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.7/client.json",
    "https://[::1]/client.json",
    "https://[::ffff:127.0.0.1]/client.json",
    "https://2130706433/client.json",
    "http://assistant.example/client.json",
    "https://assistant.example",
    "https://user:pass@assistant.example/client.json",
    "https://assistant.example/a/../client.json",
    "https://assistant.example/client.json#part",
    "file:///etc/passwd",
    "",
  ])("aren't read from %s", async (client_id) => {
    const query = { client_id, redirect_uri: "https://assistant.example/back", response_type: "code" };
    expect(await server.call(readAssistantRequestEndpoint, { query })).toEqual({
      asks: null,
      leave_to: null,
    });
  });
});
