import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  finishRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { type CountedServer, openCountedServer } from "../../testing/statements.ts";
import { databaseKinds } from "../../testing/test-databases.ts";

/**
 * Those of every step: begin, the ride, its driver's past with it, the driver's lock, the change, the ride as it then is, its history, its
 * event, its driver's event, how its people are reached, the messages, commit.
 */
const OF_EVERY_STEP = 12;

describe.each(databaseKinds())("a step of a ride (%s database)", (kind) => {
  let server: CountedServer;
  let driver: TestAccount;
  let operator: TestAccount;
  let rider: TestAccount;
  beforeAll(async () => {
    server = await openCountedServer(kind);
    operator = await makeAccount(server, { role: "operator" });
    rider = await makeAccount(server, { role: "rider" });
  });
  afterAll(() => server.close());

  type Step = [what: string, from: RideStatus, more: number, take: (id: number) => Promise<unknown>];
  const asDriver = (id: number) => ({ params: { id }, token: driver.token });
  const progress = (id: number, step: "set_out" | "picked_up") =>
    server.call(reportRideProgressEndpoint, { ...asDriver(id), body: { step } });
  const assign = (id: number) =>
    server.call(assignDriverEndpoint, {
      params: { id },
      body: { driver_id: driver.id },
      token: operator.token,
    });
  const steps: Step[] = [
    // Two for how many rides the driver has, and for the mails of the booking.
    ["accepted", "Pending", 2, (id) => server.call(acceptRideEndpoint, asDriver(id))],
    ["on the way", "Accepted", 0, (id) => progress(id, "set_out")],
    // One for the mails of the booking.
    ["finished", "InProgress", 1, (id) => server.call(finishRideEndpoint, asDriver(id))],
    // And one for the driver's other rides.
    ["assigned by dispatch", "Pending", 2, assign],
    ["picked up", "Accepted", 0, (id) => progress(id, "picked_up")],
    // And two for the drivers who may take it, and for who gave it back.
    ["given back by its driver", "Accepted", 3, (id) => server.call(cancelRideEndpoint, asDriver(id))],
  ];

  it.each(steps)("takes few statements: %s", async (_what, status, more, take) => {
    driver = await makeDriver(server);
    const driverId = status === "Pending" ? null : driver.id;
    const ride = await makeRide(server, { status, driverId, riderId: rider.id });
    const statements = await server.statementsOf(() => take(ride.id));
    // The plan of the day is read before the step begins, by one server for all.
    const own = statements.slice(statements.findIndex((statement) => /^(begin|start)/i.test(statement)));
    const most = OF_EVERY_STEP + more;
    expect(own.map((statement) => statement.slice(0, 90))).toHaveLength(Math.min(own.length, most));
    expect(statements.filter((statement) => statement.includes('"sessions"')).length).toBeLessThanOrEqual(1);
  });
});

const RIVALS = 8;
/** The winner's with its look, and one look that the losers share. */
const OF_A_CONTEST = OF_EVERY_STEP + 2 + 2;

// Over the one connection of the embedded database calls come one after another anyhow.
describe.each(databaseKinds().filter((kind) => kind === "server"))(
  "a ride that many want (%s database)",
  (kind) => {
    let server: CountedServer;
    let operator: TestAccount;
    let rivals: TestAccount[];
    beforeAll(async () => {
      server = await openCountedServer(kind);
      operator = await makeAccount(server, { role: "operator" });
      rivals = await Promise.all(Array.from({ length: RIVALS }, () => makeDriver(server)));
      // A token that was never seen takes as long as the machine likes to check, and they would not come together.
      const all = [operator, ...rivals];
      await Promise.all(all.map(({ token }) => server.request(readMeEndpoint, { token })));
    });
    afterAll(() => server.close());

    const accept = (id: number, { token }: TestAccount) =>
      server.request(acceptRideEndpoint, { params: { id }, token });
    const assign = (id: number, driver: TestAccount) =>
      server.request(assignDriverEndpoint, {
        params: { id },
        body: { driver_id: driver.id, force: true },
        token: operator.token,
      });

    it.each([
      ["Accepted", accept],
      ["Assigned", assign],
    ])(
      "is refused to whoever comes while another takes it, without a transaction: %s",
      async (status, take) => {
        const { id } = await makeRide(server);
        let answers: Awaited<ReturnType<typeof take>>[] = [];
        const statements = await server.statementsOf(async () => {
          answers = await Promise.all(rivals.map((rival) => take(id, rival)));
        });
        const lost = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json());
        const refusal = expect.objectContaining({ code: "ride_conflict", status });
        expect(lost).toEqual(Array.from({ length: RIVALS - 1 }, () => refusal));
        const own = statements.filter((statement) => !/sessions("|\.id)/.test(statement));
        expect(own.length).toBeLessThanOrEqual(OF_A_CONTEST);
        expect(own.filter((statement) => statement === "begin")).toHaveLength(1);
      },
    );
  },
);
