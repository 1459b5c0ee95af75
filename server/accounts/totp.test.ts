import { describe, expect, it } from "vitest";
import { fromBase32, matchingStep, stepAt, toBase32, totp } from "./totp.ts";

const RFC_SECRET = Buffer.from("12345678901234567890");

describe("a time-based code", () => {
  it.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("is the one of RFC 6238 at %d seconds", (seconds, code) => {
    expect(totp(RFC_SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it("is taken one step early or late and not two", () => {
    const now = new Date("2026-11-20T16:00:00Z");
    const taken = [-2, -1, 0, 1, 2].map((drift) => {
      const code = totp(RFC_SECRET, stepAt(now) + drift);
      return matchingStep(RFC_SECRET, { code, now, lastStep: null }) !== null;
    });
    expect(taken).toEqual([false, true, true, true, false]);
  });

  it("is not taken again once its step was used", () => {
    const now = new Date("2026-11-20T16:00:00Z");
    const code = totp(RFC_SECRET, stepAt(now));
    expect(matchingStep(RFC_SECRET, { code, now, lastStep: stepAt(now) - 1 })).toBe(stepAt(now));
    expect(matchingStep(RFC_SECRET, { code, now, lastStep: stepAt(now) })).toBeNull();
  });

  it("may be typed with a space in the middle", () => {
    const now = new Date("2026-11-20T16:00:00Z");
    const code = totp(RFC_SECRET, stepAt(now));
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(matchingStep(RFC_SECRET, { code: spaced, now, lastStep: null })).not.toBeNull();
  });
});

describe("base 32", () => {
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foobar", "MZXW6YTBOI"],
  ])("writes %j as RFC 4648 does, and reads it back", (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
    expect(fromBase32(written).toString()).toBe(text);
  });
});
