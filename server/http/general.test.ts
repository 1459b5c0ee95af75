import { describe, expect, it } from "vitest";
import { testConnection } from "../../contract/health/health.endpoints.ts";
import { onEachDatabase } from "../testing/test-house.ts";

onEachDatabase("every call", (house) => {
  it("answers with and without the trailing slash", async () => {
    for (const url of ["/api/test/", "/api/test"]) {
      const response = await house.app.inject({ url });
      expect([response.statusCode, response.json()]).toEqual([200, { message: "Trupial is here." }]);
    }
  });

  it("answers an unknown path under /api with a 404 in the one error shape", async () => {
    const response = await house.app.inject({ url: "/api/nothing/" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: "Not found.",
      code: "not_found",
      request_id: expect.any(String),
    });
  });

  it("answers a known path under a wrong method with a 405 that says what is allowed", async () => {
    const response = await house.app.inject({ method: "DELETE", url: "/api/test" });
    expect(response.statusCode).toBe(405);
    expect(response.headers["allow"]).toBe("GET, HEAD");
    expect(response.json()).toMatchObject({ code: "method_not_allowed" });
  });

  it("refuses a dead token even where a guest may come in", async () => {
    const response = await house.ask(testConnection, { token: "dead" });
    expect(response.statusCode).toBe(401);
    expect(response.headers["www-authenticate"]).toBe("Bearer");
  });
});

describe("the API page", () => {
  onEachDatabase("and document", (house) => {
    it("describe every call", async () => {
      const document = await house.app.inject({ url: "/api/openapi.json" });
      expect(document.json()).toMatchObject({ openapi: "3.1.0", paths: { "/test/": { get: {} } } });
      const page = await house.app.inject({ url: "/api/docs" });
      expect(page.body).toContain("/test/");
    });
  });
});
