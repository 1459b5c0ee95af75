import { expect, test } from "vitest";
import { pickupAfterLanding, pickupsBeforeFlight } from "./airport-times.ts";

const at = (time: string) => new Date(`2026-12-10T${time}:00-04:00`);
const MORNING = at("08:00");

test("who lands is fetched once they have had time for passport and bags", () => {
  expect(pickupAfterLanding(at("14:35"), 30)).toEqual(at("15:05"));
});

test("who leaves is fetched in time for three hours at the airport, or a quarter of an hour around that", () => {
  const choices = pickupsBeforeFlight({ leaves: at("17:05"), driveMinutes: 29 }, MORNING);
  expect(choices).toEqual([
    { why: "noHurry", at: at("13:15") },
    { why: "advised", at: at("13:30") },
    { why: "latest", at: at("13:45") },
  ]);
});

test("times that are over are not offered, and none is where the flight is too near", () => {
  const flight = { leaves: at("17:05"), driveMinutes: 29 };
  expect(pickupsBeforeFlight(flight, at("13:35")).map(({ why }) => why)).toEqual(["latest"]);
  expect(pickupsBeforeFlight(flight, at("14:00"))).toEqual([]);
});
