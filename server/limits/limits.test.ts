import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { TestClock } from "../testing/test-clock.ts";
import { findTestRedis, forgetKeys, ownPrefix } from "../testing/test-redis.ts";
import { RedisLink } from "../redis/redis-link.ts";
import type { Limits, TryOutcome } from "./limits.ts";
import { MemoryLimits } from "./memory-limits.ts";
import { RedisLimits } from "../redis/limits/redis-limits.ts";

const redis = await findTestRedis();
const RULES = {
  free: 10,
  firstWaitMs: MINUTE_MS / 2,
  longestWaitMs: 15 * MINUTE_MS,
  forgottenAfterMs: 60 * MINUTE_MS,
};
const FEW = { burst: 3, perMinute: 6 };

describe.each(["memory", ...(redis ? ["redis"] : [])])("what changes with every call (%s)", (engine) => {
  const clock = new TestClock();
  const prefix = ownPrefix();
  let link: RedisLink | null = null;
  let state: Limits;

  beforeAll(async () => {
    if (engine === "redis" && redis) link = await RedisLink.open({ url: redis.href, say: () => {} });
    state = link
      ? new RedisLimits({ link, clock, prefix, secret: Buffer.from("key") })
      : new MemoryLimits(clock);
  });
  afterAll(async () => {
    await link?.close();
    if (engine === "redis") await forgetKeys(prefix);
  });

  async function takeUntilRefused(key: string): Promise<number> {
    for (let taken = 0; taken < 100; taken += 1) if ((await state.take(key, FEW)) > 0) return taken;
    return Number.POSITIVE_INFINITY;
  }

  describe("an allowance", () => {
    it("is used up, says how long to wait, and fills with time up to what it was", async () => {
      expect(await takeUntilRefused("ana")).toBe(3);
      expect(await state.take("ana", FEW)).toBe(10_000);
      clock.advance(9_999);
      expect(await state.take("ana", FEW)).toBe(1);
      clock.advance(1);
      expect(await state.take("ana", FEW)).toBe(0);
      clock.advance(60 * MINUTE_MS);
      expect(await takeUntilRefused("ana")).toBe(3);
    });

    it("of one is nobody else's", async () => {
      expect(await takeUntilRefused("ben")).toBe(3);
      expect(await takeUntilRefused("carla")).toBe(3);
    });

    it("gives out no more to many who ask at once", async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => state.take("crowd", FEW)));
      expect(waits.filter((ms) => ms === 0)).toHaveLength(3);
    });

    it("is cost by no clock that is set back", async () => {
      expect(await state.take("early", FEW)).toBe(0);
      clock.advance(-24 * 60 * MINUTE_MS);
      expect(await takeUntilRefused("early")).toBe(2);
      clock.advance(10_000);
      expect(await state.take("early", FEW)).toBe(0);
      clock.advance(24 * 60 * MINUTE_MS);
    });
  });

  describe("tries at a secret", () => {
    const tryOnce = async (pair: string, outcome: TryOutcome) => {
      const begun = await state.beginTry({ pair, rules: RULES });
      if (begun.state === "begun") await state.endTry({ pair, rules: RULES, id: begun.id }, outcome);
      return begun.state === "wait" ? begun.ms : begun.state;
    };
    const failTenTimes = async (pair: string) => {
      for (let round = 0; round < 10; round += 1) expect(await tryOnce(pair, "wrong")).toBe("begun");
    };

    it("wait after ten wrong ones, twice as long with each further one, and not after a right one", async () => {
      await failTenTimes("ana");
      expect(await tryOnce("ana", "right")).toBe(30_000);
      clock.advance(30_000);
      expect(await tryOnce("ana", "wrong")).toBe("begun");
      expect(await tryOnce("ana", "wrong")).toBe(60_000);
      clock.advance(60_000);
      expect(await tryOnce("ana", "right")).toBe("begun");
      expect(await tryOnce("ana", "wrong")).toBe("begun");
    });

    it("wait a quarter of an hour at most, and are forgotten after an hour", async () => {
      await failTenTimes("ben");
      for (let round = 0; round < 8; round += 1) {
        clock.advance(15 * MINUTE_MS);
        expect(await tryOnce("ben", "wrong")).toBe("begun");
      }
      expect(await tryOnce("ben", "right")).toBe(15 * MINUTE_MS);
      clock.advance(60 * MINUTE_MS);
      await failTenTimes("ben");
    });

    it("that say nothing of the secret cost nothing", async () => {
      for (let round = 0; round < 20; round += 1) expect(await tryOnce("carla", "other")).toBe("begun");
    });

    it("at once are no more than would be free one after the other", async () => {
      const begun = await Promise.all(
        Array.from({ length: 15 }, () => state.beginTry({ pair: "crowd", rules: RULES })),
      );
      const ids = begun.flatMap((one) => (one.state === "begun" ? [one.id] : []));
      expect(ids).toHaveLength(10);
      expect(begun.filter((one) => one.state === "full")).toHaveLength(5);
      for (const id of ids) await state.endTry({ pair: "crowd", rules: RULES, id }, "wrong");
      expect(await tryOnce("crowd", "right")).toBe(30_000);
    });

    it("cost no more when the clock is set back", async () => {
      await failTenTimes("early");
      clock.advance(-24 * 60 * MINUTE_MS);
      expect(await tryOnce("early", "right")).toBe(30_000);
      clock.advance(30_000);
      expect(await tryOnce("early", "right")).toBe("begun");
      clock.advance(24 * 60 * MINUTE_MS);
    });
  });
});
