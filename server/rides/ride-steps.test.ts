import { describe, expect, it } from "vitest";
import { getDriver } from "../../contract/drivers/drivers.endpoints.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import {
  RIDE_STATUSES,
  RIDE_STEPS,
  type RideAction,
  type RideParty,
  type RideStatus,
  findStep,
  isPartyTo,
  statusAfter,
} from "../../contract/rides/ride-states.ts";
import {
  acceptRide,
  assignDriver,
  cancelAssignedRide,
  cancelRide,
  deleteRide,
  finishRide,
  operatorCompleteRide,
  reassignDriver,
  rejectRide,
  reportRideProgress,
  updateRide,
} from "../../contract/rides/ride-steps.endpoints.ts";
import { listRideHistory } from "../../contract/rides/rides.endpoints.ts";
import { cancelTrackedRide, editTrackedNotes } from "../../contract/rides/tracking.endpoints.ts";
import { type TestAccount, makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeRide } from "../testing/rides.ts";
import { type TestHouse, onEachDatabase } from "../testing/test-house.ts";

type People = Record<"rider" | "otherRider" | "driver" | "otherDriver" | "operator" | "staff", TestAccount>;
type Actor = keyof People;
type Setting = People & { spare: TestAccount };

/** How each action is asked for, and who is what to a ride of `rider` and, once it has one, of `driver`. */
const CALLS: Partial<Record<RideAction, { call: EndpointDescription; body?: (setting: Setting) => object }>> =
  {
    accept: { call: acceptRide },
    reject: { call: rejectRide },
    arrived: { call: reportRideProgress, body: () => ({ step: "arrived" }) },
    picked_up: { call: reportRideProgress, body: () => ({ step: "picked_up" }) },
    in_progress: { call: reportRideProgress, body: () => ({ step: "in_progress" }) },
    no_show: { call: reportRideProgress, body: () => ({ step: "no_show" }) },
    finish: { call: finishRide },
    cancel: { call: cancelRide },
    delete: { call: deleteRide },
    assign: { call: assignDriver, body: ({ spare }) => ({ driver_id: spare.id }) },
    reassign: { call: reassignDriver, body: ({ spare }) => ({ driver_id: String(spare.id) }) },
    cancel_assigned: { call: cancelAssignedRide },
    operator_complete: { call: operatorCompleteRide },
    update: { call: updateRide, body: () => ({ notes: "at gate 4" }) },
  };

const ACTORS: readonly Actor[] = ["rider", "otherRider", "driver", "otherDriver", "operator", "staff"];
const HAS_DRIVER: readonly RideStatus[] = RIDE_STATUSES.filter(
  (status) => status !== "Pending" && status !== "Rejected",
);

onEachDatabase("the life of a ride", (house) => {
  for (const action of Object.keys(CALLS) as RideAction[]) {
    it(`lets exactly those take "${action}" from exactly those statuses that the table says`, async () => {
      const people = await makePeople(house);
      for (const status of RIDE_STATUSES) {
        for (const actor of ACTORS) await expectStep(house, { action, actor, status, people });
      }
    });
  }

  it("takes cancel and notes from whoever has the code, as the table says", async () => {
    for (const status of RIDE_STATUSES) {
      for (const [action, call, body] of [
        ["cancel", cancelTrackedRide, {}],
        ["edit_notes", editTrackedNotes, { notes: "two dogs" }],
      ] as const) {
        const ride = await makeRide(house, { status });
        const params = { tracking_code: ride.trackingCode };
        const response = await house.ask(call, { params, body } as never);
        const step = findStep(action, ["code_holder"], status);
        expect([action, status, response.statusCode]).toEqual([action, status, step ? 200 : 409]);
        expect(response.json().status).toBe(step ? statusAfter(step, status) : status);
      }
    }
  });

  it("keeps a line of each step: who, what, from, to and when", async () => {
    const { driver, operator } = await makePeople(house);
    const ride = await makeRide(house);
    const params = { id: ride.id };
    await house.call(assignDriver, { params, body: { driver_id: driver.id }, token: operator.token });
    await house.call(acceptRide, { params, token: driver.token });
    const history = await house.call(listRideHistory, { params, token: operator.token });
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
    expect(history.map((line) => line.at)).toEqual(Array(2).fill(house.clock.now().toISOString()));
  });

  it("hears of a driver with every step of his, and not with one of the office", async () => {
    const people = await makePeople(house);
    for (const { action, by, from } of RIDE_STEPS) {
      const isHis = by.includes("its_driver") || by.includes("pool_driver");
      const asked = CALLS[action];
      if (!asked || (!isHis && action !== "cancel_assigned")) continue;
      const setting = { ...people, driver: await makeDriver(house), spare: people.otherDriver };
      const [made, status = "Pending"] = [house.clock.now(), from[0]];
      const ride = await makeRide(house, {
        status,
        driverId: status === "Pending" ? null : setting.driver.id,
        ...(action === "no_show" ? { arrived_at: made, ride_datetime: made } : {}),
      });
      house.clock.advance(15 * 60_000);
      await house.call(asked.call, {
        params: { id: ride.id },
        token: (isHis ? setting.driver : setting.operator).token,
        ...(asked.body ? { body: asked.body(setting) } : {}),
      } as never);
      const { lastActive } = await house.call(getDriver, {
        params: { id: setting.driver.id },
        token: setting.operator.token,
      });
      const heard = isHis ? house.clock.now() : made;
      expect([action, status, lastActive]).toEqual([action, status, heard.toISOString()]);
    }
  });

  describe("a step that waited on a driver's phone", () => {
    const MINUTE_MS = 60_000;

    /** A driver whose phone was without a signal tells his steps in one go, with the times he names. */
    async function tell(minutesAgo: Record<"arrived" | "picked_up" | "finish", number>) {
      const { driver, operator } = await makePeople(house);
      const ride = await makeRide(house);
      const params = { id: ride.id };
      const { token } = driver;
      await house.call(acceptRide, { params, token });
      const accepted = house.clock.now().getTime();
      house.clock.advance(30 * MINUTE_MS);
      const now = house.clock.now().getTime();
      const said = (step: keyof typeof minutesAgo) =>
        new Date(now - minutesAgo[step] * MINUTE_MS).toISOString();
      for (const step of ["arrived", "picked_up"] as const) {
        await house.call(reportRideProgress, {
          params,
          body: { step, happened_at: said(step) },
          token,
        });
      }
      const after = await house.call(finishRide, { params, body: { happened_at: said("finish") }, token });
      const lines = await house.call(listRideHistory, { params, token: operator.token });
      const kept = lines
        .slice(1)
        .map(({ happened_at }) =>
          happened_at === null ? null : (Date.parse(happened_at) - accepted) / MINUTE_MS,
        );
      return { after, kept, told: new Set(lines.slice(1).map((line) => line.at)), now };
    }

    it("keeps the time he names beside the time we heard of it, and nothing follows from his", async () => {
      const { after, kept, told, now } = await tell({ arrived: 20, picked_up: 15, finish: 5 });
      expect(kept).toEqual([10, 15, 25]);
      expect(told).toEqual(new Set([new Date(now).toISOString()]));
      expect([after.arrived_at, after.completed_at]).toEqual(Array(2).fill(new Date(now).toISOString()));
    });

    it("cannot have happened before the step it follows, nor later than we heard of it", async () => {
      const { kept } = await tell({ arrived: 12 * 60, picked_up: 40, finish: -90 });
      expect(kept).toEqual([0, 0, null]);
    });
  });

  describe("a passenger who does not come", () => {
    it("is given up only 15 minutes after the driver arrived and after the pickup time", async () => {
      const driver = await makeDriver(house);
      const arrived = house.clock.now();
      const due = new Date(arrived.getTime() + 10 * 60_000);
      const ride = await makeRide(house, {
        status: "Accepted",
        driverId: driver.id,
        arrived_at: arrived,
        ride_datetime: due,
      });
      const ask = () =>
        house.ask(reportRideProgress, {
          params: { id: ride.id },
          body: { step: "no_show" },
          token: driver.token,
        });
      house.clock.set(new Date(due.getTime() + 15 * 60_000 - 1));
      const early = await ask();
      expect([early.statusCode, early.json().code]).toEqual([409, "ride_conflict"]);
      house.clock.advance(1);
      expect((await ask()).json()).toMatchObject({ status: "NoShow" });
    });
  });
});

async function makePeople(house: TestHouse): Promise<People> {
  return {
    rider: await makeAccount(house, { role: "rider" }),
    otherRider: await makeAccount(house, { role: "rider" }),
    driver: await makeDriver(house),
    otherDriver: await makeDriver(house),
    operator: await makeAccount(house, { role: "operator" }),
    staff: await makeAccount(house, { role: "staff" }),
  };
}

async function expectStep(
  house: TestHouse,
  { action, actor, status, people }: { action: RideAction; actor: Actor; status: RideStatus; people: People },
): Promise<void> {
  const asked = CALLS[action];
  if (!asked) throw new Error(`no call for ${action}`);
  // Drivers of their own for each try, so that no ride of another try is in the way.
  const setting = { ...people, driver: await makeDriver(house), spare: await makeDriver(house) };
  const arrived = action === "no_show" ? new Date(house.clock.now().getTime() - 60 * 60_000) : null;
  const ride = await makeRide(house, {
    status,
    riderId: setting.rider.id,
    driverId: HAS_DRIVER.includes(status) ? setting.driver.id : null,
    arrived_at: arrived,
    ...(arrived ? { ride_datetime: arrived } : {}),
  });
  const response = await house.ask(asked.call, {
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
  // What is not one's own does not exist; a ride of the pool that another took is a lost race.
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
