import { expect, it } from "vitest";
import { DEFAULT_VIP } from "../../domain/accounts/vip-level.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("what every page needs to know", (server) => {
  it("tells anyone the company, the limits, the tariff in force and the guilder's rate", async () => {
    const config = await server.call(getConfigEndpoint, {});
    expect(config.company).toEqual({ ...DEFAULT_COMPANY, ...DEFAULT_VIP, follows_flights: false });
    expect(config.limits).toMatchObject({ max_passengers: 8, quote_minutes: 15 });
    expect(config.tariff).toMatchObject({ start: 6, per_km: 1.55 });
    expect(config.currency).toEqual({ code: "USD", local_code: "XCG", local_per_unit: 1.79 });
    expect(config.languages).toEqual(["en", "nl", "es", "pap", "de"]);
    expect(config.demo).toBe(false);
  });

  it("keeps one push key for the whole life of the company", async () => {
    const first = await server.call(getConfigEndpoint, {});
    const again = await server.call(getConfigEndpoint, {});
    expect(first.push_public_key).toMatch(/^[\w-]{80,}$/);
    expect(again.push_public_key).toBe(first.push_public_key);
  });
});
