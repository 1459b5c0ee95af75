import { describe, expect, it } from "vitest";
import type { Refusal } from "../../contract/drivers/driver.ts";
import { type Candidate, type Considered, rankDrivers, rideBefore } from "./rank-drivers.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const NOW = at("16:00");
const ride = {
  id: 1,
  rideDatetime: at("16:10"),
  durationMin: 20,
  passengers: 2,
  luggage: 1,
  pricedFor: "economy" as const,
};

const NO_DAYS = {
  license_expires_on: null,
  permit_expires_on: null,
  insurance_expires_on: null,
  inspection_expires_on: null,
  season_permit_ends_on: null,
};
type Facts = Partial<Candidate> & { minutes?: number | null; refusal?: Refusal | null };

function driver(id: number, { minutes = 5, refusal = null, ...facts }: Facts = {}): Considered<Candidate> {
  return {
    driver: {
      id,
      status: "available",
      vehicleType: "economy",
      ridesToday: 0,
      papers: { days: NO_DAYS, overrideUntil: null },
      outOfService: [],
      rides: [],
      ...facts,
    },
    drive: minutes === null ? null : { minutes, km: minutes / 2 },
    refusal,
  };
}

function aboard(endsAt: Date) {
  return {
    id: 90,
    status: "InProgress",
    rideDatetime: at("15:40"),
    pickedUpAt: at("15:45"),
    durationMin: (endsAt.getTime() - at("15:45").getTime()) / 60_000,
    endsAt,
  };
}

const order = (...drivers: Considered<Candidate>[]) =>
  rankDrivers(ride, drivers, NOW).map((one) => one.driver.id);

describe("the drivers for a ride", () => {
  it("come by the time they need to the pickup", () => {
    expect(order(driver(1, { minutes: 9 }), driver(2, { minutes: 4 }), driver(3, { minutes: 6 }))).toEqual([
      2, 3, 1,
    ]);
  });

  it("come by the fewest rides today where they need the same time", () => {
    expect(order(driver(1, { ridesToday: 3 }), driver(2, { ridesToday: 1 }), driver(3))).toEqual([3, 2, 1]);
  });

  it("come after the others where their position is unknown, and last when they are off shift", () => {
    expect(
      order(
        driver(1, { status: "inactive", minutes: 1 }),
        driver(2, { status: "offline", minutes: 2 }),
        driver(3, { minutes: null }),
        driver(4, { minutes: 30 }),
      ),
    ).toEqual([4, 3, 2, 1]);
  });

  it("come below those who can take the ride where something speaks against them, however near they are", () => {
    const other = {
      id: 7,
      status: "Accepted",
      rideDatetime: at("16:20"),
      pickedUpAt: null,
      durationMin: 15,
      endsAt: at("16:35"),
    };
    const papers = { days: { ...NO_DAYS, permit_expires_on: "2026-11-19" }, overrideUntil: null };
    const ranked = rankDrivers(
      { ...ride, passengers: 5 },
      [
        driver(1, { minutes: 1 }),
        driver(2, { vehicleType: "xl", minutes: 2, rides: [other] }),
        driver(3, { vehicleType: "xl", minutes: 3, refusal: "rejected" }),
        driver(4, { vehicleType: "xl", minutes: 4, papers }),
        driver(5, { vehicleType: "xl", minutes: 5, status: "offline" }),
        driver(6, { vehicleType: "xl", minutes: 6, status: "on_ride" }),
        driver(7, { vehicleType: "xl", minutes: 30 }),
        driver(8, { vehicleType: "xl", minutes: null }),
      ],
      NOW,
    );
    expect(ranked.map((one) => one.driver.id)).toEqual([7, 8, 6, 5, 1, 2, 3, 4]);
    expect(ranked.map(({ suits }) => suits).lastIndexOf(true)).toBe(1);
  });

  it("finish what they are on before they set off", () => {
    const busy = driver(1, { minutes: 3, status: "on_ride", rides: [aboard(at("16:12"))] });
    const [ranked] = rankDrivers(ride, [busy], NOW);
    // The driver is free at 16:12 instead of setting off at 16:07, and drives for three minutes.
    expect([ranked?.minutes, ranked?.arrivesAt]).toEqual([8, at("16:15")]);
    expect(order(busy, driver(2, { minutes: 7 }))).toEqual([2, 1]);
  });

  it("set off in time for a ride of tomorrow, however far it is away", () => {
    const tomorrow = { ...ride, rideDatetime: new Date("2026-11-21T09:00:00Z") };
    const [ranked] = rankDrivers(tomorrow, [driver(1, { minutes: 25 })], NOW);
    expect([ranked?.minutes, ranked?.arrivesAt]).toEqual([25, tomorrow.rideDatetime]);
  });

  it("are marked when another ride of theirs is at the same time, but not by the ride itself", () => {
    const other = {
      id: 7,
      status: "Accepted",
      rideDatetime: at("16:25"),
      pickedUpAt: null,
      durationMin: 15,
      endsAt: at("16:40"),
    };
    const after = { ...other, rideDatetime: at("16:30") };
    const [clash] = rankDrivers(ride, [driver(1, { rides: [other] })], NOW);
    expect([clash?.overlap?.id, clash?.suits]).toEqual([7, false]);
    const [free] = rankDrivers(ride, [driver(1, { rides: [after] })], NOW);
    expect([free?.overlap, free?.suits]).toEqual([null, true]);
    const [own] = rankDrivers(ride, [driver(1, { rides: [{ ...other, id: ride.id }] })], NOW);
    expect(own?.overlap).toBeNull();
  });

  it("suit only with the seats, on shift, free, with valid papers and not having said no, wherever they are", () => {
    const suits = (facts: Facts, party = ride) => rankDrivers(party, [driver(1, facts)], NOW)[0]?.suits;
    const six = { ...ride, passengers: 6 };
    expect(suits({})).toBe(true);
    expect(suits({}, six)).toBe(false);
    expect(suits({ vehicleType: "xl" }, six)).toBe(true);
    expect(suits({ refusal: "timed_out" })).toBe(false);
    expect(suits({ minutes: null })).toBe(true);
    const until = (permit_expires_on: string) => ({
      papers: { days: { ...NO_DAYS, permit_expires_on }, overrideUntil: null },
    });
    expect([suits(until("2026-11-20")), suits(until("2026-11-19"))]).toEqual([true, false]);
    const tomorrow = { ...ride, rideDatetime: new Date("2026-11-21T16:00:00Z") };
    expect(suits(until("2026-11-20"), tomorrow)).toBe(false);
    for (const status of ["on_ride", "offline", "inactive"] as const) expect(suits({ status })).toBe(false);
  });
});

describe("the ride a driver does first", () => {
  const planned = (id: number, time: string, status = "Accepted") => ({
    id,
    status,
    rideDatetime: at(time),
    pickedUpAt: null,
    durationMin: 15,
  });

  it("is the last one due before, or the one under way", () => {
    expect(
      rideBefore([planned(1, "16:00"), planned(2, "16:05"), planned(3, "17:00")], { ...ride, id: 9 })?.id,
    ).toBe(2);
    expect(rideBefore([planned(4, "16:30", "InProgress")], { ...ride, id: 9 })?.id).toBe(4);
    expect(rideBefore([planned(3, "17:00")], { ...ride, id: 9 })).toBeNull();
  });
});
