import { beforeAll, expect, it } from "vitest";
import {
  getStatementEndpoint,
  listPartnersEndpoint,
  mailStatementEndpoint,
  makeStatementEndpoint,
  makeUnbilledStatementsEndpoint,
  previewStatementEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { driveOnAccount, makePartner } from "../testing/partners.ts";
import { onADatabase } from "../testing/test-server.ts";

onADatabase("the statement of a month", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff" });
  });

  const preview = (id: number, month: string) =>
    server.call(previewStatementEndpoint, { params: { id }, query: { month }, token: staff.token });
  const make = async (id: number, month: string) => {
    const { rides, total } = await preview(id, month);
    return server.call(makeStatementEndpoint, {
      params: { id },
      body: { month, seen: { rides, total } },
      token: staff.token,
    });
  };
  const drive = (id: number, at: string, fare_cents = 3_000) =>
    driveOnAccount(server, id, { at: new Date(at), fare_cents });
  const owed = async (id: number) => {
    const all = await server.call(listPartnersEndpoint, { token: staff.token });
    return all.find((one) => one.id === id)?.owed;
  };

  it("holds the rides of its month by the island's days, and names the earlier ones beside it", async () => {
    const { id } = await makePartner(server);
    await drive(id, "2026-08-06T12:00:00Z", 1_010);
    // The last evening of September on the island is October in UTC.
    await drive(id, "2026-10-01T03:59:59Z", 2_020);
    await drive(id, "2026-10-01T04:00:00Z", 4_040);
    await drive(id, "2026-11-01T03:59:59Z", 8_080);
    await drive(id, "2026-11-01T04:00:00Z", 160);
    const october = await preview(id, "2026-10");
    expect(october).toMatchObject({
      rides: 2,
      total: "121.20",
      first_day: "2026-10-01",
      last_day: "2026-10-31",
      state: "open",
    });
    expect(october.unbilled).toEqual([
      { month: "2026-08", rides: 1, total: "10.10" },
      { month: "2026-09", rides: 1, total: "20.20" },
      { month: "2026-10", rides: 2, total: "121.20" },
    ]);
    const made = await make(id, "2026-10");
    expect(made).toMatchObject({ month: "2026-10", rides: 2, total: "121.20", last_day: "2026-10-31" });
    expect(made.lines.map(({ fare }) => fare)).toEqual(["40.40", "80.80"]);
    expect((await preview(id, "2026-09")).total).toBe("20.20");
    expect(await owed(id)).toBe("153.10");
  });

  it("is made of every month that was never billed at once, each its own, and nothing twice", async () => {
    const { id } = await makePartner(server);
    await drive(id, "2026-08-06T12:00:00Z", 1_010);
    await drive(id, "2026-09-06T12:00:00Z", 2_020);
    await drive(id, "2026-10-06T12:00:00Z", 4_040);
    const { unbilled } = await preview(id, "2026-10");
    const all = (seen: typeof unbilled) =>
      server.request(makeUnbilledStatementsEndpoint, { params: { id }, body: { seen }, token: staff.token });
    expect((await all(unbilled.slice(1))).statusCode).toBe(409);
    expect((await all(unbilled.map((one) => ({ ...one, total: "1.00" })))).statusCode).toBe(409);
    const [first, second] = await Promise.all([all(unbilled), all(unbilled)]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([201, 409]);
    const made = (first.statusCode === 201 ? first : second).json();
    expect(made).toMatchObject([
      { month: "2026-08", total: "10.10" },
      { month: "2026-09", total: "20.20" },
      { month: "2026-10", total: "40.40" },
    ]);
    expect((await preview(id, "2026-10")).unbilled).toEqual([]);
    expect(await owed(id)).toBe("70.70");
  });

  it("has a second one where a ride of the month comes onto the account later", async () => {
    const { id } = await makePartner(server);
    await drive(id, "2026-10-06T12:00:00Z", 1_010);
    await make(id, "2026-10");
    expect((await preview(id, "2026-10")).state).toBe("made");
    await drive(id, "2026-10-07T12:00:00Z", 2_020);
    expect(await preview(id, "2026-10")).toMatchObject({ state: "open", total: "20.20" });
    expect((await make(id, "2026-10")).lines).toHaveLength(1);
    expect(await owed(id)).toBe("30.30");
  });

  it("says in its mail between which days its rides were, also one that an earlier version made of several months", async () => {
    const { id } = await makePartner(server, { email: "books@pundamar.example" });
    await drive(id, "2026-10-06T12:00:00Z");
    const { id: statement } = await make(id, "2026-10");
    const early = await drive(id, "2026-08-06T12:00:00Z");
    await server.db.updateTable("rides").set({ statement_id: statement }).where("id", "=", early).execute();
    const call = { params: { id: statement }, token: staff.token };
    expect(await server.call(getStatementEndpoint, call)).toMatchObject({
      first_day: "2026-08-06",
      last_day: "2026-10-06",
    });
    await emptyOutbox(server);
    await server.call(mailStatementEndpoint, call);
    const mails: Outgoing[] = [];
    await workerOf(server, { email: { send: async (mail: Outgoing) => void mails.push(mail) } }).sendDue();
    expect(mails[0]?.message.subject).toContain("August 6, 2026 – October 6, 2026");
    expect(mails[0]?.message.body).toContain("Days: August 6, 2026 – October 6, 2026");
  });
});
