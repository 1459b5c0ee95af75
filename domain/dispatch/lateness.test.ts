import { expect, it } from "vitest";
import { minutesLost } from "./lateness.ts";

it("is whole minutes after what was promised, and nothing where it is in time", () => {
  const lost = (expected: string) => minutesLost("2026-11-27T14:00:00Z", new Date(expected));
  expect(
    ["2026-11-27T14:07:29Z", "2026-11-27T14:07:31Z", "2026-11-27T14:00:00Z", "2026-11-27T13:40:00Z"].map(
      lost,
    ),
  ).toEqual([7, 8, 0, 0]);
});
