import { describe, expect, it } from "vitest";
import { codeAt, matchingStep, newSecret, stepAt } from "./totp.ts";

/** "12345678901234567890", the secret of the RFC, in base 32. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a time-based code", () => {
  it.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("is the end of the one of RFC 6238 at %d seconds", (seconds, ofEightDigits) => {
    const now = new Date(seconds * 1000);
    const code = ofEightDigits.slice(-6);
    expect(codeAt(RFC_SECRET, now)).toBe(code);
    expect(matchingStep(RFC_SECRET, { code, now, lastStep: null })).toBe(Math.floor(seconds / 30));
  });

  it("is good for its half minute and ten seconds on each side, and no longer", () => {
    const start = Date.parse("2026-11-20T16:00:00Z");
    const code = codeAt(RFC_SECRET, new Date(start));
    const taken = [-11, -10, 0, 29, 39, 40].map((seconds) => {
      const now = new Date(start + seconds * 1000);
      return matchingStep(RFC_SECRET, { code, now, lastStep: null }) !== null;
    });
    expect(taken).toEqual([false, true, true, true, true, false]);
  });

  it("is not taken again once its step was used", () => {
    const now = new Date("2026-11-20T16:00:00Z");
    const code = codeAt(RFC_SECRET, now);
    expect(matchingStep(RFC_SECRET, { code, now, lastStep: stepAt(now) - 1 })).toBe(stepAt(now));
    expect(matchingStep(RFC_SECRET, { code, now, lastStep: stepAt(now) })).toBeNull();
  });

  it("is taken after the clock was set back by minutes, and not twice for a clock set back by a second", () => {
    const now = new Date("2026-11-20T16:00:00Z");
    const code = codeAt(RFC_SECRET, now);
    expect(matchingStep(RFC_SECRET, { code, now, lastStep: stepAt(now) + 4 })).toBe(stepAt(now));
    expect(matchingStep(RFC_SECRET, { code, now, lastStep: stepAt(now) + 1 })).toBeNull();
  });

  it("may be typed with a space in the middle", () => {
    const now = new Date("2026-11-20T16:00:00Z");
    const code = codeAt(RFC_SECRET, now);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(matchingStep(RFC_SECRET, { code: spaced, now, lastStep: null })).not.toBeNull();
  });

  it.each(["", "12345", "1234567", "abcdef", "１２３４５６", "éééééé", "🌴🌴🌴"])("is never %j", (code) => {
    expect(matchingStep(RFC_SECRET, { code, now: new Date(0), lastStep: null })).toBeNull();
  });
});

it("a new secret is random and has the asked number of bytes in base 32", () => {
  expect(newSecret(20)).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret(15)).toMatch(/^[A-Z2-7]{24}$/);
  expect(newSecret(20)).not.toBe(newSecret(20));
});
