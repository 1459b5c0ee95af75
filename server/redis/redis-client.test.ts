import { expect, it } from "vitest";
import { redisClient } from "./redis-client.ts";

it("is made in no time while Redis is away: the class of its clients is made once", () => {
  const classOf = (client: object) => Object.getPrototypeOf(Object.getPrototypeOf(client)) as unknown;
  const [one, other] = [redisClient("redis://127.0.0.1:1"), redisClient("redis://127.0.0.1:1")];
  expect(classOf(one)).toBe(classOf(other));
});
