import { beforeEach, expect, it } from "vitest";
import type { ApprovalSettings } from "../../contract/approvals/approval.ts";
import {
  approveEndpoint,
  listApprovalsEndpoint,
  refuseApprovalEndpoint,
  setApprovalSettingsEndpoint,
  withdrawRequestEndpoint,
} from "../../contract/approvals/approvals.endpoints.ts";
import { setUserRightsEndpoint } from "../../contract/accounts/users.endpoints.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { correctFareEndpoint } from "../../contract/books/books.endpoints.ts";
import { exportDataEndpoint } from "../../contract/data/data.endpoints.ts";
import { creditStatementEndpoint, getStatementEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { refundPayLinkEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import type { Right } from "../../domain/accounts/rights.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeStatementRow } from "../testing/partners.ts";
import { makePayLink } from "../testing/pay-links.ts";
import { makeRide } from "../testing/rides.ts";
import { type TestServer, onADatabase, onEachDatabase } from "../testing/test-server.ts";
import { takeProviderState } from "../pay-links/take-provider-state.ts";

const OFF: ApprovalSettings = { refunds_over: null, write_offs_over: null, exports: false, days: 7 };
const PASSWORD = "a long enough password";

onEachDatabase("a second person", (server) => {
  let one: TestAccount;
  let other: TestAccount;
  beforeEach(async () => {
    one = await makeAccount(server, { role: "staff", firstName: "Ana" });
    other = await makeAccount(server, { role: "staff", firstName: "Ben", lastName: "Person" });
    await settingsAre(server, { ...OFF, refunds_over: 50, write_offs_over: 50 });
    await server.db.updateTable("approvals").set({ state: "withdrawn" }).execute();
  });

  it("isn't asked up to the amount, nor where it is switched off", async () => {
    const id = await paidLink(server, 20_000);
    expect((await refund(server, one, id, 50)).statusCode).toBe(200);
    await settingsAre(server, OFF);
    expect((await refund(server, one, id, 100)).statusCode).toBe(200);
    expect(await waitingFor(server, other)).toEqual([]);
  });

  it("keeps what is above it with its reason, gives nothing back, and is asked once however often it is sent", async () => {
    const id = await paidLink(server, 20_000);
    const answer = await refund(server, one, id, 120);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "approval_needed" }]);
    const again = await refund(server, one, id, 120);
    expect(again.json().approval_id).toBe(answer.json().approval_id);
    const another = await refund(server, one, id, 60);
    expect(another.json().code).toBe("approval_waiting");
    expect(await refundsOf(server, id)).toEqual([]);
    expect(await waitingFor(server, other)).toMatchObject([
      { kind: "refund", amount: "120.00", reason: "The car was late", is_mine: false, may_decide: true },
    ]);
    expect((await counts(server, other)).approvals).toBe(1);
    expect((await counts(server, one)).approvals).toBe(0);
  });

  it("counts parts of one payment together, so that no halves slip below it", async () => {
    const id = await paidLink(server, 20_000);
    expect((await refund(server, one, id, 30)).statusCode).toBe(200);
    expect((await refund(server, one, id, 30)).json().code).toBe("approval_needed");
    const halves = await paidLink(server, 20_000);
    const both = await Promise.all([refund(server, one, halves, 30), refund(server, one, halves, 30)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it("approves what another asked for, which does it at once and once, also when two press together", async () => {
    const id = await paidLink(server, 20_000);
    const asked: number = (await refund(server, one, id, 120)).json().approval_id;
    const third = await makeAccount(server, { role: "staff" });
    const answers = await Promise.all([approve(server, other, asked), approve(server, third, asked)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await refundsOf(server, id)).toEqual([12_000]);
    expect((await approve(server, other, asked)).json().code).toBe("approval_over");
    expect(await refundsOf(server, id)).toEqual([12_000]);
    const log = await auditOf(server, one, `approval ${asked}`);
    expect(log).toEqual(["approve_request", "ask_approval"]);
    expect(await auditOf(server, one, `pay link ${id}`)).toContain("refund_pay_link");
  });

  it("leaves a request as it was where it can't be done any more, and says why", async () => {
    const id = await paidLink(server, 20_000);
    const asked: number = (await refund(server, one, id, 180)).json().approval_id;
    await settingsAre(server, OFF);
    await refund(server, one, id, 40);
    const answer = await approve(server, other, asked);
    expect([answer.statusCode, answer.json().fields.amount]).toEqual([
      400,
      "At most 160.00 can be given back.",
    ]);
    expect(await refundsOf(server, id)).toEqual([4_000]);
    expect(await waitingFor(server, other)).toMatchObject([{ id: asked, state: "waiting" }]);
  });

  it("is never oneself, needs the right of the thing, and sees nothing without it", async () => {
    const id = await paidLink(server, 20_000);
    const asked: number = (await refund(server, one, id, 120)).json().approval_id;
    expect((await approve(server, one, asked)).json().code).toBe("own_request");
    const clerk = await withRights(server, other, ["letters", "records"]);
    expect((await approve(server, clerk, asked)).statusCode).toBe(404);
    expect(await waitingFor(server, clerk)).toEqual([]);
    expect(await refundsOf(server, id)).toEqual([]);
  });

  it("refuses in words that whoever asked reads, and nothing is given back", async () => {
    const id = await paidLink(server, 20_000);
    const asked: number = (await refund(server, one, id, 120)).json().approval_id;
    const params = { id: asked };
    await server.call(refuseApprovalEndpoint, {
      params,
      body: { note: "Ask the driver" },
      token: other.token,
    });
    const { decided } = await server.call(listApprovalsEndpoint, { token: one.token });
    expect(decided[0]).toMatchObject({
      id: asked,
      state: "refused",
      note: "Ask the driver",
      decided_by: "Ben Person",
    });
    expect((await approve(server, other, asked)).json().code).toBe("approval_over");
    expect(await refundsOf(server, id)).toEqual([]);
  });

  it("runs out after the days that the company says, and can then be asked for anew", async () => {
    const id = await paidLink(server, 20_000);
    const asked: number = (await refund(server, one, id, 120)).json().approval_id;
    server.clock.advance(7 * DAY_MS);
    expect((await approve(server, other, asked)).json().code).toBe("approval_over");
    const { waiting, decided } = await server.call(listApprovalsEndpoint, { token: one.token });
    expect([waiting, decided[0]]).toMatchObject([[], { id: asked, state: "expired" }]);
    const anew = (await refund(server, one, id, 120)).json();
    expect(anew.code).toBe("approval_needed");
    expect(anew.approval_id).not.toBe(asked);
  });

  it("is withdrawn by whoever asked, and by nobody else", async () => {
    const id = await paidLink(server, 20_000);
    const params = { id: (await refund(server, one, id, 120)).json().approval_id as number };
    const theirs = await server.request(withdrawRequestEndpoint, { params, token: other.token });
    expect(theirs.json().code).toBe("edit_conflict");
    await server.call(withdrawRequestEndpoint, { params, token: one.token });
    expect(await waitingFor(server, other)).toEqual([]);
  });

  it("agrees to credits of a statement and to fares that are corrected down, and not to those corrected up", async () => {
    const id = await makeStatementRow(server, 40_000);
    const credit = (amount: number) =>
      server.request(creditStatementEndpoint, {
        params: { id },
        body: { amount, reason: "The tour was off" },
        token: one.token,
      });
    expect((await credit(20)).statusCode).toBe(200);
    const asked = (await credit(40)).json();
    expect(asked.code).toBe("approval_needed");
    expect((await approve(server, other, asked.approval_id)).statusCode).toBe(200);
    const statement = await server.call(getStatementEndpoint, { params: { id }, token: one.token });
    expect(statement.credited).toBe("60.00");

    const ride = await drivenRide(server, 20_000);
    const correct = (fare: number, seen_fare: string) =>
      server.request(correctFareEndpoint, {
        params: { id: ride.id },
        body: { fare, seen_fare, reason: "The wrong hotel" },
        token: one.token,
      });
    expect((await correct(250, "200.00")).statusCode).toBe(201);
    expect((await correct(180, "250.00")).statusCode).toBe(201);
    const down = (await correct(140, "180.00")).json();
    expect(down.code).toBe("approval_needed");
    expect((await approve(server, other, down.approval_id)).statusCode).toBe(200);
    const { fare_cents } = await server.db
      .selectFrom("rides")
      .select("fare_cents")
      .where("id", "=", ride.id)
      .executeTakeFirstOrThrow();
    expect(fare_cents).toBe(14_000);
  });
});

onADatabase("a second person for files", (server) => {
  it("lets the one who asked take everything out once, and the approver nothing", async () => {
    const one = await makeAccount(server, { role: "staff", passwordHash: await hashPassword(PASSWORD) });
    const other = await makeAccount(server, { role: "staff", passwordHash: await hashPassword(PASSWORD) });
    await settingsAre(server, { ...OFF, exports: true });
    const take = (who: TestAccount) =>
      server.request(exportDataEndpoint, {
        body: { password: PASSWORD, reason: "For the accountant" },
        token: who.token,
      });
    const asked = (await take(one)).json();
    expect(asked.code).toBe("approval_needed");
    expect(await auditOf(server, one, "data")).toEqual([]);
    expect((await approve(server, other, asked.approval_id)).json().state).toBe("approved");
    expect((await take(other)).json().code).toBe("approval_needed");
    const file = await take(one);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/zip"]);
    expect((await take(one)).json().code).toBe("approval_waiting");
  });
});

onADatabase("the settings of a second person", (server) => {
  it("are an owner's, are kept in the log, and refuse who looked before the last change", async () => {
    const owner = await makeAccount(server, { role: "staff" });
    const manager = await withRights(server, await makeAccount(server, { role: "staff" }), [
      "company",
      "refunds",
    ]);
    const { settings, others } = await server.call(listApprovalsEndpoint, { token: owner.token });
    expect(settings).toMatchObject(OFF);
    expect(others).toEqual({ refunds: 1, bookkeeping: 0, records: 0 });
    const body = { ...OFF, refunds_over: 75.5, version: settings.version };
    const refused = await server.request(setApprovalSettingsEndpoint, { body, token: manager.token });
    expect(refused.statusCode).toBe(403);
    await server.call(setApprovalSettingsEndpoint, { body, token: owner.token });
    const late = await server.request(setApprovalSettingsEndpoint, { body, token: owner.token });
    expect(late.json().code).toBe("edit_conflict");
    const [entry] = await server.call(listAuditLogEndpoint, {
      query: { action: "set_approvals" },
      token: owner.token,
    });
    expect(entry?.detail).toEqual({ refunds_over: { from: null, to: 75.5 } });
  });
});

async function settingsAre(server: TestServer, settings: ApprovalSettings): Promise<void> {
  const owner = await makeAccount(server, { role: "staff" });
  const { version } = (await server.call(listApprovalsEndpoint, { token: owner.token })).settings;
  await server.call(setApprovalSettingsEndpoint, { body: { ...settings, version }, token: owner.token });
  await server.db.updateTable("accounts").set({ state: "suspended" }).where("id", "=", owner.id).execute();
}

async function withRights(server: TestServer, account: TestAccount, rights: Right[]): Promise<TestAccount> {
  const owner = await makeAccount(server, { role: "staff" });
  await server.call(setUserRightsEndpoint, {
    params: { id: account.id },
    body: { rights },
    token: owner.token,
  });
  await server.db.updateTable("accounts").set({ state: "suspended" }).where("id", "=", owner.id).execute();
  return account;
}

async function drivenRide(server: TestServer, fare_cents: number) {
  const driver = await makeDriver(server);
  const now = server.clock.now();
  return makeRide(server, { status: "Completed", driverId: driver.id, fare_cents, ride_datetime: now });
}

/** A payment by link that was paid. */
async function paidLink(server: TestServer, amount_cents: number): Promise<number> {
  const ride = await drivenRide(server, amount_cents);
  const { id } = await makePayLink(server, { ride_id: ride.id, amount_cents, charged_cents: amount_cents });
  await takeProviderState(server.db, { id, state: "paid", now: server.clock.now() });
  return id;
}

function refund(server: TestServer, by: TestAccount, id: number, amount: number) {
  const body = { amount, reason: "The car was late" };
  return server.request(refundPayLinkEndpoint, { params: { id }, body, token: by.token });
}

function approve(server: TestServer, by: TestAccount, id: number) {
  return server.request(approveEndpoint, { params: { id }, token: by.token });
}

async function waitingFor(server: TestServer, who: TestAccount) {
  return (await server.call(listApprovalsEndpoint, { token: who.token })).waiting.filter(
    ({ is_mine }) => !is_mine,
  );
}

function counts(server: TestServer, who: TestAccount) {
  return server.call(countOfficeEndpoint, { token: who.token });
}

async function refundsOf(server: TestServer, id: number): Promise<number[]> {
  const rows = await server.db
    .selectFrom("pay_link_refunds")
    .select("amount_cents")
    .where("pay_link_id", "=", id)
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
}

async function auditOf(server: TestServer, who: TestAccount, subject: string): Promise<string[]> {
  const log = await server.call(listAuditLogEndpoint, { query: { limit: 500 }, token: who.token });
  return log.filter((entry) => entry.subject === subject).map(({ action }) => action);
}
