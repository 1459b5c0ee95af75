import { expect, it } from "vitest";
import { loginEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

onADatabase(
  "a refusal that matters",
  (server) => {
    it("stands in the audit log with who asked for what, once an hour however often they ask", async () => {
      const { id, token } = await makeAccount(server, { role: "driver" });
      for (let round = 0; round < 3; round += 1) {
        for (const call of [listAuditLogEndpoint, listDriversEndpoint])
          expect((await server.request(call, { token })).statusCode).toBe(403);
      }
      const entry = { actor_id: id, subject: `account ${id}`, detail: { call: "listAuditLog" } };
      expect(await noted(server, "refused")).toEqual([entry]);
      server.clock.advance(HOUR_MS);
      await server.request(listDriversEndpoint, { token });
      expect(await noted(server, "refused")).toHaveLength(2);
    });

    it("tells of guests who were held back at a call, and keeps no address of theirs", async () => {
      const from = "203.0.113.77";
      const body = { username: "nobody", password: "guess" };
      let status = 0;
      for (let tries = 0; status !== 429 && tries < 50; tries += 1)
        status = (await server.request(loginEndpoint, { body: { ...body, username: `n${tries}` }, from }))
          .statusCode;
      await server.request(loginEndpoint, { body, from });
      expect(await noted(server, "limited")).toEqual([
        { actor_id: null, subject: "guests", detail: { call: "login" } },
      ]);
    });
  },
  // A guest's address may try ten sign-ins at once.
  { limitFactor: 0.05 },
);

function noted(server: TestServer, action: "refused" | "limited") {
  const entries = server.db.selectFrom("audit_log").select(["actor_id", "subject", "detail"]);
  return entries.where("action", "=", action).orderBy("id").execute();
}
