import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  getStatementEndpoint,
  listPartnersEndpoint,
  mailStatementEndpoint,
  makeStatementEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { recordPaymentEndpoint } from "../../contract/payments/payments.endpoints.ts";
import type { Outgoing } from "../notifications/transport.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { emptyOutbox, workerOf } from "../testing/outbox.ts";
import { driveOnAccount, makePartner } from "../testing/partners.ts";
import { makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";

const MONTH = "2026-10";

onEachDatabase("a statement", (server) => {
  let staff: TestAccount;
  beforeAll(async () => {
    staff = await makeAccount(server, { role: "staff", firstName: "Suheily", lastName: "Maria" });
  });

  const preview = (id: number, month = MONTH) =>
    server.call(previewStatementEndpoint, { params: { id }, query: { month }, token: staff.token });
  const ask = async (id: number, month = MONTH) => {
    const { rides, total } = await preview(id, month);
    const body = { month, seen: { rides, total } };
    return server.request(makeStatementEndpoint, { params: { id }, body, token: staff.token });
  };

  it("has the rides of a month on account, and is numbered without a gap", async () => {
    const [first, second] = [await makePartner(server), await makePartner(server, { name: "Villa Awa" })];
    await driveOnAccount(server, first.id, { room: "12" });
    await driveOnAccount(server, first.id);
    await driveOnAccount(server, second.id);
    const made = (await ask(first.id)).json();
    expect(made).toMatchObject({ partner_name: "Hotel Pundamar", month: MONTH, rides: 2, total: "60.00" });
    expect(made).toMatchObject({
      crib: "102 345 678",
      made_by: "Suheily Maria",
      paid: null,
      mailed_at: null,
    });
    expect(made.lines).toMatchObject([{ room: "12", fare: "30.00" }, { room: null }]);
    expect((await ask(second.id)).json().number).toBe(made.number + 1);
    expect(await preview(first.id)).toMatchObject({ state: "made", rides: 0, unbilled: [] });
  });

  it("is made once of a month that is over, with the figures that were looked at", async () => {
    const { id } = await makePartner(server);
    await driveOnAccount(server, id);
    expect((await preview(id, "2026-11")).state).toBe("under_way");
    expect((await ask(id, "2026-11")).statusCode).toBe(400);
    const stale = { month: MONTH, seen: { rides: 2, total: "60.00" } };
    const refused = await server.request(makeStatementEndpoint, {
      params: { id },
      body: stale,
      token: staff.token,
    });
    expect(refused.json().code).toBe("edit_conflict");
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it("keeps how its rides were paid, and itself", async () => {
    const { id } = await makePartner(server);
    const rideId = await driveOnAccount(server, id);
    const { id: statement } = (await ask(id)).json();
    const refused = await server.request(recordPaymentEndpoint, {
      params: { id: rideId },
      body: { paid_by: "cash_usd" },
      token: staff.token,
    });
    expect(refused.json().code).toBe("ride_conflict");
    const change = sql`update partner_statements set total_cents = 1 where id = ${statement}`;
    await expect(change.execute(server.db)).rejects.toThrow("a statement stays as it was made");
  });

  it("is paid whole by a note without an amount, once, and then nothing of it is owed", async () => {
    const { id } = await makePartner(server, { name: "Aaa Hotel" });
    await driveOnAccount(server, id);
    const owed = async () => (await server.call(listPartnersEndpoint, { token: staff.token }))[0]?.owed;
    const { id: statement } = (await ask(id)).json();
    expect(await owed()).toBe("30.00");
    const pay = () =>
      server.request(markStatementPaidEndpoint, {
        params: { id: statement },
        body: { note: "By bank" },
        token: staff.token,
      });
    expect((await pay()).json().paid).toMatchObject({ by: "Suheily Maria", note: "By bank" });
    expect((await pay()).json().code).toBe("edit_conflict");
    expect(await owed()).toBe("0.00");
  });

  it("is a part of the hotel's balance until it is paid, beside what is on none yet and what is booked", async () => {
    const hotel = await makePartner(server, { name: "Aaa Balance" });
    await driveOnAccount(server, hotel.id);
    const { id: statement } = (await ask(hotel.id)).json();
    await makeRide(server, {
      partner_id: hotel.id,
      status: "Completed",
      paid_by: "account",
      fare_cents: 2_050,
    });
    await makeRide(server, { partner_id: hotel.id, fare_cents: 1_010 });
    await makeRide(server, { partner_id: hotel.id, status: "Cancelled", fare_cents: 9_999 });
    await makeRide(server, {
      partner_id: hotel.id,
      status: "Completed",
      paid_by: "cash_usd",
      fare_cents: 9_999,
    });
    const balance = async () => {
      const all = await server.call(listPartnersEndpoint, { token: staff.token });
      const { owed, owed_on_statements, owed_driven, owed_booked } =
        all.find(({ id }) => id === hotel.id) ?? {};
      return [owed_on_statements, owed_driven, owed_booked, owed];
    };
    expect(await balance()).toEqual(["30.00", "20.50", "10.10", "60.60"]);
    const params = { id: statement };
    await server.call(markStatementPaidEndpoint, { params, body: { note: "" }, token: staff.token });
    expect(await balance()).toEqual(["0.00", "20.50", "10.10", "30.60"]);
  });

  it("goes by mail in the hotel's language, with its tax number and each ride", async () => {
    await emptyOutbox(server);
    const { id } = await makePartner(server, { language: "nl", email: "boekhouding@pundamar.example" });
    await driveOnAccount(server, id, { room: "12" });
    const { id: statement, number } = (await ask(id)).json();
    const call = { params: { id: statement }, token: staff.token };
    expect((await server.call(mailStatementEndpoint, call)).mailed_at).toBe(server.clock.now().toISOString());
    expect((await server.call(getStatementEndpoint, call)).mailed_at).not.toBeNull();
    const mails: Outgoing[] = [];
    const email = { send: async (mail: Outgoing) => void mails.push(mail) };
    await workerOf(server, { email }).sendDue();
    expect(mails).toMatchObject([
      {
        recipient: "boekhouding@pundamar.example",
        message: { subject: `Overzicht ${number}: ritten in oktober 2026` },
      },
    ]);
    expect(mails[0]?.message.body).toContain("102 345 678");
    expect(mails[0]?.message.body).toContain("kamer 12");
    expect(mails[0]?.message.body).toContain("Dagen: 15 oktober 2026");
  });
});
