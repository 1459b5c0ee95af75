import { expect, it } from "vitest";
import { VIP_LEVEL_RIDES, ridesToVip, vipLevel } from "./vip-level.ts";

it("raises the VIP level with the very ride that reaches a step", () => {
  expect(vipLevel(0)).toBe(0);
  for (const [level, rides] of VIP_LEVEL_RIDES.entries()) {
    expect([vipLevel(rides), vipLevel(rides + 1)]).toEqual([level, level]);
    expect(vipLevel(rides - 1)).toBe(level - 1);
  }
});

it("counts the rides that are left until the VIP discount, down to none", () => {
  const left = [0, 9, 10, 25].map((rides) => ridesToVip({ vip_from_rides: 10 }, rides));
  expect(left).toEqual([10, 1, 0, 0]);
});
