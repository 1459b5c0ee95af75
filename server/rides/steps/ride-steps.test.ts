import { describe, expect, it } from "vitest";
import { getDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import type { EndpointDescription } from "../../../contract/endpoint.ts";
import {
  RIDE_STATUSES,
  RIDE_STEPS,
  type RideAction,
  type RideParty,
  type RideStatus,
  findStep,
  isPartyTo,
  statusAfter,
} from "../../../contract/rides/ride-states.ts";
import {
  acceptRideEndpoint,
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
  operatorCompleteRideEndpoint,
  reassignDriverEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  editTrackedNotesEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { bookARide, makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

type People = Record<"rider" | "otherRider" | "driver" | "otherDriver" | "operator" | "staff", TestAccount>;
type Actor = keyof People;
type Setting = People & { spare: TestAccount };

/** The call of each action, and the party each account is to a ride of `rider` and, once it has one, of `driver`. */
const CALLS: Partial<Record<RideAction, { call: EndpointDescription; body?: (setting: Setting) => object }>> =
  {
    accept: { call: acceptRideEndpoint },
    reject: { call: rejectRideEndpoint },
    arrived: { call: reportRideProgressEndpoint, body: () => ({ step: "arrived" }) },
    picked_up: { call: reportRideProgressEndpoint, body: () => ({ step: "picked_up" }) },
    in_progress: { call: reportRideProgressEndpoint, body: () => ({ step: "in_progress" }) },
    no_show: { call: reportRideProgressEndpoint, body: () => ({ step: "no_show" }) },
    finish: { call: finishRideEndpoint },
    cancel: { call: cancelRideEndpoint },
    delete: { call: deleteRideEndpoint },
    assign: { call: assignDriverEndpoint, body: ({ spare }) => ({ driver_id: spare.id }) },
    reassign: { call: reassignDriverEndpoint, body: ({ spare }) => ({ driver_id: String(spare.id) }) },
    cancel_assigned: { call: cancelAssignedRideEndpoint },
    operator_complete: { call: operatorCompleteRideEndpoint },
    update: { call: updateRideEndpoint, body: () => ({ notes: "at gate 4" }) },
  };

const ACTORS: readonly Actor[] = ["rider", "otherRider", "driver", "otherDriver", "operator", "staff"];
const HAS_DRIVER: readonly RideStatus[] = RIDE_STATUSES.filter(
  (status) => status !== "Pending" && status !== "Rejected",
);

onADatabase("a step that the driver of a ride cannot take", (server) => {
  it.each([
    ["Assigned", finishRideEndpoint, "This ride is assigned to you, and you have not accepted it yet."],
    ["Accepted", acceptRideEndpoint, "You have accepted this ride, and the passenger is not aboard yet."],
    ["PickedUp", acceptRideEndpoint, "The passenger of this ride is already aboard."],
  ] as const)("tells them how their ride stands: %s", async (status, call, sentence) => {
    const driver = await makeDriver(server);
    const ride = await makeRide(server, { status, driverId: driver.id });
    const answer = await server.request(call, { params: { id: ride.id }, token: driver.token });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "ride_conflict", error: sentence, status });
  });
});

onADatabase("the life of a ride", (server) => {
  for (const action of Object.keys(CALLS) as RideAction[]) {
    it(`lets exactly those take "${action}" from exactly those statuses that the table says`, async () => {
      const people = await makePeople(server);
      for (const status of RIDE_STATUSES) {
        for (const actor of ACTORS) await expectStep(server, { action, actor, status, people });
      }
    });
  }

  it("takes cancel and notes from whoever has the code, as the table says", async () => {
    for (const status of RIDE_STATUSES) {
      for (const [action, call, body] of [
        ["cancel", cancelTrackedRideEndpoint, {}],
        ["edit_notes", editTrackedNotesEndpoint, { notes: "two dogs" }],
      ] as const) {
        const ride = await makeRide(server, { status });
        const params = { tracking_code: ride.trackingCode };
        const response = await server.request(call, { params, body } as never);
        const step = findStep(action, ["code_holder"], status);
        expect([action, status, response.statusCode]).toEqual([action, status, step ? 200 : 409]);
        expect(response.json().status).toBe(step ? statusAfter(step, status) : status);
      }
    }
  });

  it("keeps a line of each step: who, what, from, to and when", async () => {
    const { driver, operator } = await makePeople(server);
    const ride = await makeRide(server);
    const params = { id: ride.id };
    await server.call(assignDriverEndpoint, {
      params,
      body: { driver_id: driver.id },
      token: operator.token,
    });
    await server.call(acceptRideEndpoint, { params, token: driver.token });
    const history = await server.call(listRideHistoryEndpoint, { params, token: operator.token });
    expect(history).toMatchObject([
      {
        action: "assign",
        from_status: "Pending",
        to_status: "Assigned",
        actor: "operator",
        driver_id: driver.id,
      },
      {
        action: "accept",
        from_status: "Assigned",
        to_status: "Accepted",
        actor: "driver",
        driver_id: driver.id,
      },
    ]);
    expect(history.map((line) => line.at)).toEqual(Array(2).fill(server.clock.now().toISOString()));
  });

  it("stamps when a driver was last heard of at each of their steps, and not at one of dispatch", async () => {
    const people = await makePeople(server);
    for (const { action, by, from } of RIDE_STEPS) {
      const isHis = by.includes("its_driver") || by.includes("pool_driver");
      const asked = CALLS[action];
      if (!asked || (!isHis && action !== "cancel_assigned")) continue;
      const setting = { ...people, driver: await makeDriver(server), spare: people.otherDriver };
      const [made, status = "Pending"] = [server.clock.now(), from[0]];
      const ride = await makeRide(server, {
        status,
        driverId: status === "Pending" ? null : setting.driver.id,
        ...(action === "no_show" ? { arrived_at: made, ride_datetime: made } : {}),
      });
      server.clock.advance(15 * 60_000);
      await server.call(asked.call, {
        params: { id: ride.id },
        token: (isHis ? setting.driver : setting.operator).token,
        ...(asked.body ? { body: asked.body(setting) } : {}),
      } as never);
      const { lastActive } = await server.call(getDriverEndpoint, {
        params: { id: setting.driver.id },
        token: setting.operator.token,
      });
      const heard = isHis ? server.clock.now() : made;
      expect([action, status, lastActive]).toEqual([action, status, heard.toISOString()]);
    }
  });

  describe("a step that waited on a driver's phone", () => {
    /** A driver whose phone was without a signal sends several steps at once, each with its time. */
    async function tell(minutesAgo: Record<"arrived" | "picked_up" | "finish", number>) {
      const { driver, operator } = await makePeople(server);
      const ride = await makeRide(server);
      const params = { id: ride.id };
      const { token } = driver;
      await server.call(acceptRideEndpoint, { params, token });
      const accepted = server.clock.now().getTime();
      server.clock.advance(30 * MINUTE_MS);
      const now = server.clock.now().getTime();
      const said = (step: keyof typeof minutesAgo) =>
        new Date(now - minutesAgo[step] * MINUTE_MS).toISOString();
      for (const step of ["arrived", "picked_up"] as const) {
        await server.call(reportRideProgressEndpoint, {
          params,
          body: { step, happened_at: said(step) },
          token,
        });
      }
      const after = await server.call(finishRideEndpoint, {
        params,
        body: { happened_at: said("finish") },
        token,
      });
      const lines = await server.call(listRideHistoryEndpoint, { params, token: operator.token });
      const kept = lines
        .slice(1)
        .map(({ happened_at }) =>
          happened_at === null ? null : (Date.parse(happened_at) - accepted) / MINUTE_MS,
        );
      return { after, kept, told: new Set(lines.slice(1).map((line) => line.at)), now };
    }

    it("keeps the driver's time beside the server's, and computes nothing from it", async () => {
      const { after, kept, told, now } = await tell({ arrived: 20, picked_up: 15, finish: 5 });
      expect(kept).toEqual([10, 15, 25]);
      expect(told).toEqual(new Set([new Date(now).toISOString()]));
      expect([after.arrived_at, after.completed_at]).toEqual(Array(2).fill(new Date(now).toISOString()));
    });

    it("cannot have happened before the step it follows, nor later than the server received it", async () => {
      const { kept } = await tell({ arrived: 12 * 60, picked_up: 40, finish: -90 });
      expect(kept).toEqual([0, 0, null]);
    });
  });

  describe("a ride that another driver has", () => {
    const TAKING = [acceptRideEndpoint, rejectRideEndpoint] as const;
    const NOT_FOUND_TWICE = TAKING.map(() => [404, undefined]);

    async function answersTo(driver: { token: string }, rideId: number) {
      const answers = TAKING.map((call) =>
        server.request(call, { params: { id: rideId }, token: driver.token } as never),
      );
      return (await Promise.all(answers)).map((answer) => [answer.statusCode, answer.json().status]);
    }

    it("is answered as lost to a driver who could see it in the pool, for a shift", async () => {
      const [winner, loser] = [await makeDriver(server), await makeDriver(server)];
      const { id } = await bookARide(server, { rider_phone: "5550801" });
      await server.call(acceptRideEndpoint, { params: { id }, token: winner.token });
      expect(await answersTo(loser, id)).toEqual([
        [409, "Accepted"],
        [409, "Accepted"],
      ]);
      server.clock.advance(13 * 60 * MINUTE_MS);
      expect(await answersTo(loser, id)).toEqual(NOT_FOUND_TWICE);
    });

    it("does not exist for a driver who turned it down, came later, or never saw it wait", async () => {
      const [winner, choosy] = [await makeDriver(server), await makeDriver(server)];
      const { id } = await bookARide(server, { rider_phone: "5550802" });
      await server.call(rejectRideEndpoint, { params: { id }, token: choosy.token });
      await server.call(acceptRideEndpoint, { params: { id }, token: winner.token });
      server.clock.advance(MINUTE_MS);
      const newcomer = await makeDriver(server);
      const old = await makeRide(server, { status: "Completed" });
      for (const [driver, ride] of [
        [choosy, id],
        [newcomer, id],
        [choosy, old.id],
      ] as const) {
        expect(await answersTo(driver, ride)).toEqual(NOT_FOUND_TWICE);
      }
    });
  });

  describe("a passenger who does not come", () => {
    it("is given up only 15 minutes after the driver arrived and after the pickup time", async () => {
      const driver = await makeDriver(server);
      const arrived = server.clock.now();
      const due = new Date(arrived.getTime() + 10 * 60_000);
      const ride = await makeRide(server, {
        status: "Accepted",
        driverId: driver.id,
        arrived_at: arrived,
        ride_datetime: due,
      });
      const ask = () =>
        server.request(reportRideProgressEndpoint, {
          params: { id: ride.id },
          body: { step: "no_show" },
          token: driver.token,
        });
      server.clock.set(new Date(due.getTime() + 15 * 60_000 - 1));
      const early = await ask();
      expect([early.statusCode, early.json().code]).toEqual([409, "ride_conflict"]);
      server.clock.advance(1);
      expect((await ask()).json()).toMatchObject({ status: "NoShow" });
    });
  });
});

async function makePeople(server: TestServer): Promise<People> {
  return {
    rider: await makeAccount(server, { role: "rider" }),
    otherRider: await makeAccount(server, { role: "rider" }),
    driver: await makeDriver(server),
    otherDriver: await makeDriver(server),
    operator: await makeAccount(server, { role: "operator" }),
    staff: await makeAccount(server, { role: "staff" }),
  };
}

async function expectStep(
  server: TestServer,
  { action, actor, status, people }: { action: RideAction; actor: Actor; status: RideStatus; people: People },
): Promise<void> {
  const asked = CALLS[action];
  if (!asked) throw new Error(`no call for ${action}`);
  // Drivers of their own for each try, so that no ride of another try is in the way.
  const setting = { ...people, driver: await makeDriver(server), spare: await makeDriver(server) };
  const arrived = action === "no_show" ? new Date(server.clock.now().getTime() - 60 * 60_000) : null;
  const ride = await makeRide(server, {
    status,
    riderId: setting.rider.id,
    driverId: HAS_DRIVER.includes(status) ? setting.driver.id : null,
    arrived_at: arrived,
    ...(arrived ? { ride_datetime: arrived } : {}),
  });
  if (status !== "Pending") await leaveThePool(server, { rideId: ride.id, status });
  const response = await server.request(asked.call, {
    params: { id: ride.id },
    token: setting[actor].token,
    ...(asked.body ? { body: asked.body(setting) } : {}),
  } as never);
  const what = `${actor} ${action} ${status}`;
  const expected = expectedStatus({ action, actor, status, call: asked.call });
  expect([what, response.statusCode]).toEqual([what, expected]);
  const { code, error, status: now } = response.json();
  expect([what, code, now]).toEqual([what, ...expectedFacts({ action, actor, status, expected })]);
  expect([what, expected === 200 || /^[A-Z].+$/.test(error)]).toEqual([what, true]);
}

/** Records that a ride was in the pool before, where every driver could see it. */
async function leaveThePool(server: TestServer, { rideId, status }: { rideId: number; status: RideStatus }) {
  const line = { ride_id: rideId, actor: "operator", action: "assign", from_status: "Pending" as const };
  await server.db
    .insertInto("ride_history")
    .values({ ...line, to_status: status, at: server.clock.now() })
    .execute();
}

/** The code and the status that the answer carries. */
function expectedFacts({
  action,
  actor,
  status,
  expected,
}: {
  action: RideAction;
  actor: Actor;
  status: RideStatus;
  expected: number;
}): [code: string | undefined, status: RideStatus | undefined] {
  const step = findStep(action, partiesOf(actor, status), status);
  if (expected === 200 && step) return [undefined, statusAfter(step, status)];
  if (expected === 409) return ["ride_conflict", status];
  return [expected === 403 ? "forbidden" : "not_found", undefined];
}

function expectedStatus({
  action,
  actor,
  status,
  call,
}: {
  action: RideAction;
  actor: Actor;
  status: RideStatus;
  call: EndpointDescription;
}): number {
  const access = call.access[roleOf(actor)];
  if (access === "no") return 403;
  const parties = partiesOf(actor, status);
  if (findStep(action, parties, status)) return 200;
  if (action === "operator_complete") return 404;
  // Another's ride does not exist for the caller; a pool ride that another driver took is a conflict.
  const isOwn =
    parties.some((party) => party !== "pool_driver" && isPartyTo(action, [party])) ||
    parties.includes("its_driver") ||
    parties.includes("its_rider");
  return access === "any" || isOwn ? 409 : 404;
}

function roleOf(actor: Actor) {
  if (actor === "otherRider") return "rider";
  return actor === "otherDriver" ? "driver" : actor;
}

function partiesOf(actor: Actor, status: RideStatus): RideParty[] {
  if (actor === "operator" || actor === "staff") return ["dispatcher"];
  if (actor === "rider") return ["its_rider"];
  if (actor === "driver" && HAS_DRIVER.includes(status)) return ["its_driver"];
  return roleOf(actor) === "driver" && status === "Pending" ? ["pool_driver"] : [];
}
