import { expect, it } from "vitest";
import { formatsFor } from "../language/formats.ts";
import { nightHours } from "./night-hours.ts";

it("writes the hours of the night as every other time in the language", () => {
  const night = { from: "23:00:00", until: "06:00:00" };
  expect(nightHours(night, formatsFor("en"))).toEqual(["11:00 PM", "6:00 AM"]);
  expect(nightHours(night, formatsFor("nl"))).toEqual(["23:00", "6:00"]);
});
