import { afterEach, expect, it, vi } from "vitest";
import type { BackgroundSteps } from "./background-steps.ts";
import { leaveWithServiceWorker } from "./background-sync.ts";
import type { QueuedAction, QueuedStep } from "./step-queue.ts";
import { changeSteps } from "./step-store.ts";

afterEach(() => {
  changeSteps("driver", () => []);
});

function step(key: string, rideId: number, action: QueuedAction, state: QueuedStep["state"]): QueuedStep {
  return { key, rideId, action, rider: "Mrs. Isenia", reference: "K7P-4XM", at: "", state };
}

it("leaves with the service worker no step that waits for a failed one of its ride, and none of a session that ends with its tab", async () => {
  const left: (BackgroundSteps | null)[] = [];
  const keep = async (steps: BackgroundSteps | null) => void left.push(steps);
  const sync = { register: vi.fn<(tag: string) => Promise<void>>() };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ sync }) } });
  changeSteps("driver", () => [
    step("a", 1, "arrived", "failed"),
    step("b", 1, "picked_up", "waiting"),
    step("c", 2, "finish", "waiting"),
  ]);
  const notice = { title: "", waiting: "", refused: "", url: "" };
  const source = { username: "driver", access: "a", notice };
  await leaveWithServiceWorker(source, { isLasting: () => true, keep });
  expect(left.map((steps) => steps?.calls.map(({ key }) => key))).toEqual([["c"]]);
  expect(sync.register).toHaveBeenCalledTimes(1);
  await leaveWithServiceWorker(source, { isLasting: () => false, keep });
  expect(left[1]).toBeNull();
  expect(sync.register).toHaveBeenCalledTimes(1);
});
