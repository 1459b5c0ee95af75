import { describe, expect, it } from "vitest";
import { PAYMENT_WINDOW_MS } from "../payments/payment.ts";
import {
  ENDED,
  FIRST_STATUS,
  OPEN,
  RATING_WINDOW_MS,
  REASON_WINDOW_MS,
  RIDE_ACTIONS,
  RIDE_STATUSES,
  RIDE_STEPS,
  type RideFacts,
  type RideParty,
  type RideStatus,
  type RideStep,
  UNDOABLE,
  actionsFor,
  changeUntil,
  findStep,
  guardHolds,
  isOnTheRoad,
  isPartyTo,
  noShowFrom,
  statusAfter,
} from "./ride-states.ts";

const NOON = new Date("2026-11-20T16:00:00Z");
const PARTIES = [...new Set(RIDE_STEPS.flatMap((step) => step.by))];

/** The statuses a step can lead to from one of its own; an undo leads back where its step came from. */
function targets(step: RideStep, from: RideStatus): readonly RideStatus[] {
  if (step.to !== "as_before") return [statusAfter(step, from)];
  return RIDE_STEPS.filter(
    (undone) =>
      (UNDOABLE as readonly string[]).includes(undone.action) &&
      undone.by.includes("dispatcher") &&
      undone.to === from,
  ).flatMap((undone) => undone.from);
}

function reachableFrom(start: RideStatus): Set<RideStatus> {
  const seen = new Set<RideStatus>([start]);
  for (const status of seen) {
    for (const step of RIDE_STEPS.filter((candidate) => candidate.from.includes(status))) {
      for (const next of targets(step, status)) seen.add(next);
    }
  }
  return seen;
}

describe("the life of a ride", () => {
  it("can reach every status", () => {
    expect([...reachableFrom(FIRST_STATUS)].toSorted()).toEqual([...RIDE_STATUSES].toSorted());
  });

  it("can end from every open status, so that no ride is stuck", () => {
    for (const status of OPEN) {
      const ends = ENDED.filter((end) => reachableFrom(status).has(end));
      expect([status, ends.length > 0]).toEqual([status, true]);
    }
  });

  it("leaves an end only by an undo", () => {
    for (const step of RIDE_STEPS.filter((candidate) => candidate.action !== "undo")) {
      for (const end of ENDED.filter((status) => step.from.includes(status))) {
        expect([step.action, statusAfter(step, end)]).toEqual([step.action, end]);
      }
    }
  });

  it("says what each action means at most once for each party and status", () => {
    for (const action of RIDE_ACTIONS) {
      for (const party of PARTIES) {
        for (const status of RIDE_STATUSES) {
          const steps = RIDE_STEPS.filter(
            (step) => step.action === action && step.by.includes(party) && step.from.includes(status),
          );
          expect([action, party, status, steps.length <= 1]).toEqual([action, party, status, true]);
        }
      }
    }
  });

  it("has a step for every action and can undo only what has one", () => {
    for (const action of RIDE_ACTIONS) expect(RIDE_STEPS.some((step) => step.action === action)).toBe(true);
    const undo = RIDE_STEPS.find((step) => step.action === "undo");
    for (const action of UNDOABLE) {
      const step = RIDE_STEPS.find((one) => one.action === action && one.by.includes("dispatcher"));
      expect([action, step && undo?.from.includes(statusAfter(step, "Pending"))]).toEqual([action, true]);
    }
  });

  it("lets only dispatch end a ride with the passenger aboard early", () => {
    for (const status of ["PickedUp", "InProgress"] as const) {
      expect(findStep("cancel", PARTIES, status)).toBeNull();
      expect(findStep("reassign", PARTIES, status)).toBeNull();
      expect(findStep("delete", PARTIES, status)).toBeNull();
      expect(findStep("cancel_assigned", ["dispatcher"], status)?.to).toBe("Pending");
    }
  });
});

describe("the actions of a caller", () => {
  const ride: RideFacts = {
    status: "Pending",
    rideDatetime: NOON,
    freeWaitMinutes: 15,
    setOutAt: null,
    arrivedAt: null,
    completedAt: null,
    wait: "none",
    cashCounted: false,
    isOwedByNobody: false,
    lacksEmail: false,
    held: false,
    waitsForDeposit: false,
    changeHours: 2,
    undoUntil: null,
  };
  const actions = (party: RideParty, facts: Partial<RideFacts>, now = NOON) =>
    actionsFor([party], { ...ride, ...facts }, now);

  it("are what the table gives the caller's part in this status", () => {
    expect(actions("pool_driver", {})).toEqual(["accept", "reject"]);
    expect(actions("its_driver", { status: "Assigned" })).toEqual([
      "accept",
      "reject",
      "arrived",
      "picked_up",
      "finish",
      "cancel",
      "delete",
    ]);
    expect(actions("its_driver", { status: "Accepted", setOutAt: NOON })).not.toContain("set_out");
    expect(actions("its_driver", { status: "Accepted" })).toEqual([
      "set_out",
      "arrived",
      "picked_up",
      "finish",
      "cancel",
      "delete",
    ]);
    expect(actions("its_driver", { status: "InProgress" })).toEqual(["finish"]);
    expect(actions("dispatcher", {})).toEqual(["reject", "cancel", "assign", "update"]);
    expect(actions("dispatcher", { status: "PickedUp" })).toEqual([
      "in_progress",
      "cancel_assigned",
      "operator_complete",
    ]);
    expect(actions("dispatcher", { status: "Accepted" })).toContain("picked_up");
    expect(actions("code_holder", { status: "Accepted" })).toEqual(["cancel", "edit_notes"]);
    expect(actions("code_holder", {})).toEqual(["cancel", "edit_notes", "change"]);
    expect(actions("its_rider", { status: "PickedUp" })).toEqual([]);
  });

  it("let nobody accept or be given a booking that is held, until it is proved or released", () => {
    const held = { held: true };
    expect(actions("dispatcher", held)).not.toContain("assign");
    expect(actions("dispatcher", {})).toContain("assign");
    expect(guardHolds("accept", { ...ride, ...held }, NOON)).toBe(false);
    expect(
      [held, {}, { held: true, waitsForDeposit: true }].map((facts) =>
        guardHolds("prove", { ...ride, ...facts }, NOON),
      ),
    ).toEqual([true, false, false]);
    expect([held, {}].map((facts) => guardHolds("release", { ...ride, ...facts }, NOON))).toEqual([
      true,
      false,
    ]);
  });

  it("let a driver set out and arrive once, in this order", () => {
    const steps = (facts: Partial<RideFacts>) =>
      (["set_out", "arrived"] as const).map((action) => guardHolds(action, { ...ride, ...facts }, NOON));
    expect(steps({})).toEqual([true, true]);
    expect(steps({ setOutAt: NOON })).toEqual([false, true]);
    expect(steps({ arrivedAt: NOON })).toEqual([false, false]);
    expect(
      [{ setOutAt: NOON }, { arrivedAt: NOON }].map((facts) =>
        guardHolds("change", { ...ride, ...facts }, NOON),
      ),
    ).toEqual([false, false]);
  });

  it("let a passenger change a ride until nobody plans by it any more", () => {
    const until = changeUntil(ride);
    const late = new Date(until.getTime() + 1);
    for (const party of ["its_rider", "code_holder"] as const) {
      expect(actions(party, { status: "Accepted" }, until)).toContain("change");
      expect(actions(party, { status: "Accepted" }, late)).not.toContain("change");
      expect(actions(party, { status: "Accepted", setOutAt: NOON }, until)).not.toContain("change");
      for (const status of ["Pending", "Assigned"] as const)
        expect(actions(party, { status }, late)).toContain("change");
      expect(actions(party, { status: "PickedUp" }, until)).not.toContain("change");
    }
  });

  it("offer an undo only while its window is open", () => {
    const until = new Date(NOON.getTime() + 10_000);
    expect(actions("dispatcher", { status: "Rejected", undoUntil: until })).toEqual(["undo", "give_reason"]);
    expect(
      actions("dispatcher", { status: "Rejected", undoUntil: until }, new Date(until.getTime() + 1)),
    ).toEqual(["give_reason"]);
  });

  it("let dispatch say why it rejected a booking, until a day after its time", () => {
    const until = new Date(NOON.getTime() + REASON_WINDOW_MS);
    expect(actions("dispatcher", { status: "Rejected" }, until)).toEqual(["give_reason"]);
    expect(actions("dispatcher", { status: "Rejected" }, new Date(until.getTime() + 1))).toEqual([]);
    for (const party of ["its_driver", "its_rider", "code_holder"] as const)
      expect(actions(party, { status: "Rejected" })).toEqual([]);
  });

  it("let a passenger, and nobody else, give stars for two weeks after the ride", () => {
    const completed = { status: "Completed", completedAt: NOON } as const;
    const [last, late] = [0, 1].map((more) => new Date(NOON.getTime() + RATING_WINDOW_MS + more));
    for (const party of ["its_rider", "code_holder"] as const) {
      expect(actions(party, completed, last)).toEqual(["rate"]);
      expect(actions(party, completed, late)).toEqual([]);
      expect(actions(party, { status: "InProgress" })).toEqual([]);
    }
    expect(actions("its_driver", completed)).not.toContain("rate");
    expect(actions("dispatcher", completed)).not.toContain("rate");
  });

  it("let its driver and dispatch say for a week how it was paid, until its cash is counted", () => {
    const completed = { status: "Completed", completedAt: NOON } as const;
    const [last, late] = [0, 1].map((more) => new Date(NOON.getTime() + PAYMENT_WINDOW_MS + more));
    for (const party of ["its_driver", "dispatcher"] as const) {
      expect(actions(party, completed, last)).toContain("record_payment");
      expect(actions(party, completed, late)).not.toContain("record_payment");
      expect(actions(party, { ...completed, isOwedByNobody: true }, late)).toContain("record_payment");
      expect(actions(party, { ...completed, cashCounted: true })).not.toContain("record_payment");
      expect(actions(party, { status: "InProgress" })).not.toContain("record_payment");
    }
    expect(actions("its_rider", completed)).not.toContain("record_payment");
  });

  it("let a driver give up a passenger after the wait, counted from the later of arrival and pickup time", () => {
    const early = new Date(NOON.getTime() - 5 * 60_000);
    const late = new Date(NOON.getTime() + 5 * 60_000);
    expect(noShowFrom({ rideDatetime: NOON, arrivedAt: null, freeWaitMinutes: 60 })).toBeNull();
    for (const arrivedAt of [early, late]) {
      for (const freeWaitMinutes of [60, 30, 15]) {
        const facts = { ...ride, arrivedAt, freeWaitMinutes };
        const from = new Date(Math.max(NOON.getTime(), arrivedAt.getTime()) + freeWaitMinutes * 60_000);
        expect(guardHolds("no_show", facts, from)).toBe(true);
        expect(guardHolds("no_show", facts, new Date(from.getTime() - 1))).toBe(false);
      }
    }
  });
});

describe("a car", () => {
  const car = (status: RideStatus, set_out_at: Date | null = null, arrived_at: Date | null = null) =>
    isOnTheRoad({ status, set_out_at, arrived_at });

  it("is seen by its passenger from when it is under way to them, and to the end", () => {
    expect([car("Accepted"), car("Accepted", NOON), car("Accepted", null, NOON)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([car("PickedUp"), car("InProgress")]).toEqual([true, true]);
    expect([car("Completed", NOON, NOON), car("Cancelled", NOON), car("Pending", NOON)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

it("a party to an action is whoever can ever take it", () => {
  expect([isPartyTo("assign", ["dispatcher"]), isPartyTo("assign", ["its_rider"])]).toEqual([true, false]);
  expect([isPartyTo("rate", ["its_rider"]), isPartyTo("rate", ["dispatcher"])]).toEqual([true, false]);
  expect(isPartyTo("assign", ["its_rider", "dispatcher"])).toBe(true);
});
