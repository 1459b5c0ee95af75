import { expect, it } from "vitest";
import { hoursInService } from "./hours-in-service.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const DAY = {
  from: at("10:00"),
  until: at("20:00"),
  written: true,
  likely: false,
  breaks: [{ from: at("11:00"), until: at("12:00"), minutes: 30 }],
};
const out = (from: string, until: string | null) => ({
  from: at(from).toISOString(),
  until: until === null ? null : at(until).toISOString(),
  reason: "Brakes",
});
const spans = (outages: Parameters<typeof hoursInService>[1]) =>
  hoursInService([DAY], outages).map(({ from, until, breaks }) => [from, until, breaks.length]);

it("leaves hours as they are that no outage touches", () => {
  expect(hoursInService([DAY], [out("08:00", "10:00"), out("20:00", null)])).toEqual([DAY]);
});

it("takes an outage out of the middle, with the break on its side", () => {
  expect(spans([out("14:00", "15:00")])).toEqual([
    [at("10:00"), at("14:00"), 1],
    [at("15:00"), at("20:00"), 0],
  ]);
});

it("ends the day with an outage that has no end, and begins it with one that is on", () => {
  expect(spans([out("09:00", "13:00"), out("18:00", null)])).toEqual([[at("13:00"), at("18:00"), 0]]);
  expect(spans([out("09:00", null)])).toEqual([]);
});
