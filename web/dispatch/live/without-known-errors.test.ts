import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { withoutKnownErrors } from "./without-known-errors.ts";

const RIDES = [{ id: 7 }];
const away = new ApiError("unreachable", 0);
const refused = new ApiError("internal", 500);

test("rides that stay in sight while the line is down stand below no second message of it", () => {
  expect(withoutKnownErrors({ data: RIDES, error: away }, "reconnecting")).toEqual({
    data: RIDES,
    error: null,
  });
});

test("what the server says, what could not be read at all, and an error on a good line are told", () => {
  for (const [query, live] of [
    [{ data: RIDES, error: refused }, "reconnecting"],
    [{ data: undefined, error: away }, "reconnecting"],
    [{ data: RIDES, error: away }, "live"],
  ] as const) {
    expect(withoutKnownErrors(query, live)).toBe(query);
  }
});
