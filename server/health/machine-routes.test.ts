import { describe, expect, it } from "vitest";
import { bookARide } from "../testing/rides.ts";
import { databaseKinds } from "../testing/test-databases.ts";
import { onEachDatabase, openTestHouse } from "../testing/test-house.ts";
import { Readiness } from "./readiness.ts";

onEachDatabase("what machines ask", (house) => {
  it("counts answers by the route's pattern and status, and never by what a visitor wrote", async () => {
    await house.app.inject({ url: "/api/test/" });
    await house.app.inject({ url: "/api/track/secret-code/" });
    await house.app.inject({ url: "/some/secret-page" });
    const { body } = await house.app.inject({ url: "/metrics" });
    expect(body).toContain('trupial_requests_total{method="GET",route="/api/test/",status="200"} 1');
    expect(body).toContain(
      'trupial_request_duration_seconds_bucket{method="GET",route="/api/test/",le="+Inf"} 1',
    );
    expect(body).toContain('trupial_outbox_messages{state="waiting"} 0');
    expect(body).toContain("trupial_database_away 0");
    expect(body).not.toContain("secret");
    expect(body).toMatch(
      /^(# (HELP|TYPE) \w+ .+\n(?:# TYPE \w+ (gauge|counter|histogram)\n)?|\w+(\{[^}\n]+\})? [\d.e+-]+\n)+$/,
    );
  });

  it("tells how many messages wait and how long the first of them has", async () => {
    const figures = async () => (await house.app.inject({ url: "/metrics" })).body;
    expect(await figures()).toContain("trupial_outbox_oldest_seconds 0\n");
    await bookARide(house, { rider_email: "ana@example.com" });
    house.clock.advance(90_000);
    await bookARide(house, { rider_email: "ben@example.com", rider_phone: "5550099" });
    const gateway = await house.db.selectFrom("outbox").select("id").execute();
    expect(await figures()).toContain(`trupial_outbox_messages{state="waiting"} ${gateway.length}\n`);
    expect(await figures()).toContain("trupial_outbox_oldest_seconds 90\n");
    await house.db.updateTable("outbox").set({ failed_at: house.clock.now() }).execute();
    expect(await figures()).toContain(`trupial_outbox_messages{state="failed"} ${gateway.length}\n`);
    expect(await figures()).toContain("trupial_outbox_oldest_seconds 0\n");
  });

  it("shows the figures to the own network only", async () => {
    const asked = [
      { remoteAddress: "127.0.0.1", status: 200 },
      { remoteAddress: "10.1.2.3", status: 200 },
      { remoteAddress: "190.88.1.2", status: 404 },
      { remoteAddress: "127.0.0.1", headers: { "x-forwarded-for": "190.88.1.2" }, status: 404 },
    ];
    for (const { status, ...from } of asked) {
      expect((await house.app.inject({ url: "/metrics", ...from })).statusCode).toBe(status);
    }
  });
});

describe.each(databaseKinds())("a server that is told to stop (%s database)", (kind) => {
  it("says that it wants no more work, and lives on", async () => {
    const readiness = new Readiness();
    const house = await openTestHouse(kind, { readiness });
    expect((await house.app.inject({ url: "/readyz" })).statusCode).toBe(200);
    readiness.stop();
    const refused = await house.app.inject({ url: "/readyz" });
    expect([refused.statusCode, refused.json()]).toEqual([503, { status: "stopping" }]);
    expect((await house.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    await house.close();
  });
});
