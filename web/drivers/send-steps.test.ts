import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { callLoosely } from "../api/call.ts";
import { type Session, currentSession } from "../api/session.ts";
import { sendSteps } from "./send-steps.ts";
import { type QueuedAction, type QueuedStep, addStep } from "./step-queue.ts";
import { changeSteps, readSteps } from "./step-store.ts";

vi.mock("../api/call.ts");
vi.mock("../api/session.ts");

// What a call answers depends on its endpoint, which a mock does not know.
const TAKEN = { id: 1, version: 4 } as unknown as null;
const listener = { onTaken: vi.fn(), onRefused: vi.fn() };
const session: Session = { username: "driver", role: "driver", access: "a", refresh: null };

function step(key: string, rideId: number, action: QueuedAction): QueuedStep {
  return { key, rideId, action, rider: "Mrs. Isenia", reference: "K7P-4XM", at: "", state: "waiting" };
}

beforeEach(() => {
  vi.stubGlobal("navigator", {});
  vi.mocked(currentSession).mockReturnValue(session);
  changeSteps("driver", () => [step("a", 1, "picked_up")]);
});

afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

it("keeps a step whose session ended on the way, until its driver signs in again", async () => {
  vi.mocked(callLoosely).mockImplementation(() => {
    vi.mocked(currentSession).mockReturnValue(null);
    throw new Error("No refresh token available");
  });
  expect(await sendSteps("driver", listener)).toBe("waiting");
  expect(readSteps("driver").map(({ state }) => state)).toEqual(["waiting"]);

  vi.mocked(currentSession).mockReturnValue(session);
  vi.mocked(callLoosely).mockResolvedValue(TAKEN);
  expect(await sendSteps("driver", listener)).toBe("all");
  expect(readSteps("driver")).toEqual([]);
});

it("does not take an answer to somebody else for one to the driver", async () => {
  vi.mocked(callLoosely).mockImplementation(() => {
    vi.mocked(currentSession).mockReturnValue({ ...session, username: "driver2" });
    throw new ApiError("not_found", 404);
  });
  expect(await sendSteps("driver", listener)).toBe("waiting");
  expect(readSteps("driver").map(({ state }) => state)).toEqual(["waiting"]);
  expect(listener.onRefused).not.toHaveBeenCalled();
});

it("says that another passenger is on board, and sends the same step when it is taken again", async () => {
  vi.mocked(callLoosely).mockRejectedValueOnce(new ApiError("driver_busy", 409));
  expect(await sendSteps("driver", listener)).toBe("all");
  expect(readSteps("driver")).toMatchObject([{ key: "a", state: "refused", busy: true }]);

  changeSteps("driver", (queue) => addStep(queue, step("b", 1, "picked_up")));
  vi.mocked(callLoosely).mockResolvedValue(TAKEN);
  expect(await sendSteps("driver", listener)).toBe("all");
  expect(readSteps("driver").map(({ key }) => key)).toEqual(["a"]);
});
