import { describe, expect, it } from "vitest";
import { testConnection } from "../../contract/health/health.endpoints.ts";
import { readDashboard } from "../../contract/accounts/accounts.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onEachDatabase } from "../testing/test-house.ts";
import { networkOf } from "./network-of.ts";
import { LIMITS } from "./rate-limits.ts";

onEachDatabase(
  "the allowance of calls",
  (house) => {
    const from = "190.5.1.1";
    const statusOf = async (asked: ReturnType<typeof house.ask>) => (await asked).statusCode;

    it("of a guest is his address's, comes back with time, and leaves those signed in there alone", async () => {
      const [ana, ben] = [
        await makeAccount(house, { role: "rider" }),
        await makeAccount(house, { role: "rider" }),
      ];
      for (let call = 0; call < LIMITS.ordinary.burst; call += 1) {
        expect(await statusOf(house.ask(testConnection, { from }))).toBe(200);
      }
      const refused = await house.ask(testConnection, { from });
      expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
      expect(await statusOf(house.ask(testConnection, { from: "190.5.1.2" }))).toBe(200);
      for (const { token } of [ana, ben]) {
        expect(await statusOf(house.ask(readDashboard, { from, token }))).toBe(200);
      }
      house.clock.advance(Number(refused.headers["retry-after"]) * 1_000);
      expect(await statusOf(house.ask(testConnection, { from }))).toBe(200);
    });
  },
  { limitFactor: 1 },
);

describe("where a caller is", () => {
  it.each([
    ["190.5.1.1", "190.5.1.1"],
    ["::ffff:190.5.1.1", "190.5.1.1"],
    ["2001:db8:1:2::5", "2001:db8:1:2"],
    ["2001:db8:1:2:ffff:0:0:1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
