import { expect, it } from "vitest";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { makePartner, makePartnerKey } from "../testing/partners.ts";
import { onADatabase } from "../testing/test-server.ts";

type Line = { status?: number; refused?: number };

onADatabase(
  "the log of a flood",
  (server) => {
    it("has a line for some of the refused calls of a minute, and then one for all the others", async () => {
      const { token } = await makePartnerKey(server, (await makePartner(server)).id);
      const before = server.log.lines.length;
      const linesSince = () => server.log.lines.slice(before).map((line) => JSON.parse(line) as Line);
      const answers: number[] = [];
      while (answers.filter((status) => status === 429).length < 100) {
        answers.push((await server.request(listRideRequestsEndpoint, { token })).statusCode);
      }
      const lines = linesSince();
      expect(lines.filter(({ status }) => status === 200)).toHaveLength(
        answers.filter((status) => status === 200).length,
      );
      expect(lines.filter(({ status }) => status === 429)).toHaveLength(60);
      server.clock.advance(MINUTE_MS);
      await server.request(listRideRequestsEndpoint, { token });
      expect(linesSince().flatMap(({ refused }) => refused ?? [])).toEqual([40]);
      const figures = await server.app.inject({ url: "/metrics" });
      expect(figures.body).toMatch(/trupial_requests_total\{[^}]*status="429"[^}]*\} 100\b/);
    });
  },
  { limitFactor: 1 },
);
