import { expect, test } from "vitest";
import { type DriverRecord, driverRecordSchema } from "../../../contract/drivers/driver-records.ts";
import { daysLeft, firstToEndOnTop, paperState } from "./driver-papers-order.ts";
import { type Facts, madeOf } from "../../testing/filled.ts";

const driver = (name: string, days: Facts<DriverRecord>) => madeOf(driverRecordSchema, { name, ...days });

test("the driver whose paper ends first is on top, one without a date comes last", () => {
  const drivers = [
    driver("none", {}),
    driver("later", { license_expires_on: "2027-02-01", insurance_expires_on: "2028-01-01" }),
    driver("over", { license_expires_on: "2030-01-01", inspection_expires_on: "2026-11-19" }),
  ];
  expect(firstToEndOnTop(drivers).map(({ name }) => name)).toEqual(["over", "later", "none"]);
});

test("a paper is good on its last day, and ends soon from the first notice on", () => {
  const today = "2026-11-20";
  expect(
    ["2026-11-19", "2026-11-20", "2026-12-20", "2026-12-21"].map((date) => [
      paperState(date, today),
      daysLeft(date, today),
    ]),
  ).toEqual([
    ["over", -1],
    ["soon", 0],
    ["soon", 30],
    ["good", 31],
  ]);
});
