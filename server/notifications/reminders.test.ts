import { expect, it } from "vitest";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import { cancelTrackedRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { bookARide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";
import { remindPassengers } from "./remind-passengers.ts";

onADatabase("a reminder", (server) => {
  let phone = 5_690_000;
  const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const book = (hours: number) =>
    bookARide(server, { rider_phone: String((phone += 1)), ride_datetime: inHours(hours) });
  const remindedOf = async ({ id }: { id: number }) => {
    const rows = await server.db
      .selectFrom("outbox")
      .select("id")
      .where("ride_id", "=", id)
      .where("kind", "=", "reminder")
      .where("channel", "=", "phone")
      .execute();
    return rows.length;
  };
  const pass = async (hours: number) => {
    server.clock.advance(hours * HOUR_MS);
    await remindPassengers(server.db, server.clock.now());
    // Two servers, or a run after a run, remind nobody twice.
    await Promise.all([1, 2].map(() => remindPassengers(server.db, server.clock.now())));
  };

  it("comes a day and two hours before the pickup, each once", async () => {
    const ride = await book(30);
    await pass(5);
    expect(await remindedOf(ride)).toBe(0);
    await pass(1);
    expect(await remindedOf(ride)).toBe(1);
    await pass(10);
    expect(await remindedOf(ride)).toBe(1);
    await pass(12);
    expect(await remindedOf(ride)).toBe(2);
    await pass(1);
    expect(await remindedOf(ride)).toBe(2);
  });

  it("never comes for a ride booked within those hours", async () => {
    const [soon, today] = [await book(1), await book(20)];
    await pass(0);
    expect([await remindedOf(soon), await remindedOf(today)]).toEqual([0, 0]);
    await pass(18);
    expect([await remindedOf(soon), await remindedOf(today)]).toEqual([0, 1]);
  });

  it("does not come for a ride that was cancelled", async () => {
    const ride = await book(25);
    await server.call(cancelTrackedRideEndpoint, { params: { tracking_code: ride.tracking_code ?? "" } });
    await pass(2);
    expect(await remindedOf(ride)).toBe(0);
  });

  it("moves with the ride, and does not follow close on the news that it moved", async () => {
    const { token } = await makeAccount(server, { role: "operator" });
    const ride = await book(26);
    const move = (hours: number) =>
      server.call(updateRideEndpoint, {
        params: { id: ride.id },
        body: { ride_datetime: inHours(hours) },
        token,
      });
    await move(50);
    await pass(3);
    expect(await remindedOf(ride)).toBe(0);
    await pass(23);
    expect(await remindedOf(ride)).toBe(1);
    await move(1.5);
    await pass(0);
    expect(await remindedOf(ride)).toBe(1);
  });

  it("comes once where a server was away when it was due, and the nearer one alone", async () => {
    const ride = await book(30);
    await pass(29);
    expect(await remindedOf(ride)).toBe(1);
  });
});
