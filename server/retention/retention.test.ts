import { expect, it } from "vitest";
import { getRetentionEndpoint, runRetentionEndpoint } from "../../contract/data/data.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase(
  "how long guests are kept",
  (server) => {
    it("is shown with what waits, and seen to at once where staff ask for it", async () => {
      const { token, username } = await makeAccount(server, { role: "staff" });
      const read = () => server.call(getRetentionEndpoint, { token });
      expect(await read()).toEqual({ months: 6, oldest_ride_at: null, due: 0 });
      for (const at of ["2026-05-19T12:00:00Z", "2026-05-20T15:59:00Z", "2026-05-20T16:01:00Z"])
        await makeRide(server, { status: "Completed", ride_datetime: new Date(at) });
      expect(await read()).toEqual({ months: 6, oldest_ride_at: "2026-05-19T12:00:00.000Z", due: 2 });

      expect(await server.call(runRetentionEndpoint, { token })).toEqual({ rides: 2 });
      expect(await read()).toEqual({ months: 6, oldest_ride_at: "2026-05-20T16:01:00.000Z", due: 0 });
      const query = { action: "run_retention" as const };
      expect(await server.call(listAuditLogEndpoint, { query, token })).toMatchObject([
        { actor: username, detail: { rides: 2 } },
      ]);
    });
  },
  { retentionMonths: 6 },
);
