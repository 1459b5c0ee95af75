import { expect, it } from "vitest";
import { RecentlyUsed } from "./recently-used.ts";

it("keeps what is used again and again, and the last ones, and forgets the others", () => {
  const used = new RecentlyUsed<{ n: number }>(3);
  used.set("often", { n: 0 });
  for (let n = 1; n <= 20; n += 1) {
    used.set(`once ${n}`, { n });
    expect(used.get("often")).toEqual({ n: 0 });
  }
  expect([20, 19].map((n) => used.get(`once ${n}`)?.n)).toEqual([20, 19]);
  expect(used.get("once 1")).toBeUndefined();
});

it("has the newest value of a name, also when an older one is kept", () => {
  const used = new RecentlyUsed<{ n: number }>(2);
  used.set("ana", { n: 1 });
  used.set("ben", { n: 1 });
  used.set("ana", { n: 2 });
  expect(used.get("ana")).toEqual({ n: 2 });
  used.set("carla", { n: 1 });
  expect(used.get("ana")).toEqual({ n: 2 });
});
