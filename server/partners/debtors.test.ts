import { beforeAll, expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import {
  getPaperDetailsEndpoint,
  setPaperDetailsEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import {
  creditStatementEndpoint,
  getStatementEndpoint,
  listDebtorsEndpoint,
  makeStatementEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
  remindOfStatementEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { DAY_MS, HOUR_MS } from "../../domain/time-units.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { makeAccount, type TestAccount } from "../testing/accounts.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { driveOnAccount, makePartner } from "../testing/partners.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { remindOfStatements } from "./remind-of-statement.ts";

onEachDatabase("debtors", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
  });

  const call = (id: number) => ({ params: { id }, token: staff.token });
  const stated = async (name: string, fare_cents: number) => {
    const { id } = await makePartner(server, { name, email: "books@pundamar.example" });
    await driveOnAccount(server, id, { fare_cents });
    const { rides, total } = await server.call(previewStatementEndpoint, {
      ...call(id),
      query: { month: "2026-10" },
    });
    return server.call(makeStatementEndpoint, {
      ...call(id),
      body: { month: "2026-10", seen: { rides, total } },
    });
  };
  const pay = (id: number, amount: number) =>
    server.call(markStatementPaidEndpoint, { ...call(id), body: { amount, how: "bank" } });
  const remind = (id: number) => server.request(remindOfStatementEndpoint, call(id));
  const sentMails = async () => {
    const mails: Outgoing[] = [];
    await workerOf(server, { email: { send: async (mail: Outgoing) => void mails.push(mail) } }).sendDue();
    return mails.map(({ message }) => message);
  };
  const remindAfter = async (days: number) => {
    const { version, ...details } = await server.call(getPaperDetailsEndpoint, { token: staff.token });
    const body = { ...details, remind_after_days: days, version };
    await server.call(setPaperDetailsEndpoint, { body, token: staff.token });
  };

  it("are listed by how long they are overdue, and what one has paid too much is no other's", async () => {
    const first = await stated("Hotel Nobo", 10_000);
    const second = await stated("Hotel Pundamar", 4_000);
    expect(first.due_on).toBe("2026-12-20");
    await pay(first.id, 25);
    await pay(second.id, 50);
    const debts = () => server.call(listDebtorsEndpoint, { token: staff.token });
    expect(await debts()).toMatchObject({
      debtors: [
        { partner_name: "Hotel Nobo", not_due: "75.00", over_90: "0.00", total: "75.00" },
        { partner_name: "Hotel Pundamar", not_due: "0.00", paid_too_much: "-10.00", total: "-10.00" },
      ],
      totals: { not_due: "75.00", paid_too_much: "-10.00", total: "65.00" },
    });
    server.clock.advance(31 * DAY_MS);
    expect((await debts()).totals).toMatchObject({ not_due: "0.00", days_1_30: "75.00" });
    server.clock.advance(90 * DAY_MS);
    expect((await debts()).totals).toMatchObject({ days_1_30: "0.00", over_90: "75.00" });
    await pay(first.id, 75);
    expect((await debts()).debtors.map(({ partner_name }) => partner_name)).toEqual(["Hotel Pundamar"]);
  });

  it("are reminded once a day at most, not before the day to pay and not once it is paid", async () => {
    const { id, due_on: due = "" } = await stated("Villa Jan Thiel", 6_000);
    await pay(id, 10);
    const early = await remind(id);
    expect([early.statusCode, early.json().error]).toEqual([
      409,
      `This statement may be paid until ${due}. Remind after that.`,
    ]);
    server.clock.advance(31 * DAY_MS);
    await emptyOutbox(server);
    expect((await remind(id)).json().reminders).toMatchObject([{ by: "Suheily Maria" }]);
    const again = await remind(id);
    expect([again.statusCode, again.json().error]).toEqual([409, "They were reminded less than a day ago."]);
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Reminder: \$50\.00 of statement \d+ is left to pay$/);
    expect(mail?.body).toContain("A friendly reminder: $50.00");
    await pay(id, 50);
    server.clock.advance(2 * DAY_MS);
    expect((await remind(id)).json().error).toBe("Nothing of this statement is left to pay.");
  });

  it("are reminded by itself where the company wants it, on working days, every two weeks, three times", async () => {
    const { id, due_on: due = "" } = await stated("Kura Hulanda", 8_000);
    const at = (day: number, hour: number) =>
      new Date(Date.parse(`${due}T00:00:00Z`) + day * DAY_MS + (hour + 4) * HOUR_MS);
    const reminded = async (when: Date) => {
      await remindOfStatements(server.db, when);
      return (await server.call(getStatementEndpoint, call(id))).reminders?.length;
    };
    const working = (from: number) =>
      [from, from + 1, from + 2].find((day) => ![0, 6].includes(at(day, 10).getUTCDay())) ?? from;
    expect(await reminded(at(working(5), 10))).toBe(0);
    await remindAfter(3);
    expect(await reminded(at(2, 10))).toBe(0);
    expect(await reminded(at(working(3), 8))).toBe(0);
    const saturday = [3, 4, 5, 6, 7, 8, 9].find((day) => at(day, 10).getUTCDay() === 6) ?? 3;
    expect(await reminded(at(saturday, 10))).toBe(0);
    expect(await reminded(at(working(3), 10))).toBe(1);
    expect(await reminded(at(working(10), 10))).toBe(1);
    expect(await reminded(at(working(20), 10))).toBe(2);
    expect(await reminded(at(working(36), 10))).toBe(3);
    expect(await reminded(at(working(60), 10))).toBe(3);
    const [entry] = await server.call(listAuditLogEndpoint, { token: staff.token });
    expect(entry).toMatchObject({ action: "remind_statement", detail: { statement: id, owed: "80.00" } });
    await remindAfter(0);
  });

  it("get credit notes numbered without a gap, also of two who credit at once", async () => {
    const one = await stated("Hotel A", 6_000);
    const other = await stated("Hotel B", 6_000);
    const credit = (id: number, amount: number) =>
      server.request(creditStatementEndpoint, { ...call(id), body: { amount, reason: "Late" } });
    await Promise.all([credit(one.id, 1), credit(other.id, 1), credit(one.id, 2)]);
    expect((await credit(other.id, 1_000)).statusCode).toBe(400);
    await credit(other.id, 3);
    const rows = await server.db
      .selectFrom("statement_entries")
      .select("note_number")
      .where("kind", "=", "credit")
      .orderBy("note_number")
      .execute();
    expect(rows.map(({ note_number }) => note_number)).toEqual([1, 2, 3, 4]);
    const { entries } = await server.call(getStatementEndpoint, call(other.id));
    expect(entries.at(-1)?.note_number).toBe(4);
  });
});
