import { afterEach, expect, it, vi } from "vitest";
import { changeSteps, readSteps } from "./step-store.ts";
import { aStep } from "../../testing/steps.ts";

afterEach(() => {
  changeSteps("driver", () => []);
});

const step = (key: string) => aStep({ key, rideId: 1 });
const keys = () => readSteps("driver").map(({ key }) => key);

it("keeps steps for as long as the page where the device is full, and on the device when it has room again", () => {
  const kept = new Map<string, string>();
  let full = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  });
  changeSteps("driver", (queue) => [...queue, step("a")]);
  full = true;
  changeSteps("driver", (queue) => [...queue, step("b")]);
  expect(keys()).toEqual(["a", "b"]);
  full = false;
  changeSteps("driver", (queue) => [...queue, step("c")]);
  expect(keys()).toEqual(["a", "b", "c"]);
  expect(kept.get("driver_steps:driver")).toContain('"b"');
});
