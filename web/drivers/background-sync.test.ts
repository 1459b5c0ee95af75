import { afterEach, expect, it, vi } from "vitest";
import { isRemembered } from "../api/session.ts";
import { keepBackgroundSteps } from "./background-steps.ts";
import { leaveWithServiceWorker } from "./background-sync.ts";
import type { QueuedAction, QueuedStep } from "./step-queue.ts";
import { changeSteps } from "./step-store.ts";

vi.mock("../api/session.ts");
vi.mock("./background-steps.ts");

afterEach(() => vi.unstubAllGlobals());

function step(key: string, rideId: number, action: QueuedAction, state: QueuedStep["state"]): QueuedStep {
  return { key, rideId, action, rider: "Mrs. Isenia", reference: "K7P-4XM", at: "", state };
}

it("does not leave a step with the service worker that waits for a failed one of its ride", async () => {
  vi.mocked(isRemembered).mockReturnValue(true);
  const sync = { register: vi.fn() };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ sync }) } });
  changeSteps("driver", () => [
    step("a", 1, "arrived", "failed"),
    step("b", 1, "picked_up", "waiting"),
    step("c", 2, "finish", "waiting"),
  ]);
  const notice = { title: "", waiting: "", refused: "", url: "" };
  await leaveWithServiceWorker({ username: "driver", access: "a", notice });
  const left = vi.mocked(keepBackgroundSteps).mock.lastCall?.[0];
  expect(left?.calls.map(({ key }) => key)).toEqual(["c"]);
  expect(sync.register).toHaveBeenCalled();
});
