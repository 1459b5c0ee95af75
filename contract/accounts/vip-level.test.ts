import { expect, it } from "vitest";
import { VIP_LEVEL_RIDES, vipLevel } from "./vip-level.ts";

it("raises the VIP level with the very ride that reaches a step", () => {
  expect(vipLevel(0)).toBe(0);
  for (const [level, rides] of VIP_LEVEL_RIDES.entries()) {
    expect([vipLevel(rides), vipLevel(rides + 1)]).toEqual([level, level]);
    expect(vipLevel(rides - 1)).toBe(level - 1);
  }
});
