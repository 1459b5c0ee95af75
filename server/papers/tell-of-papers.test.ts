import { beforeEach, expect, it } from "vitest";
import { makeDriver } from "../testing/accounts.ts";
import { workerOf } from "../testing/outbox.ts";
import { setPapers } from "../testing/papers.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { tellOfPapers } from "./tell-of-papers.ts";

const COMPANY = "hello@trupial.example";
/** With the last day on the 31st of December. */
const DAYS_LOOKED_AT = [
  "2026-11-30",
  "2026-12-01",
  "2026-12-02",
  "2026-12-24",
  "2026-12-25",
  "2026-12-30",
  "2026-12-31",
];

onEachDatabase("before a paper runs out", (server) => {
  const messages = () =>
    server.db
      .selectFrom("outbox")
      .select(["kind", "channel", "recipient", "language"])
      .orderBy("id")
      .execute();
  beforeEach(() => server.db.deleteFrom("outbox").execute());

  const tell = (day: string) => {
    server.clock.set(`${day}T16:00:00Z`);
    return tellOfPapers(server.db, server.clock.now());
  };

  it("driver and staff hear of it 30, 7 and 1 days ahead, once each, also from two servers", async () => {
    const driver = await makeDriver(server, { firstName: "Elvis", lastName: "Martina", language: "nl" });
    await setPapers(server, driver.id, { permit_expires_on: "2026-12-31" });
    const heard: Record<string, object[]> = {};
    for (const day of DAYS_LOOKED_AT) {
      await Promise.all([tell(day), tell(day)]);
      await tell(day);
      heard[day] = await messages();
      await server.db.deleteFrom("outbox").execute();
    }
    const both = [
      { kind: "paper_runs_out", channel: "email", recipient: driver.email, language: "nl" },
      { kind: "paper_runs_out_for_staff", channel: "email", recipient: COMPANY, language: "en" },
    ];
    expect(heard).toEqual({
      "2026-11-30": [],
      "2026-12-01": both,
      "2026-12-02": [],
      "2026-12-24": both,
      "2026-12-25": [],
      "2026-12-30": both,
      "2026-12-31": [],
    });
  });

  it("reads which paper, the day and what follows, in the driver's language", async () => {
    const driver = await makeDriver(server, { firstName: "Rosa", lastName: "Bos", language: "es" });
    await setPapers(server, driver.id, { insurance_expires_on: "2028-03-08" });
    await tell("2028-03-01");
    const sent: { to: string; subject: string; body: string }[] = [];
    await workerOf(server, {
      email: {
        send: async ({ recipient, message }) =>
          void sent.push({ to: recipient, subject: message.subject, body: message.body }),
      },
    }).sendDue();
    const [toDriver, toStaff] = sent.toSorted((one) => (one.to === driver.email ? -1 : 1));
    expect(toDriver?.subject).toBe("Válido hasta el 8 de marzo de 2028: su seguro");
    expect(toDriver?.body).toContain("Su seguro vence el 8 de marzo de 2028: quedan 7 días.");
    expect(toDriver?.body).toContain("/es/driverprofile");
    expect(toStaff?.subject).toBe("Rosa Bos: insurance valid until March 8, 2028");
    expect(toStaff?.body).toContain("/admin/drivers");
  });

  it("nobody hears of a driver who does not work for the company, and a new day is told of anew", async () => {
    const left = await makeDriver(server, { approved: false });
    await setPapers(server, left.id, { license_expires_on: "2029-05-02" });
    await tell("2029-05-01");
    expect(await messages()).toEqual([]);
    const driver = await makeDriver(server);
    await setPapers(server, driver.id, { license_expires_on: "2029-05-02" });
    await tell("2029-05-01");
    await setPapers(server, driver.id, { license_expires_on: "2029-05-08" });
    await tell("2029-05-01");
    expect((await messages()).map(({ kind }) => kind)).toEqual([
      "paper_runs_out",
      "paper_runs_out_for_staff",
      "paper_runs_out",
      "paper_runs_out_for_staff",
    ]);
  });
});
