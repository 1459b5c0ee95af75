import { describe, expect, it } from "vitest";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { EMPTY_BOOKING, nextQuarter, pickupInstant, tripError, wayBackOf } from "./booking-draft.ts";
import { quartersOf } from "./quarters.ts";

/** Five past nine in the evening on the island. */
const NOW = new Date("2026-11-21T01:05:00Z");
const PUNDA: ChosenPlace = { text: "Punda", lat: 12.1, lng: -68.93 };

describe("the time of a ride", () => {
  it("is a quarter of an hour that is still to come", () => {
    expect(nextQuarter(NOW)).toBe("2026-11-20T21:15");
    expect(quartersOf("2026-11-20", NOW)[0]).toBe("21:15");
    expect(quartersOf("2026-11-20", NOW)).toHaveLength(11);
    expect(quartersOf("2026-11-21", NOW)).toHaveLength(96);
  });

  it("has no quarters on a day that is over, or on none", () => {
    for (const day of ["2026-11-19", "0002-11-21", "no-day", ""]) expect(quartersOf(day, NOW)).toEqual([]);
  });

  it("is on the island's clock, wherever the phone is", () => {
    expect(pickupInstant("2026-11-21T16:45", NOW)?.toISOString()).toBe("2026-11-21T20:45:00.000Z");
    expect(pickupInstant("now", NOW)).toBe(NOW);
  });

  it.each([
    ["", "dateTime"],
    ["T16:45", "dateTime"],
    ["no-dayT16:45", "dateInvalid"],
    ["0002-11-21T16:45", "dateInvalid"],
    ["2026-02-30T16:45", "dateInvalid"],
    ["2026-11-20T20:45", "past"],
    ["2026-11-20T21:15", null],
    ["now", null],
  ])("entered as '%s' is %s", (when, error) => {
    expect(tripError({ ...EMPTY_BOOKING, pickup: PUNDA, dropoff: PUNDA, when }, NOW)).toBe(error);
  });
});

describe("the way back", () => {
  const there = {
    ...EMPTY_BOOKING,
    pickup: PUNDA,
    dropoff: { ...PUNDA, text: "Westpunt" },
    when: "2026-11-21T10:00",
  };
  const withBack = (when: string) => ({ ...there, wayBack: { when, flight: "" } });

  it("goes from the drop-off to the pickup at a time of its own", () => {
    expect(wayBackOf(there)).toBeNull();
    const stops = [PUNDA, { ...PUNDA, text: "Otrobanda" }];
    expect(wayBackOf({ ...withBack("2026-11-21T16:00"), stops })?.stops).toEqual(stops.toReversed());
    expect(wayBackOf(withBack("2026-11-21T16:00"))).toMatchObject({
      pickup: there.dropoff,
      dropoff: there.pickup,
      when: "2026-11-21T16:00",
      wayBack: null,
    });
  });

  it.each(["", "T16:00", "2026-11-21T"])("is none to be priced or shown while its time is '%s'", (when) => {
    expect(wayBackOf(withBack(when))).toBeNull();
  });

  it("must be after the way there", () => {
    expect(tripError(withBack("2026-11-21T16:00"), NOW)).toBeNull();
    expect(tripError(withBack("2026-11-21T10:00"), NOW)).toBe("backBefore");
    expect(tripError(withBack("no-dayT16:00"), NOW)).toBe("dateInvalid");
    for (const half of ["", "T16:00", "2026-11-21T"]) expect(tripError(withBack(half), NOW)).toBe("dateTime");
  });
});
