import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { readRejected, rememberRejected } from "../day/rejected-rides.ts";
import { type StepTransport, requestOf, sendSteps } from "./send-steps.ts";
import { type QueuedAction, type QueuedStep, addStep, answerAgain } from "./step-queue.ts";
import { changeSteps, readSteps } from "./step-store.ts";
import { aRide } from "../../testing/rides.ts";

const TAKEN = aRide({ id: 1, version: 4 });
const listener = {
  onTaken: vi.fn<() => void>(),
  onRefused: vi.fn<() => void>(),
  onNotRejected: vi.fn<() => void>(),
};

/** A road on which each step meets what is given, in turn; the driver is signed in until one says otherwise. */
function roadOf(...answers: ((leave: (username?: string) => void) => Ride)[]): StepTransport {
  let username: string | undefined = "driver";
  return {
    signedIn: () => username,
    sentInBackground: async () => null,
    async send() {
      const answer = answers.shift();
      if (answer === undefined) throw new Error("a step too many was sent");
      return answer((next) => (username = next));
    },
  };
}

const take = () => TAKEN;
const refuse = (error: Error) => () => {
  throw error;
};

function step(key: string, rideId: number, action: QueuedAction): QueuedStep {
  return { key, rideId, action, rider: "Mrs. Isenia", reference: "K7P-4XM", at: "", state: "waiting" };
}

beforeEach(() => {
  vi.stubGlobal("navigator", {});
  changeSteps("driver", () => [step("a", 1, "picked_up")]);
});

afterEach(() => {
  vi.resetAllMocks();
  changeSteps("driver", () => []);
});

it("keeps a step whose session ended on the way, until its driver signs in again", async () => {
  const ends = roadOf((leave) => {
    leave();
    throw new Error("No refresh token available");
  });
  expect(await sendSteps("driver", listener, ends)).toBe("waiting");
  expect(readSteps("driver").map(({ state }) => state)).toEqual(["waiting"]);

  expect(await sendSteps("driver", listener, roadOf(take))).toBe("all");
  expect(readSteps("driver")).toEqual([]);
});

it("takes for sent what the service worker has sent, also what had failed here, and sends the rest alone", async () => {
  changeSteps("driver", () => [
    { ...step("a", 1, "set_out"), state: "failed" },
    step("b", 1, "arrived"),
    step("c", 1, "picked_up"),
  ]);
  const sent: string[] = [];
  const road: StepTransport = {
    ...roadOf(take),
    sentInBackground: async ({ key }) => (key === "c" ? null : TAKEN),
    send: async ({ key }) => (sent.push(key), TAKEN),
  };
  expect(await sendSteps("driver", listener, road)).toBe("all");
  expect(sent).toEqual(["c"]);
  expect(readSteps("driver")).toEqual([]);
  expect(listener.onTaken).toHaveBeenCalledTimes(3);
});

it("does not take an answer to somebody else for one to the driver", async () => {
  const changesHands = roadOf((leave) => {
    leave("driver2");
    throw new ApiError("not_found", 404);
  });
  expect(await sendSteps("driver", listener, changesHands)).toBe("waiting");
  expect(readSteps("driver").map(({ state }) => state)).toEqual(["waiting"]);
  expect(listener.onRefused).not.toHaveBeenCalled();
});

it("says that another passenger is on board, and sends the same step when it is taken again", async () => {
  const busy = roadOf(refuse(new ApiError("driver_busy", 409)));
  expect(await sendSteps("driver", listener, busy)).toBe("all");
  expect(readSteps("driver")).toMatchObject([{ key: "a", state: "refused", busy: true }]);

  changeSteps("driver", (queue) => addStep(queue, step("b", 1, "picked_up")));
  const keys: string[] = [];
  const road = roadOf(take);
  const watched: StepTransport = { ...road, send: (one) => (keys.push(one.key), road.send(one)) };
  expect(await sendSteps("driver", listener, watched)).toBe("all");
  expect(keys).toEqual(["b"]);
  expect(readSteps("driver")).toEqual([]);
});

it("asks again for a start code that was wrong, and sends the ride's later steps only after the right one", async () => {
  changeSteps("driver", () => [
    { ...step("a", 1, "picked_up"), start: { code: "1234" } },
    step("b", 1, "in_progress"),
  ]);
  const wrong = new ApiError("wrong_start_code", 422, { tries_left: 2 });
  expect(await sendSteps("driver", listener, roadOf(refuse(wrong)))).toBe("all");
  expect(listener.onRefused).toHaveBeenCalledOnce();
  expect(readSteps("driver")).toMatchObject([{ state: "failed", codesLeft: 2 }, { state: "waiting" }]);

  const [asked] = readSteps("driver");
  changeSteps("driver", (queue) =>
    answerAgain(queue, asked?.key ?? "", { key: "c", start: { code: "4321" } }),
  );
  expect(requestOf(readSteps("driver")[0] as QueuedStep).body).toMatchObject({ start_code: "4321" });
  expect(await sendSteps("driver", listener, roadOf(take, take))).toBe("all");
  expect(readSteps("driver")).toEqual([]);
});

it("lets a rejection go that the server could not take, so that the ride is asked again and nothing stands in red", async () => {
  rememberRejected("driver", 1);
  changeSteps("driver", () => [step("a", 1, "reject")]);
  expect(await sendSteps("driver", listener, roadOf(refuse(new ApiError("internal", 500))))).toBe("all");
  expect(listener.onNotRejected).toHaveBeenCalledOnce();
  expect([readSteps("driver"), [...readRejected("driver")]]).toEqual([[], []]);
});

it.each(["cancel", "delete"] as const)(
  "sends along with %s why, where an earlier version of the page asked, and else nothing",
  (action) => {
    const because = { reason: "car_trouble", note: "Flat tyre" } as const;
    expect(requestOf({ ...step("a", 1, action), because }).body).toEqual(because);
    expect(requestOf(step("a", 1, action)).body).toEqual({});
  },
);
