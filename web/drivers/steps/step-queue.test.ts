import { describe, expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { USUAL_WAIT_MINUTES } from "../../../domain/rides/ride-states.ts";
import {
  type QueuedAction,
  type QueuedStep,
  type StepQueue,
  addStep,
  answerAgain,
  askForCode,
  failStep,
  giveUpStep,
  takenStep,
  nextToSend,
  outcomeOf,
  refuseStep,
  removeStep,
  retryStep,
  stepsToSend,
  withWaitingSteps,
} from "./step-queue.ts";
import { requestOf } from "./send-steps.ts";
import { aRide } from "../../testing/rides.ts";

const NOON = new Date("2026-11-20T16:00:00Z");

function step(key: string, rideId: number, action: QueuedAction): QueuedStep {
  const at = NOON.toISOString();
  return { key, rideId, action, rider: "Mrs. Isenia", reference: "K7P-4XM", at, state: "waiting" };
}

function queueOf(...steps: QueuedStep[]): StepQueue {
  return steps.reduce(addStep, [] as StepQueue);
}

function ride(facts: Partial<Ride>): Ride {
  return aRide({
    id: 1,
    status: "Accepted",
    ride_datetime: NOON.toISOString(),
    set_out_at: null,
    arrived_at: null,
    actions: ["set_out", "arrived", "picked_up", "finish", "cancel", "delete"],
    ...facts,
  });
}

describe("the steps of a driver without a signal", () => {
  it("can be given up once one has failed, with those that stood on it, and no other ride's", () => {
    const queue = failStep(
      queueOf(step("a", 1, "finish"), step("b", 2, "arrived"), step("c", 1, "cancel")),
      "a",
    );
    expect(giveUpStep(queue, "a").map(({ key }) => key)).toEqual(["b"]);
  });

  it("are sent in the order they were taken", () => {
    let queue = queueOf(step("a", 1, "arrived"), step("b", 2, "reject"), step("c", 1, "picked_up"));
    const sent: string[] = [];
    for (let next = nextToSend(queue); next !== null; next = nextToSend(queue)) {
      sent.push(next.key);
      queue = removeStep(queue, next.key);
    }
    expect(sent).toEqual(["a", "b", "c"]);
    expect(queue).toEqual([]);
  });

  it("are one step when pressed twice", () => {
    expect(queueOf(step("a", 1, "arrived"), step("b", 1, "arrived")).map((one) => one.key)).toEqual(["a"]);
  });

  it("wait behind a step of the same ride that failed, while other rides go on", () => {
    const queue = failStep(
      queueOf(step("a", 1, "arrived"), step("b", 1, "picked_up"), step("c", 2, "finish")),
      "a",
    );
    expect(nextToSend(queue)?.key).toBe("c");
    expect(nextToSend(removeStep(queue, "c"))).toBeNull();
    expect(nextToSend(retryStep(queue, "a"))?.key).toBe("a");
  });

  it("that follow a refused one are not sent, and it says which", () => {
    const queue = refuseStep(
      queueOf(
        step("a", 1, "arrived"),
        step("b", 2, "finish"),
        step("c", 1, "picked_up"),
        step("d", 1, "finish"),
      ),
      "a",
      { status: "Cancelled" },
    );
    expect(queue.map((one) => [one.key, one.state])).toEqual([
      ["a", "refused"],
      ["b", "waiting"],
    ]);
    expect(queue[0]).toMatchObject({ status: "Cancelled", unsent: ["picked_up", "finish"] });
  });
});

describe("a step taken after one that did not get through", () => {
  it("takes the note about the refused one with it once the server has taken it, and no other ride's", () => {
    const refused = refuseStep(
      refuseStep(queueOf(step("a", 1, "set_out"), step("b", 2, "arrived")), "a"),
      "b",
    );
    const next = step("c", 1, "arrived");
    expect(takenStep(addStep(refused, next), next).map(({ key }) => key)).toEqual(["b"]);
  });

  it("is sent when that was refused, whether the driver has read it or not", () => {
    const refused = refuseStep(queueOf(step("a", 1, "picked_up")), "a", { busy: true });
    const queue = addStep(refused, step("b", 1, "picked_up"));
    expect(nextToSend(queue)?.key).toBe("b");
    expect(stepsToSend(queue).map((one) => one.key)).toEqual(["b"]);
  });

  it("waits when that failed, and so does all that follows it", () => {
    const queue = failStep(
      queueOf(step("a", 1, "arrived"), step("b", 1, "picked_up"), step("c", 1, "finish")),
      "a",
    );
    expect(stepsToSend(queue)).toEqual([]);
    expect(stepsToSend(retryStep(queue, "a")).map((one) => one.key)).toEqual(["a", "b", "c"]);
  });

  it("is the failed one once more when the same is pressed again", () => {
    const queue = addStep(failStep(queueOf(step("a", 1, "finish")), "a"), step("b", 1, "finish"));
    expect(queue.map((one) => [one.key, one.state])).toEqual([["a", "waiting"]]);
  });
});

describe("an answer", () => {
  it.each([
    [0, "later"],
    [200, "later"],
    [401, "later"],
    [429, "later"],
    [503, "later"],
    [409, "refused"],
    [404, "refused"],
    [403, "refused"],
    [500, "failed"],
  ] as const)("with status %s makes a step %s", (status, outcome) => {
    expect(outcomeOf({ status })).toBe(outcome);
  });
});

describe("a wrong start code", () => {
  const taken = () => queueOf(step("a", 1, "picked_up"), step("b", 1, "in_progress"), step("c", 2, "finish"));

  it("holds the later steps of its ride, and no other ride", () => {
    const asked = askForCode(taken(), "a", 3);
    expect(stepsToSend(asked).map(({ key }) => key)).toEqual(["c"]);
    expect(asked.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  });

  it("is answered in its place under a key of its own, from the note or by pressing the step again", () => {
    const asked = askForCode(taken(), "a", 3);
    const start = { reason: "The phone is empty" };
    for (const answered of [
      answerAgain(asked, "a", { key: "new", start }),
      addStep(asked, { ...step("new", 1, "picked_up"), start }),
    ]) {
      expect(answered[0]).toMatchObject({ key: "new", state: "waiting", start, action: "picked_up" });
      expect(stepsToSend(answered).map(({ key }) => key)).toEqual(["new", "b", "c"]);
    }
  });
});

describe("a ride with steps that wait", () => {
  it("says that its driver has set out as soon as they pressed, and asks for the arrival next", () => {
    const shown = withWaitingSteps(ride({}), queueOf(step("a", 1, "set_out")), NOON);
    expect([shown.status, shown.set_out_at]).toEqual(["Accepted", NOON.toISOString()]);
    expect(shown.actions).toEqual(["arrived", "picked_up", "finish", "cancel", "delete"]);
  });

  it("offers what follows them", () => {
    const shown = withWaitingSteps(
      ride({}),
      queueOf(step("a", 1, "arrived"), step("b", 1, "picked_up")),
      NOON,
    );
    expect(shown.status).toBe("PickedUp");
    expect(shown.arrived_at).toBe(NOON.toISOString());
    expect(shown.actions).toEqual(["in_progress", "finish"]);
  });

  it("knows no arrival at the drop-off while the server doesn't know who is on board", () => {
    const known = ride({ estimated_arrival: NOON.toISOString() });
    const aboard = withWaitingSteps(known, queueOf(step("a", 1, "picked_up")), NOON);
    expect(aboard.estimated_arrival).toBeNull();
    const there = withWaitingSteps(known, queueOf(step("a", 1, "set_out")), NOON);
    expect(there.estimated_arrival).toBe(NOON.toISOString());
  });

  it("stays as the server has it when they are about another ride or were refused", () => {
    const queue = refuseStep(queueOf(step("a", 1, "finish"), step("b", 2, "finish")), "a", {
      status: "Cancelled",
    });
    expect(withWaitingSteps(ride({}), queue, NOON)).toEqual(ride({}));
  });

  it("does not allow a no-show while the server does not know of the arrival", () => {
    const hourLater = new Date(NOON.getTime() + 60 * 60_000);
    const shown = withWaitingSteps(ride({}), queueOf(step("a", 1, "arrived")), hourLater);
    expect(shown.actions).toContain("picked_up");
    expect(shown.actions).not.toContain("no_show");
  });

  it("allows a no-show once the wait is over, without asking the server first", () => {
    const waiting = ride({
      arrived_at: NOON.toISOString(),
      actions: ["picked_up", "finish", "cancel", "delete"],
    });
    const early = new Date(NOON.getTime() + USUAL_WAIT_MINUTES * 60_000 - 1);
    const late = new Date(NOON.getTime() + USUAL_WAIT_MINUTES * 60_000);
    expect(withWaitingSteps(waiting, [], early).actions).not.toContain("no_show");
    expect(withWaitingSteps(waiting, [], late).actions).toContain("no_show");
  });
});

describe("how a ride was paid", () => {
  const paid = (key: string, action: QueuedAction, paid_by: "card" | "cash_xcg", tip_xcg?: number) => ({
    ...step(key, 1, action),
    payment: { paid_by, ...(tip_xcg === undefined ? {} : { tip_xcg }) },
  });

  it("goes with the end of the ride, however late that is sent", () => {
    const { endpoint, body } = requestOf(paid("a", "finish", "cash_xcg", 2.5));
    expect([endpoint.id, body]).toEqual([
      "finishRide",
      { happened_at: NOON.toISOString(), paid_by: "cash_xcg", tip_xcg: 2.5 },
    ]);
  });

  it("is sent by itself after the end, and a correction after what it corrects", () => {
    const queue = queueOf(
      step("a", 1, "finish"),
      paid("b", "record_payment", "card"),
      paid("c", "record_payment", "cash_xcg"),
    );
    expect(
      stepsToSend(queue)
        .map(requestOf)
        .map(({ endpoint, body }) => [endpoint.id, body]),
    ).toEqual([
      ["finishRide", { happened_at: NOON.toISOString() }],
      ["recordPayment", { paid_by: "card" }],
      ["recordPayment", { paid_by: "cash_xcg" }],
    ]);
  });
});
