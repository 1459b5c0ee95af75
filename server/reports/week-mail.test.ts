import { beforeAll, expect, it } from "vitest";
import { listApprovalsEndpoint } from "../../contract/approvals/approvals.endpoints.ts";
import { setUserRightsEndpoint } from "../../contract/accounts/users.endpoints.ts";
import { openCaseEndpoint, setCaseDueEndpoint } from "../../contract/cases/cases.endpoints.ts";
import { listDebtorsEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { getIncomeEndpoint } from "../../contract/reports/reports.endpoints.ts";
import {
  getWeekMailEndpoint,
  sendWeekMailEndpoint,
  setWeekMailEndpoint,
} from "../../contract/reports/week-mail.endpoints.ts";
import { listDriversToPayEndpoint } from "../../contract/settlements/settlements.endpoints.ts";
import { RIGHTS } from "../../domain/accounts/rights.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { type WeekFacts, weekFactsSchema } from "../notifications/notification-kinds.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { makeStatementRow } from "../testing/partners.ts";
import { makeRide } from "../testing/rides.ts";
import { type TestServer, onEachDatabase } from "../testing/test-server.ts";
import { mailWeeks } from "./mail-week.ts";

/** The clock of tests stands on Friday, November 20; these weeks begin on Monday the 9th and the 16th. */
const MONDAY_MORNING = new Date("2026-11-23T10:30:00Z");

onEachDatabase("the mail of the week", (server) => {
  /** Rides by hand: how much, on which day, how it was paid. */
  const rides = [
    { at: "2026-11-15T23:30:00-04:00", cents: 1_111, paid_by: "cash_usd" },
    { at: "2026-11-16T00:30:00-04:00", cents: 2_350, paid_by: "cash_usd" },
    { at: "2026-11-18T12:00:00-04:00", cents: 4_025, paid_by: "card" },
    { at: "2026-11-22T23:30:00-04:00", cents: 1_999, paid_by: null },
    { at: "2026-11-23T00:10:00-04:00", cents: 9_000, paid_by: "card" },
  ] as const;

  beforeAll(async () => {
    const driver = await makeDriver(server);
    for (const { at, cents, paid_by } of rides) {
      const ride = await makeRide(server, { status: "Completed", driverId: driver.id, fare_cents: cents });
      await server.db
        .updateTable("rides")
        .set({ completed_at: new Date(at), paid_by })
        .where("id", "=", ride.id)
        .execute();
    }
    await makeStatementRow(server, 30_000);
    const { token } = await makeAccount(server, { role: "staff" });
    const body = { kind: "complaint", ride_id: (await makeRide(server, { status: "Pending" })).id } as const;
    const { id } = await server.call(openCaseEndpoint, { body, token });
    await server.call(setCaseDueEndpoint, { params: { id }, body: { due_on: "2026-11-21" }, token });
  });

  it("goes once on Monday morning to who wants it, however many servers send, and not before", async () => {
    const owner = await makeAccount(server, { role: "staff", language: "nl", firstName: "Ana" });
    const other = await makeAccount(server, { role: "staff" });
    expect(await server.call(getWeekMailEndpoint, { token: owner.token })).toEqual({ on: false });
    await server.call(setWeekMailEndpoint, { body: { on: true }, token: owner.token });
    await emptyOutbox(server);
    await mailWeeks(server.db, new Date(MONDAY_MORNING.getTime() - 1));
    expect(await queued(server)).toEqual([]);
    await Promise.all([mailWeeks(server.db, MONDAY_MORNING), mailWeeks(server.db, MONDAY_MORNING)]);
    await mailWeeks(server.db, new Date(MONDAY_MORNING.getTime() + DAY_MS));
    const [mail, ...others] = await queued(server);
    expect([mail?.account_id, mail?.recipient, others]).toEqual([owner.id, owner.email, []]);
    expect(other.id).not.toBe(owner.id);

    // Money of the week by integers of this test: Monday's first ride counts, next Monday's doesn't.
    const facts = factsOf(mail);
    const inWeek = rides.slice(1, 4);
    const sum = (some: readonly { cents: number }[]) => some.reduce((all, { cents }) => all + cents, 0);
    expect(facts).toMatchObject({
      firstDay: "2026-11-16",
      lastDay: "2026-11-22",
      rides: 3,
      fareCents: sum(inWeek),
      collectedCents: sum(inWeek) - 1_999,
      notRecordedCents: 1_999,
      before: { rides: 1, fareCents: 1_111 },
      cases: 1,
      casesOverdue: 1,
    });
    await agreesWithThePages(server, owner.token, facts);

    const mails: Outgoing[] = [];
    server.clock.set(MONDAY_MORNING);
    await workerOf(server, { email: { send: async (out: Outgoing) => void mails.push(out) } }).sendDue();
    expect(mails[0]?.message.subject).toContain("Je week, ");
    expect(mails[0]?.message.body).toContain("$83,74 (ervoor: $11,11)");
    expect(mails[0]?.message.body).toContain("1, 1 te laat");
  });

  it("isn't sent to who switched it off, was suspended or may not see the money", async () => {
    const make = async () => {
      const account = await makeAccount(server, { role: "staff" });
      await server.call(setWeekMailEndpoint, { body: { on: true }, token: account.token });
      return account;
    };
    const [off, suspended, clerk, owner] = [await make(), await make(), await make(), await make()];
    await server.call(setWeekMailEndpoint, { body: { on: false }, token: off.token });
    await server.db
      .updateTable("accounts")
      .set({ state: "suspended" })
      .where("id", "=", suspended.id)
      .execute();
    await server.call(setUserRightsEndpoint, {
      params: { id: clerk.id },
      body: { rights: RIGHTS.filter((right) => right !== "money") },
      token: owner.token,
    });
    await emptyOutbox(server);
    await mailWeeks(server.db, new Date(MONDAY_MORNING.getTime() + 7 * DAY_MS));
    const readers = (await queued(server)).map(({ account_id }) => account_id);
    expect(readers).toContain(owner.id);
    for (const { id } of [off, suspended, clerk]) expect(readers).not.toContain(id);
  });

  it("is tried by a press at any time, in one's own language, and leaves Monday's as it is", async () => {
    const owner = await makeAccount(server, { role: "staff", language: "de" });
    await emptyOutbox(server);
    await server.call(sendWeekMailEndpoint, { token: owner.token });
    const [mail] = await queued(server);
    expect([mail?.recipient, mail?.language]).toEqual([owner.email, "de"]);
    expect(await server.call(getWeekMailEndpoint, { token: owner.token })).toEqual({ on: false });
  });
});

/** Every figure stands on a page of the office, as the same amount. */
async function agreesWithThePages(server: TestServer, token: string, facts: WeekFacts): Promise<void> {
  const asked = { start_date: "2026-11-16", end_date: "2026-11-23" };
  const { totals } = await server.call(getIncomeEndpoint, { query: asked, token });
  const cents = (amount: string | undefined) => Math.round(Number(amount ?? 0) * 100);
  expect([totals.rides, cents(totals.fares), cents(totals.collected)]).toEqual([
    facts.rides,
    facts.fareCents,
    facts.collectedCents,
  ]);
  const debts = (await server.call(listDebtorsEndpoint, { token })).totals;
  const overdue = [debts.days_1_30, debts.days_31_60, debts.days_61_90, debts.over_90];
  expect([cents(debts.total), overdue.reduce((all, each) => all + cents(each), 0)]).toEqual([
    facts.owedCents,
    facts.overdueCents,
  ]);
  server.clock.set(MONDAY_MORNING);
  const days = { first_day: "2026-11-16", last_day: "2026-11-22" };
  const { drivers } = await server.call(listDriversToPayEndpoint, { query: days, token });
  const open = drivers.filter(({ state }) => state === "open");
  expect([open.length, open.reduce((all, { together }) => all + cents(together), 0)]).toEqual([
    facts.unsettledDrivers,
    facts.unsettledCents,
  ]);
  const { waiting } = await server.call(listApprovalsEndpoint, { token });
  expect(waiting.filter(({ may_decide }) => may_decide)).toHaveLength(facts.approvals);
}

function queued(server: TestServer) {
  return server.db
    .selectFrom("outbox")
    .select(["account_id", "recipient", "language", "payload"])
    .where("kind", "=", "week_mail")
    .orderBy("id")
    .execute();
}

function factsOf(mail: { payload: unknown } | undefined): WeekFacts {
  return weekFactsSchema.parse(mail?.payload);
}
