import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { Attempts } from "./attempts.ts";

const RIDE = { params: { id: 7 } };

test("pressed again after no answer it is the same try", () => {
  const attempts = new Attempts();
  const first = attempts.keyFor(RIDE);
  for (const error of [
    new ApiError("timeout", 0),
    new ApiError("unreachable", 0),
    new ApiError("unreadable", 502),
    new ApiError("unavailable", 503),
    new TypeError("aborted"),
  ]) {
    attempts.settle(RIDE, error);
    expect(attempts.keyFor(RIDE)).toBe(first);
  }
});

test("pressed again after a refusal it is a new try, or it could only hear the old refusal again", () => {
  const attempts = new Attempts();
  const first = attempts.keyFor(RIDE);
  attempts.settle(RIDE, new ApiError("ride_conflict", 409));
  expect(attempts.keyFor(RIDE)).not.toBe(first);
});

test("pressed again after it was done it is another one", () => {
  const attempts = new Attempts();
  const first = attempts.keyFor(RIDE);
  attempts.settle(RIDE);
  expect(attempts.keyFor(RIDE)).not.toBe(first);
});

test("with other words it is another try", () => {
  const attempts = new Attempts();
  const first = attempts.keyFor({ body: { notes: "door" } });
  expect(attempts.keyFor({ body: { notes: "gate" } })).not.toBe(first);
  expect(attempts.keyFor({ body: { notes: "door" } })).not.toBe(first);
});

test("the try of one ride outlives that of another", () => {
  const attempts = new Attempts();
  const first = attempts.keyFor(RIDE);
  attempts.keyFor({ params: { id: 8 } });
  expect(attempts.keyFor(RIDE)).toBe(first);
});
