import { beforeAll, expect, it } from "vitest";
import { recordPaymentEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import type { RecordedPayment } from "../../../contract/payments/payment-schemas.ts";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { operatorCompleteRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { getOfficeDayEndpoint } from "../../../contract/reports/office.endpoints.ts";
import { DAY_MS, HOUR_MS } from "../../../domain/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makePartner } from "../../testing/partners.ts";
import { insertRideRow, makeRide } from "../../testing/rides.ts";
import { onADatabase } from "../../testing/test-server.ts";

onADatabase("paid on account", (server) => {
  let driver: TestAccount;
  let operator: TestAccount;
  let staff: TestAccount;
  beforeAll(async () => {
    driver = await makeDriver(server);
    operator = await makeAccount(server, { role: "operator" });
    staff = await makeAccount(server, { role: "staff" });
  });

  const ride = (status: "PickedUp" | "Completed", facts: object = {}) =>
    makeRide(server, { status, driverId: driver.id, fare_cents: 5_950, ...facts });
  const say = (id: number, body: RecordedPayment, { token }: TestAccount) =>
    server.request(recordPaymentEndpoint, { params: { id }, body, token });
  const owedBy = async (partnerId: number) => {
    const partners = await server.call(listPartnersEndpoint, { token: staff.token });
    return partners.find(({ id }) => id === partnerId)?.owed;
  };

  it("is no ride that no account pays, whoever says so and with which step", async () => {
    const aboard = await ride("PickedUp");
    const finished = await server.request(finishRideEndpoint, {
      params: { id: aboard.id },
      body: { paid_by: "account" },
      token: driver.token,
    });
    const { id } = await ride("Completed");
    for (const refused of [
      finished,
      await say(id, { paid_by: "account" }, driver),
      await say(id, { paid_by: "account" }, operator),
      await say(id, { paid_by: "account", reason: "The bar pays" }, staff),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([409, "not_on_account"]);
    }
    const completed = await server.call(operatorCompleteRideEndpoint, {
      params: { id: aboard.id },
      token: operator.token,
    });
    expect(completed.paid_by).toBeNull();
  });

  it("stays every ride of a hotel, unless dispatch takes it off with a reason that its history keeps", async () => {
    const hotel = await makePartner(server, { name: "Hotel Pundamar" });
    const aboard = await ride("PickedUp", { partner_id: hotel.id });
    const finish = (body: object) =>
      server.request(finishRideEndpoint, { params: { id: aboard.id }, body, token: driver.token });
    expect((await finish({ paid_by: "cash_usd" })).json()).toMatchObject({
      code: "on_account",
      error: "This ride is on the account of Hotel Pundamar. Please call us if it was paid another way.",
    });
    expect((await finish({ paid_by: "account", tip: 5 })).json()).toMatchObject({
      paid_by: "account",
      tip: "5.00",
    });
    expect((await say(aboard.id, { paid_by: "card" }, driver)).json().code).toBe("on_account");
    expect((await say(aboard.id, { paid_by: "cash_usd" }, operator)).json()).toMatchObject({
      code: "invalid_input",
      fields: { reason: "Say why the account doesn't pay this ride." },
    });
    expect(await owedBy(hotel.id)).toBe("59.50");

    const reason = "The guest paid, the hotel asked for it";
    const taken = await say(aboard.id, { paid_by: "cash_usd", reason }, operator);
    expect(taken.json().paid_by).toBe("cash_usd");
    expect(await owedBy(hotel.id)).toBe("0.00");
    const history = await server.call(listRideHistoryEndpoint, {
      params: { id: aboard.id },
      token: staff.token,
    });
    expect(history.at(-1)).toMatchObject({
      action: "record_payment",
      actor: "operator",
      values: expect.arrayContaining([
        { field: "paid_by", from: "account", to: "cash_usd" },
        { field: "payment_reason", from: null, to: reason },
      ]),
    });
    // What was paid in the car its driver knows best; whose bill it is on they don't say.
    expect((await say(aboard.id, { paid_by: "cash_xcg" }, driver)).json().paid_by).toBe("cash_xcg");
    expect((await say(aboard.id, { paid_by: "account" }, driver)).json().code).toBe("on_account");
    expect((await say(aboard.id, { paid_by: "account" }, operator)).json().paid_by).toBe("account");
    expect(await owedBy(hotel.id)).toBe("59.50");
  });

  it("is listed to the office where it was said before of rides that no account pays, until it is put right", async () => {
    const before = new Date(server.clock.now().getTime() - 60 * DAY_MS);
    const old = (facts: object) =>
      insertRideRow(server, {
        status: "Completed",
        driver_id: driver.id,
        fare_cents: 2_250,
        paid_by: "account",
        ride_datetime: before,
        completed_at: new Date(before.getTime() + HOUR_MS),
        pickup_location: "Punda",
        ...facts,
      });
    const id = await old({});
    await old({ partner_id: (await makePartner(server)).id });
    await old({ imported_at: before });
    const owedByNobody = async () =>
      (await server.call(getOfficeDayEndpoint, { token: staff.token })).owed_by_nobody;
    expect(await owedByNobody()).toMatchObject({
      rides: 1,
      fares: "22.50",
      listed: [{ id, fare: "22.50", pickup_location: "Punda" }],
    });
    expect((await say(id, { paid_by: "card" }, staff)).statusCode).toBe(200);
    expect(await owedByNobody()).toEqual({ rides: 0, fares: "0.00", listed: [] });
  });
});
