import { expect, it } from "vitest";
import { Lateness } from "./lateness.ts";

/** Its clock is a day ahead of ours. */
const sent = (at: number, by = "one") => ({ by, at: at + 86_400_000 });

it("is what comes half a second after it usually does, whatever the sender's clock shows", () => {
  const lateness = new Lateness();
  expect(lateness.isLate(sent(1_000), 1_005)).toBe(false);
  expect(lateness.isLate(sent(1_300), 1_300 + 400)).toBe(false);
  expect(lateness.isLate(sent(1_600), 1_600 + 700)).toBe(true);
  expect(lateness.isLate(sent(2_600), 2_600 + 5)).toBe(false);
});

it("is nobody's whose clock runs a little slower for a day, nor of who is heard for the first time", () => {
  const lateness = new Lateness();
  let late = 0;
  for (let at = 0; at < 86_400_000; at += 300) {
    if (lateness.isLate(sent(at), at + at / 2_000)) late += 1;
  }
  expect(late).toBe(0);
  expect(lateness.isLate(sent(0, "other"), 9_000)).toBe(false);
});
