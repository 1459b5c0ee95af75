import { describe, expect, it } from "vitest";
import { driverEditSchema } from "./driver.ts";

describe("what a driver changes of their own record", () => {
  it.each(["TX 942", "TX942", "tx-942", " TX 942 "])("takes the plate %j as TX 942", (plate) => {
    expect(driverEditSchema.parse({ plate }).plate).toBe("TX 942");
  });

  it.each(["942", "V 942", "TX", "TX 9", "TX 123456", "TX 94A"])(
    "refuses %j, which is no taxi plate",
    (plate) => {
      expect(driverEditSchema.safeParse({ plate }).success).toBe(false);
    },
  );

  it("keeps each language once, in the order they were given", () => {
    expect(driverEditSchema.parse({ languages: ["nl", "pap", "nl"] }).languages).toEqual(["nl", "pap"]);
  });

  it("tells a field that is cleared from one that is not sent", () => {
    expect(driverEditSchema.parse({ license_expires_on: null })).toEqual({ license_expires_on: null });
    expect(driverEditSchema.parse({})).toEqual({});
  });

  it("never takes what only staff may set", () => {
    const sent = { approved_at: "2026-01-01", inactive: false, rating: 5, id: 3 };
    expect(driverEditSchema.parse(sent)).toEqual({});
  });
});
