import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  creditStatementEndpoint,
  getStatementEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
  mailStatementEndpoint,
  markStatementPaidEndpoint,
  takeBackStatementEntryEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import {
  askPaymentEndpoint,
  listPayLinksEndpoint,
  refundPayLinkEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import type { StatementDetail } from "../../contract/partners/statement-schemas.ts";
import { getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import { DAY_MS, MINUTE_MS } from "../../domain/time-units.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { inTransaction } from "../database/connect.ts";
import { refuseRefund } from "../pay-links/refund-pay-link.ts";
import { takeProviderState } from "../pay-links/take-provider-state.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { makeStatementRow } from "../testing/partners.ts";
import { followPayments, payLinkSettingsAre, trialPayments } from "../testing/pay-links.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const payments = trialPayments();

onEachDatabase(
  "what is owed on a statement",
  (server) => {
    let staff: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
      await payLinkSettingsAre(server, { mode: "offered" });
    });

    const read = (id: number) => server.call(getStatementEndpoint, { params: { id }, token: staff.token });
    const note = (id: number, body: object) =>
      server.request(markStatementPaidEndpoint, { params: { id }, body, token: staff.token });
    const credit = (id: number, body: { amount: number; reason: string }) =>
      server.request(creditStatementEndpoint, { params: { id }, body, token: staff.token });
    const takeBack = (id: number | null | undefined) =>
      server.request(takeBackStatementEntryEndpoint, {
        params: { id: id ?? 0 },
        body: { reason: "Another hotel's" },
        token: staff.token,
      });
    const askLink = (id: number, amount?: number) =>
      server.request(askPaymentEndpoint, {
        body: { statement_id: id, purpose: "statement", ...(amount === undefined ? {} : { amount }) },
        token: staff.token,
      });
    /** Asks for it by link, and the provider says that it was paid. */
    const payLink = async (id: number, amount?: number): Promise<number> => {
      const { id: link } = (await askLink(id, amount)).json<{ id: number }>();
      await takeProviderState(server.db, { id: link, state: "paid", now: server.clock.now() });
      return link;
    };
    const refund = (id: number, amount: number, counts_as?: "owed" | "credited") =>
      server.request(refundPayLinkEndpoint, {
        params: { id },
        body: { amount, reason: "The tour was off", ...(counts_as === undefined ? {} : { counts_as }) },
        token: staff.token,
      });
    const figures = ({ received, credited, owed, paid }: StatementDetail) => [
      received,
      credited,
      owed,
      paid !== null,
    ];
    const linksOf = (statement_id: number) =>
      server.call(listPayLinksEndpoint, { query: { statement_id }, token: staff.token });

    it("falls by a part that was paid, by what came in and when, and is paid with the last of them", async () => {
      const id = await makeStatementRow(server, 226_900);
      const body = {
        amount: 2_253.5,
        how: "bank",
        received_on: "2026-11-18",
        note: "Ref 88",
        seen_owed: "2269.00",
      };
      const part = (await note(id, body)).json<StatementDetail>();
      expect(figures(part)).toEqual(["2253.50", "0.00", "15.50", false]);
      expect(part.entries).toMatchObject([
        { kind: "payment", how: "bank", amount: "2253.50", owed_after: "15.50", received_on: "2026-11-18" },
      ]);
      expect((await note(id, { ...body, seen_owed: "much" })).statusCode).toBe(400);
      // Whoever looked before that would note the same again.
      expect((await note(id, body)).json().code).toBe("edit_conflict");
      server.clock.advance(DAY_MS);
      const whole = (await note(id, {})).json<StatementDetail>();
      expect(figures(whole)).toEqual(["2269.00", "0.00", "0.00", true]);
      expect(whole.paid).toEqual({ at: server.clock.now().toISOString(), by: "Suheily Maria", note: "" });
    });

    it("keeps what was paid beyond it as a credit of the hotel, and refuses a payment of tomorrow", async () => {
      const id = await makeStatementRow(server, 3_000);
      expect((await note(id, { received_on: "2027-12-31" })).statusCode).toBe(400);
      expect(figures((await note(id, { amount: 50 })).json())).toEqual(["50.00", "0.00", "-20.00", true]);
    });

    it("falls by a dollar where a dollar was paid by link, and asks no more by link than the rest", async () => {
      const id = await makeStatementRow(server, 8_000);
      await payLink(id, 1);
      expect(figures(await read(id))).toEqual(["1.00", "0.00", "79.00", false]);
      expect((await askLink(id, 79.01)).statusCode).toBe(400);
      expect((await askLink(id)).json()).toMatchObject({ amount: "79.00" });
    });

    it("rises again with what is given back by link, and everywhere the same", async () => {
      const id = await makeStatementRow(server, 226_900);
      const partnerOf = async () =>
        (await server.call(listPartnersEndpoint, { token: staff.token })).find(
          ({ id: partner }) => partner === partnerId,
        );
      const { partner_id: partnerId } = await read(id);
      const link = await payLink(id);
      expect((await partnerOf())?.owed).toBe("0.00");
      const before = await server.call(getOfficeDayEndpoint, { token: staff.token });
      expect((await refund(link, 2_269)).statusCode).toBe(200);
      const now = await read(id);
      expect(figures(now)).toEqual(["0.00", "0.00", "2269.00", false]);
      expect(now.entries.map(({ kind, amount, owed_after }) => [kind, amount, owed_after])).toEqual([
        ["payment", "2269.00", "0.00"],
        ["refund", "-2269.00", "2269.00"],
      ]);
      expect((await partnerOf())?.owed_on_statements).toBe("2269.00");
      const after = await server.call(getOfficeDayEndpoint, { token: staff.token });
      expect(Number(after.unpaid.owed) - Number(before.unpaid.owed)).toBeCloseTo(2_269, 2);
      server.clock.advance(40 * DAY_MS);
      const late = await server.call(getOfficeDayEndpoint, { token: staff.token });
      expect(late.unpaid.statements.find((one) => one.id === id)).toMatchObject({ owed: "2269.00" });
      expect((await askLink(id)).json()).toMatchObject({ amount: "2269.00" });
      // The column of the version before says the same.
      const row = sql<{ paid_at: Date | null }>`select paid_at from partner_statements where id = ${id}`;
      expect((await row.execute(server.db)).rows).toEqual([{ paid_at: null }]);
    });

    it("stays paid where what is given back is credited, with the reason", async () => {
      const id = await makeStatementRow(server, 8_000);
      const link = await payLink(id);
      const { paid } = await read(id);
      server.clock.advance(DAY_MS);
      await refund(link, 30, "credited");
      const now = await read(id);
      expect(figures(now)).toEqual(["50.00", "30.00", "0.00", true]);
      expect(now.paid).toEqual(paid);
      expect(now.entries.find(({ kind }) => kind === "credit")).toMatchObject({
        amount: "30.00",
        reason: "The tour was off",
      });
    });

    it("is what it was before where the provider refuses to give back, the credit that went with it too", async () => {
      const id = await makeStatementRow(server, 8_000);
      const link = await payLink(id);
      await refund(link, 30, "credited");
      const refunds = await server.db
        .selectFrom("pay_link_refunds")
        .selectAll()
        .where("pay_link_id", "=", link)
        .execute();
      for (const one of refunds) {
        await inTransaction(server.db, (trx) => refuseRefund(trx, { refund: one, now: server.clock.now() }));
      }
      expect(figures(await read(id))).toEqual(["80.00", "0.00", "0.00", true]);
    });

    it("falls by a credit with a reason, in all no more than it came to", async () => {
      const id = await makeStatementRow(server, 8_000);
      expect((await credit(id, { amount: 20, reason: "" })).statusCode).toBe(400);
      const credited = (await credit(id, { amount: 20, reason: "Two rides were late" })).json();
      expect(figures(credited)).toEqual(["0.00", "20.00", "60.00", false]);
      expect((await credit(id, { amount: 60.01, reason: "All of it" })).statusCode).toBe(400);
      expect(figures((await credit(id, { amount: 60, reason: "All of it" })).json())).toEqual([
        "0.00",
        "80.00",
        "0.00",
        true,
      ]);
    });

    it("is as before once a wrong entry is taken back, by an entry of its own and once", async () => {
      const id = await makeStatementRow(server, 8_000);
      const noted = (await note(id, { note: "Wrong hotel" })).json<StatementDetail>();
      const entry = noted.entries[0]?.id;
      const both = await Promise.all([takeBack(entry), takeBack(entry)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const now = await read(id);
      expect(figures(now)).toEqual(["0.00", "0.00", "80.00", false]);
      expect(now.entries).toMatchObject([
        { kind: "payment", amount: "80.00", taken_back: true },
        { kind: "taken_back", amount: "-80.00", reason: "Another hotel's" },
      ]);
      expect((await takeBack(now.entries[1]?.id)).statusCode).toBe(409);
      const wrong = (await credit(id, { amount: 5, reason: "No" })).json<StatementDetail>();
      expect(figures((await takeBack(wrong.entries.at(-1)?.id)).json())).toEqual([
        "0.00",
        "0.00",
        "80.00",
        false,
      ]);
    });

    it("stays in its history: no entry changes or goes", async () => {
      const id = await makeStatementRow(server, 8_000);
      await note(id, {});
      const change = sql`update statement_entries set cents = 1 where statement_id = ${id}`;
      await expect(change.execute(server.db)).rejects.toThrow("stays as it is");
      const removal = sql`delete from statement_entries where statement_id = ${id}`;
      await expect(removal.execute(server.db)).rejects.toThrow("stays as it is");
    });

    it("takes an open link back that asks more than is owed, and what was paid by two stands as a credit", async () => {
      const id = await makeStatementRow(server, 8_000);
      const first = (await askLink(id)).json<{ id: number }>().id;
      await note(id, { amount: 30 });
      await followPayments(server, payments.provider);
      expect((await linksOf(id)).map(({ state }) => state)).toEqual(["cancelled"]);
      const second = await payLink(id);
      // It was paid in the moment in which it was taken back.
      server.clock.advance(MINUTE_MS);
      await takeProviderState(server.db, { id: first, state: "paid", now: server.clock.now() });
      expect(figures(await read(id))).toEqual(["160.00", "0.00", "-80.00", true]);
      const due = async () =>
        (await linksOf(id)).toSorted((a, b) => a.id - b.id).map(({ refund_due }) => refund_due);
      // What was paid last is too much first.
      expect(await due()).toEqual(["80.00", "0.00"]);
      await refund(first, 80);
      expect(await due()).toEqual(["0.00", "0.00"]);
      expect(figures(await read(id))).toEqual(["80.00", "0.00", "0.00", true]);
      await refund(second, 50, "credited");
      expect(figures(await read(id))).toEqual(["30.00", "50.00", "0.00", true]);
    });

    it("is one payment, however often the provider says that it was paid, and paid since the first time", async () => {
      const id = await makeStatementRow(server, 8_000);
      const link = await payLink(id);
      const { paid } = await read(id);
      server.clock.advance(DAY_MS);
      for (const state of ["paid", "cancelled", "paid"] as const) {
        await takeProviderState(server.db, { id: link, state, now: server.clock.now() });
      }
      const now = await read(id);
      expect([figures(now), now.paid]).toEqual([["80.00", "0.00", "0.00", true], paid]);
      expect((await linksOf(id))[0]?.paid_at).toBe(paid?.at);
    });

    it("counts what a server of the version before marks as paid", async () => {
      const id = await makeStatementRow(server, 8_000);
      await note(id, { amount: 30 });
      const marking = sql`update partner_statements set paid_at = ${server.clock.now()}, paid_noted_by = ${staff.id},
        paid_note = 'Cheque' where id = ${id} and paid_at is null`;
      await marking.execute(server.db);
      const now = await read(id);
      expect(figures(now)).toEqual(["80.00", "0.00", "0.00", true]);
      expect(now.paid).toMatchObject({ by: "Suheily Maria", note: "Cheque" });
    });

    it("stands in the list and in the mail with what came in and what was credited", async () => {
      const id = await makeStatementRow(server, 8_000);
      await note(id, { amount: 30 });
      await credit(id, { amount: 20, reason: "Late" });
      const listed = await server.call(listStatementsEndpoint, { token: staff.token });
      expect(listed.find((one) => one.id === id)).toMatchObject({
        received: "30.00",
        credited: "20.00",
        owed: "30.00",
        paid: null,
      });
      await emptyOutbox(server);
      await server.call(mailStatementEndpoint, { params: { id }, token: staff.token });
      const mails: Outgoing[] = [];
      await workerOf(server, { email: { send: async (mail: Outgoing) => void mails.push(mail) } }).sendDue();
      const body = mails[0]?.message.body ?? "";
      for (const row of [
        "Received: $30.00",
        "Credited: $20.00",
        "Left to pay: $30.00",
        "has to pay for the rides of October 2026: $30.00",
      ]) {
        expect(body).toContain(row);
      }
    });
  },
  { payments },
);
