import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { logoutEndpoint, refreshAccessEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { editOwnDriverEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { testConnectionEndpoint } from "../../contract/health/health.endpoints.ts";
import { errorBodySchema } from "../../contract/errors.ts";
import { listenHere } from "../testing/live-reader.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("every call", (server) => {
  it("answers with and without the trailing slash", async () => {
    for (const url of ["/api/test/", "/api/test"]) {
      const response = await server.app.inject({ url });
      expect([response.statusCode, response.json()]).toEqual([200, { message: "The server is here." }]);
    }
  });

  it("lets nothing of an answer run, be framed or be read by another site, whether it is known or not", async () => {
    for (const url of ["/api/test/", "/api/nothing/"]) {
      const { headers } = await server.app.inject({ url });
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers).not.toHaveProperty("permissions-policy");
    }
  });

  it("answers an unknown path under /api with a 404 in the one error shape", async () => {
    const response = await server.app.inject({ url: "/api/nothing/" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: "Not found.",
      code: "not_found",
      request_id: expect.any(String),
    });
  });

  it("answers a known path under a wrong method with a 405 that says what is allowed", async () => {
    const response = await server.app.inject({ method: "DELETE", url: "/api/test" });
    expect(response.statusCode).toBe(405);
    expect(response.headers["allow"]).toBe("GET, HEAD");
    expect(response.json()).toMatchObject({ code: "method_not_allowed" });
  });

  it.each(["DELETE", "TRACE", "PROPFIND", "OPTIONS"])(
    "answers a known path under %s with a 405, whatever the body is",
    async (method) => {
      const response = await server.app.inject({
        method: method as "DELETE",
        url: "/api/accept-ride/7/?now=1",
        headers: { "content-type": "text/plain" },
        payload: "{",
      });
      expect([response.statusCode, response.headers["allow"]]).toEqual([405, "POST"]);
    },
  );

  it("answers an unknown path with a 404 before it looks at what was sent", async () => {
    const response = await server.app.inject({
      method: "POST",
      url: "/api/nothing",
      headers: { "content-type": "text/plain" },
      payload: "{",
    });
    expect([response.statusCode, response.json().code]).toEqual([404, "not_found"]);
  });

  it.each([
    ["no body under a form's type", { "content-type": "application/x-www-form-urlencoded" }, ""],
    ["an empty body", { "content-type": "application/json" }, ""],
    ["null", { "content-type": "application/json" }, "null"],
    ["an empty object", { "content-type": "application/json" }, "{}"],
  ])("that takes no body takes %s", async (_what, headers, payload) => {
    const { token } = await makeDriver(server);
    const response = await server.app.inject({
      method: "POST",
      url: "/api/accept-ride/999999/",
      headers: { ...headers, authorization: `Bearer ${token}`, "content-length": String(payload.length) },
      payload,
    });
    expect([response.statusCode, response.json().error]).toEqual([404, "Ride not found."]);
  });

  it.each([
    ["/api/ride-requests?type=open", "type is one of: pending, accepted, completed."],
    ["/api/ride-requests?count_only=2", "count_only is true or false."],
    ["/api/ride-history?page=0", "page must be at least 1."],
  ])("says what is wrong in a sentence for people: %s", async (url, sentence) => {
    const { token } = await makeAccount(server, { role: "operator" });
    const response = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
  });

  it.each(["/api/track/{}/", "/api/rides/{}/", "/api/admin/tariffs/{}/"])(
    "answers a name longer than any of ours with a 404: %s",
    async (path) => {
      const response = await server.app.inject({ url: path.replace("{}", "7".repeat(300)) });
      expect([response.statusCode, response.json().code]).toEqual([404, "not_found"]);
    },
  );

  it.each([
    ["half a character", "\\ud800"],
    ["a zero character", "\\u0000"],
  ])("refuses %s, which no database keeps, in text and in names", async (_what, escape) => {
    const letter = `"email":"a@example.com","subject":"Hello","message":"A message of some length."`;
    const send = (payload: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/contact/",
        headers: { "content-type": "application/json" },
        payload,
      });
    const inText = await send(`{"name":"Ana ${escape}",${letter}}`);
    expect([inText.statusCode, inText.json().fields]).toEqual([400, { name: expect.any(String) }]);
    expect((await send(`{"name":"Ana","x${escape}":1,${letter}}`)).statusCode).toBe(201);
  });

  it("refuses a version that no record can have", async () => {
    const { token } = await makeDriver(server);
    const response = await server.request(editOwnDriverEndpoint, { body: { version: 2 ** 31 }, token });
    expect([response.statusCode, response.json().fields]).toEqual([400, { version: expect.any(String) }]);
  });

  it("answers what is no HTTP in the one error shape as well", async () => {
    const { port } = new URL(await listenHere(server.app));
    const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
    socket.write("WHAT IS THIS\r\n\r\n");
    let answer = "";
    for await (const text of socket) answer += String(text);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toContain("400 Bad Request");
    expect(errorBodySchema.safeParse(JSON.parse(body)).success).toBe(true);
  });

  it("takes a refresh token that is null for none", async () => {
    const refreshed = await server.request(refreshAccessEndpoint, { body: { refresh: null } });
    expect([refreshed.statusCode, refreshed.json().error]).toEqual([401, "No refresh token available"]);
    const { token } = await makeAccount(server, { role: "rider" });
    expect((await server.request(logoutEndpoint, { body: { refresh: null }, token })).statusCode).toBe(204);
    expect((await server.request(testConnectionEndpoint, { token })).statusCode).toBe(401);
  });

  it("refuses a dead token even where a guest may come in", async () => {
    const response = await server.request(testConnectionEndpoint, { token: "dead" });
    expect(response.statusCode).toBe(401);
    expect(response.headers["www-authenticate"]).toBe("Bearer");
  });
});

describe("the API page", () => {
  onADatabase("and document", (server) => {
    it("describe every call", async () => {
      const document = await server.app.inject({ url: "/api/openapi.json" });
      expect(document.json()).toMatchObject({ openapi: "3.1.0", paths: { "/test/": { get: {} } } });
      expect(document.json().paths["/ride-requests/"].get.responses).toHaveProperty("304");
      const page = await server.app.inject({ url: "/api/docs" });
      expect(page.body).toContain("/test/");
    });
  });
});
