import { expect, it } from "vitest";
import { assignDriver, reassignDriver } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRide } from "../../contract/rides/rides.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide, makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-house.ts";

const HOUR_MS = 60 * 60_000;

onEachDatabase("giving a ride to a driver", (house) => {
  it("gives it to another only while the one it was seen with still has it", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const [first, second, third] = [
      await makeDriver(house),
      await makeDriver(house),
      await makeDriver(house),
    ];
    const { id } = await makeRide(house);
    const params = { id };
    await house.call(assignDriver, { params, body: { driver_id: first.id }, token });
    const seen = { from_driver_id: first.id };
    const reassigned = (driverId: number) =>
      house.ask(reassignDriver, { params, body: { driver_id: driverId, ...seen }, token });
    const [one, other] = await Promise.all([reassigned(second.id), reassigned(third.id)]);
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 409]);
    const [won, lost] = one.statusCode === 200 ? [one, other] : [other, one];
    expect(lost.json()).toMatchObject({ code: "ride_conflict", status: "Assigned" });
    expect(await house.call(getRide, { params, token })).toMatchObject({ driver_id: won.json().driver_id });
  });

  it("refuses a driver whose other ride overlaps, names that ride, and gives in to force", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const [first, second] = [await makeRide(house), await makeRide(house)];
    const give = (id: number, force?: boolean) =>
      house.ask(assignDriver, {
        params: { id },
        body: { driver_id: driver.id, ...(force ? { force } : {}) },
        token,
      });
    expect((await give(first.id)).statusCode).toBe(200);
    const refused = await give(second.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: "driver_busy",
      ride_id: first.id,
      error: `This driver already has ride ${first.reference} from 13:00 to 13:24.`,
    });
    expect((await give(second.id, true)).json()).toMatchObject({ status: "Assigned", driver_id: driver.id });
  });

  it("gives him a ride that begins when the other ends", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const start = new Date(house.clock.now().getTime() + HOUR_MS);
    await makeRide(house, {
      status: "Accepted",
      driverId: driver.id,
      ride_datetime: start,
      duration_min: 30,
    });
    const next = await makeRide(house, { ride_datetime: new Date(start.getTime() + 30 * 60_000) });
    const given = { params: { id: next.id }, body: { driver_id: driver.id }, token };
    expect((await house.ask(assignDriver, given)).statusCode).toBe(200);
  });

  it("takes drivers on and off shift, and neither inactive nor unapproved ones", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const ask = async (driver: TestAccount) => {
      const { id } = await makeRide(house);
      const response = await house.ask(assignDriver, {
        params: { id },
        body: { driver_id: driver.id },
        token,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await ask(await makeDriver(house, { onShift: false }))).toEqual([200, undefined]);
    expect(await ask(await makeDriver(house, { inactive: true }))).toEqual([409, "driver_unavailable"]);
    expect(await ask(await makeDriver(house, { approved: false }))).toEqual([409, "driver_unavailable"]);
    expect(await ask(await makeAccount(house, { role: "rider" }))).toEqual([404, "not_found"]);
  });

  it.each([
    ...["abc", "1.5", "", null, {}, undefined, 1.5, "12 "].map(
      (id) => [id, 400, "Invalid driver ID"] as const,
    ),
    ...[0, -1, "99999999999"].map((id) => [id, 404, "Driver not found."] as const),
  ])("refuses %j as a driver", async (driver_id, status, sentence) => {
    const { token } = await makeAccount(house, { role: "operator" });
    const { id } = await makeRide(house);
    const body = { driver_id } as never;
    const response = await house.ask(assignDriver, { params: { id }, body, token });
    expect([response.statusCode, response.json().error]).toEqual([status, sentence]);
  });

  it("tells the passenger which driver comes, when the office can no longer take it back", async () => {
    const { token } = await makeAccount(house, { role: "operator" });
    const driver = await makeDriver(house);
    const ride = await bookARide(house, { rider_phone: "5550201" }, token);
    await house.call(assignDriver, { params: { id: ride.id }, body: { driver_id: driver.id }, token });
    const messages = await house.db
      .selectFrom("outbox")
      .select(["kind", "channel", "next_attempt_at"])
      .where("ride_id", "=", ride.id)
      .orderBy("id")
      .execute();
    expect(messages).toEqual([
      { kind: "booked", channel: "webhook", next_attempt_at: house.clock.now() },
      {
        kind: "driver_assigned",
        channel: "webhook",
        next_attempt_at: new Date(house.clock.now().getTime() + 10_000),
      },
    ]);
  });
});
