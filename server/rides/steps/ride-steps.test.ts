import { expect, it } from "vitest";
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
} from "../../../domain/rides/ride-states.ts";
import {
  assignDriverEndpoint,
  cancelAssignedRideEndpoint,
  operatorCompleteRideEndpoint,
  reassignDriverEndpoint,
  updateRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import {
  acceptRideEndpoint,
  cancelRideEndpoint,
  deleteRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  cancelTrackedRideEndpoint,
  editTrackedNotesEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../../testing/accounts.ts";
import { makeRide } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";

type People = Record<"rider" | "otherRider" | "driver" | "otherDriver" | "operator" | "staff", TestAccount>;
type Actor = keyof People;
/** `spare` is whom dispatch gives a ride to. */
type Setting = People & { spare: TestAccount };

/** The call of each action, and the party each account is to a ride of `rider` and, once it has one, of `driver`. */
const CALLS: Partial<Record<RideAction, { call: EndpointDescription; body?: (setting: Setting) => object }>> =
  {
    accept: { call: acceptRideEndpoint },
    reject: { call: rejectRideEndpoint },
    set_out: { call: reportRideProgressEndpoint, body: () => ({ step: "set_out" }) },
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

onADatabase("the life of a ride", (server) => {
  for (const action of Object.keys(CALLS) as RideAction[]) {
    it(`lets exactly those take "${action}" from exactly those statuses that the table says`, async () => {
      const setting = { ...(await makePeople(server)), spare: await makeDriver(server) };
      for (const status of RIDE_STATUSES) {
        for (const actor of ACTORS) await expectStep(server, { action, actor, status, setting });
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
        const response = await server.ask(call, { params, body });
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
      server.clock.advance(60 * 60_000);
      const answer = await server.ask(asked.call, {
        params: { id: ride.id },
        token: (isHis ? setting.driver : setting.operator).token,
        ...(asked.body ? { body: asked.body(setting) } : {}),
      });
      expect([action, status, answer.statusCode]).toEqual([action, status, 200]);
      const { lastActive } = await server.call(getDriverEndpoint, {
        params: { id: setting.driver.id },
        token: setting.operator.token,
      });
      const heard = isHis ? server.clock.now() : made;
      expect([action, status, lastActive]).toEqual([action, status, heard.toISOString()]);
    }
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
  {
    action,
    actor,
    status,
    setting,
  }: { action: RideAction; actor: Actor; status: RideStatus; setting: Setting },
): Promise<void> {
  const asked = CALLS[action];
  if (!asked) throw new Error(`no call for ${action}`);
  const arrived = action === "no_show" ? new Date(server.clock.now().getTime() - 60 * 60_000) : null;
  const ride = await makeRide(server, {
    status,
    riderId: setting.rider.id,
    driverId: HAS_DRIVER.includes(status) ? setting.driver.id : null,
    arrived_at: arrived,
    ...(arrived ? { ride_datetime: arrived } : {}),
  });
  if (status !== "Pending") await leaveThePool(server, { rideId: ride.id, status });
  const response = await server.ask(asked.call, {
    params: { id: ride.id },
    token: setting[actor].token,
    ...(asked.body ? { body: asked.body(setting) } : {}),
  });
  const what = `${actor} ${action} ${status}`;
  const expected = expectedStatus({ action, actor, status, call: asked.call });
  expect([what, response.statusCode]).toEqual([what, expected]);
  const { code, error, status: now } = response.json();
  expect([what, code, now]).toEqual([what, ...expectedFacts({ action, actor, status, expected })]);
  expect([what, expected === 200 || /^[A-Z].+$/.test(error)]).toEqual([what, true]);
  await putAside(server, ride.id);
}

/** Takes a ride from its driver, so that it is in the way of no other. */
async function putAside(server: TestServer, id: number) {
  await server.db
    .updateTable("rides")
    .set({ status: "Cancelled", driver_id: null, completed_at: null })
    .where("id", "=", id)
    .execute();
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
