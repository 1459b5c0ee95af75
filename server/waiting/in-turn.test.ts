import { expect, it } from "vitest";
import { InTurn } from "./in-turn.ts";

const TAKES_MS = 20;
const WORKS = 4;

function inTurnOf() {
  return new InTurn(() => {
    throw new Error("too many");
  });
}

/** Keeps the processor for so long. */
function work(done: string[], name: string) {
  return async () => {
    const end = performance.now() + TAKES_MS;
    while (performance.now() < end);
    done.push(name);
  };
}

it("what waits under one name is done in its order, and leaves the server to others twice as long as it takes", async () => {
  const inTurn = inTurnOf();
  const done: string[] = [];
  const began = performance.now();
  const names = Array.from({ length: WORKS }, (_, n) => `hurried ${n}`);
  const hurried = Promise.all(names.map((name) => inTurn.run("a hotel", work(done, name))));
  await inTurn.run("another", work(done, "another"));
  expect(done.indexOf("another")).toBeLessThan(2);
  await hurried;
  expect(done.filter((name) => name !== "another")).toEqual(names);
  const atLeast = WORKS * TAKES_MS + (WORKS - 1) * TAKES_MS * 2;
  // A timer may be a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(atLeast - WORKS);
});

it("work that fails lets the next begin, and too much of it is refused at once", async () => {
  const inTurn = inTurnOf();
  const failing = inTurn.run("a hotel", () => Promise.reject(new Error("no such ride")));
  const waiting = Array.from({ length: 49 }, () => inTurn.run("a hotel", async () => "done"));
  await expect(inTurn.run("a hotel", async () => "one too many")).rejects.toThrow("too many");
  expect(await inTurn.run("another", async () => "done")).toBe("done");
  await expect(failing).rejects.toThrow("no such ride");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
});
