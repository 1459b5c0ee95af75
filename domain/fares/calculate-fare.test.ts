import { describe, expect, test } from "vitest";
import { calculateFare, type FareInput } from "./calculate-fare.ts";
import { discountPercentOf } from "./discount.ts";
import { FIRST_TARIFF, isNight } from "./tariff.ts";
import { offerTwoCars } from "./two-cars.ts";

function fare(trip: Partial<FareInput>) {
  return calculateFare({
    tariff: FIRST_TARIFF,
    distanceKm: 10,
    passengers: 2,
    luggage: 2,
    isNight: false,
    isHoliday: false,
    ...trip,
  });
}
const total = (trip: Partial<FareInput>) => fare(trip).total;

describe("the distance fare", () => {
  test.each([
    [2, 1000, "the minimum"],
    [2.6, 1000, "a cent above the minimum, rounded down"],
    [4, 1200, "6.00 and 4 times 1.55, less 0.20"],
    [10, 2150, "6.00 and 10 times 1.55"],
    [15, 2950, "the last kilometre at 1.55: 29.25, a tie that goes up"],
    [20, 3400, "15 km at 1.55 and 5 at 0.90: 33.75, a tie that goes up"],
    [40, 5200, "15 km at 1.55 and 25 at 0.90: 51.75"],
  ])("%s km cost %i cents: %s", (distanceKm, cents) => {
    expect(total({ distanceKm })).toBe(cents);
  });

  test("is rounded once, not line by line", () => {
    // 13.2475 is nearer to 13.00, although its lines in whole cents come to 13.25.
    expect(total({ distanceKm: 4.675_806 })).toBe(1300);
    expect(total({ distanceKm: 4.677 })).toBe(1300);
  });
});

describe("the amount of a contract", () => {
  test("is the whole fare, whatever the trip would cost otherwise", () => {
    const line = { label: "Contract price", code: "contract_price", amount: 1_733 };
    const dear = {
      isNight: true,
      isHoliday: true,
      passengers: 7,
      luggage: 9,
      vipPercent: 10,
      agreedPercent: 5,
    };
    expect(fare({ ...dear, contractCents: 1_733 })).toEqual({ total: 1_733, breakdown: [line] });
  });
});

describe("an agreed price", () => {
  const agreedPrice = { between: ["airport", "mambo"], cents: 2375 } as const;

  test("is charged to the cent, as it was agreed", () => {
    expect(fare({ agreedPrice })).toEqual({
      total: 2375,
      breakdown: [
        { label: "Agreed price", code: "agreed_price", between: ["airport", "mambo"], amount: 2375 },
      ],
    });
  });

  test("has its surcharges to the cent", () => {
    // 23.75 and a quarter of it: 29.6875.
    expect(total({ agreedPrice, isNight: true })).toBe(2969);
  });

  test("is left for the tariff, in its steps, where stops make the way dearer", () => {
    expect(total({ agreedPrice, hasStops: true, distanceKm: 20 })).toBe(3400);
  });
});

describe("surcharges", () => {
  test("a party of five pays a quarter more, a party of four does not", () => {
    expect(total({ passengers: 4 })).toBe(2150);
    expect(total({ passengers: 5 })).toBe(2700);
  });

  test("add and do not compound", () => {
    // 21.50 and three quarters of it: 37.625. Compounded it would be 41.99.
    expect(total({ passengers: 5, isNight: true, isHoliday: true })).toBe(3750);
  });

  test("are worked out on the minimum fare when that is what the trip costs", () => {
    expect(total({ distanceKm: 1, isNight: true })).toBe(1250);
  });

  test("leave the bags alone", () => {
    expect(total({ luggage: 4, isNight: true })).toBe(2700 + 400);
  });

  test("a type of car costs more only when it is asked for, Comfort and Cargo by a fifth, XL by a quarter", () => {
    expect(total({ vehicleType: null })).toBe(2150);
    expect(total({ vehicleType: "comfort" })).toBe(2600);
    expect(total({ vehicleType: "cargo" })).toBe(2600);
    expect(total({ vehicleType: "economy" })).toBe(2150);
    expect(total({ vehicleType: "xl" })).toBe(2700);
  });

  test("a large party, which pays for the seats of an XL, pays no more for it by name", () => {
    expect(total({ passengers: 6, vehicleType: "xl" })).toBe(total({ passengers: 6 }));
    const percents = { ...FIRST_TARIFF.vehiclePercent, xl: 40 };
    const dearer = { ...FIRST_TARIFF, vehiclePercent: percents };
    expect(total({ tariff: dearer, vehicleType: "xl" })).toBe(3000);
    const { total: six, breakdown } = fare({ tariff: dearer, passengers: 6, vehicleType: "xl" });
    expect(six).toBe(3000);
    expect(breakdown.filter(({ percent }) => percent).map(({ code, percent }) => [code, percent])).toEqual([
      ["large_party", 25],
      ["vehicle_type", 15],
    ]);
  });
});

describe("luggage", () => {
  test.each([
    [1, 2, 0],
    [1, 3, 200],
    [2, 3, 200],
    [3, 3, 0],
    [4, 6, 400],
    [0, 2, 0],
  ])("%i passengers with %i bags pay %i cents for them", (passengers, luggage, cents) => {
    expect(total({ passengers, luggage })).toBe(2150 + cents);
  });
});

describe("airport rates", () => {
  test("come before distance", () => {
    expect(total({ airportZone: "jan-thiel", distanceKm: 90 })).toBe(3400);
    expect(total({ airportZone: "westpunt", distanceKm: 1 })).toBe(4700);
  });

  test("are the least that a trip with stops costs, and the way driven counts where it costs more", () => {
    expect(total({ airportZone: "jan-thiel", hasStops: true, distanceKm: 17 })).toBe(3400);
    expect(total({ airportZone: "jan-thiel", hasStops: true, distanceKm: 25 })).toBe(3850);
    expect(total({ airportZone: "jan-thiel", distanceKm: 25 })).toBe(3400);
    expect(total({ hasStops: true, distanceKm: 17 })).toBe(total({ distanceKm: 17 }));
  });

  test("bear the same surcharges", () => {
    const trip = { airportZone: "punda", passengers: 5, luggage: 6, isNight: true } as const;
    expect(fare(trip)).toEqual({
      total: 4100,
      breakdown: [
        { label: "Airport fixed rate, Punda zone", code: "airport_rate", zone: "punda", amount: 2600 },
        { label: "5 or more passengers +25%", code: "large_party", percent: 25, amount: 650 },
        { label: "Night +25%", code: "night", percent: 25, amount: 650 },
        { label: "1 extra bag", code: "luggage", bags: 1, amount: 200 },
      ],
    });
  });
});

test("the breakdown says what each part costs, the rounding too", () => {
  expect(fare({ distanceKm: 16.5, luggage: 3 }).breakdown).toEqual([
    { label: "Start", code: "start", amount: 600 },
    { label: "15.00 km at $1.55", code: "distance", km: 15, amount: 2325 },
    { label: "1.50 km at $0.90", code: "distance_beyond", km: 1.5, amount: 135 },
    { label: "1 extra bag", code: "luggage", bags: 1, amount: 200 },
    { label: "Rounded to $0.50", code: "rounding", amount: -10 },
  ]);
});

test("a fare names the minimum, a holiday and several bags, and has no line for what costs nothing", () => {
  const short = fare({ distanceKm: 1, isHoliday: true, luggage: 4 }).breakdown;
  expect(short.slice(2, 5)).toEqual([
    { label: "Minimum fare $10.00", code: "minimum", amount: 245 },
    { label: "Public holiday +25%", code: "holiday", percent: 25, amount: 250 },
    { label: "2 extra bags", code: "luggage", bags: 2, amount: 400 },
  ]);
  const { luggage, night } = FIRST_TARIFF;
  const free = {
    ...FIRST_TARIFF,
    luggage: { ...luggage, extraBagCents: 0 },
    night: { ...night, percent: 0 },
  };
  const codes = fare({ tariff: free, luggage: 9, isNight: true, distanceKm: 15 }).breakdown.map(
    ({ code }) => code,
  );
  expect(codes).toEqual(["start", "distance", "rounding"]);
});

test("the kilometres that bring a fare to just the minimum add no line for it", () => {
  const exact = { ...FIRST_TARIFF, minimumCents: 600 + 10 * 155 };
  expect(fare({ tariff: exact }).breakdown.map(({ code }) => code)).toEqual(["start", "distance"]);
});

test("what an account has agreed on takes the place of a VIP's discount, and a fare says which it had", () => {
  const { total: paid, breakdown } = fare({ distanceKm: 20, vipPercent: 10, agreedPercent: 15 });
  expect(paid).toBe(3400 - 510);
  expect(breakdown.at(-1)).toEqual({
    label: "Agreed discount 15%",
    code: "agreed_discount",
    percent: 15,
    amount: -510,
  });
  expect(discountPercentOf(breakdown, "agreed_discount")).toBe(15);
  expect(discountPercentOf(breakdown, "vip_discount")).toBeNull();
});

test("a night within one day is from its first second to before its last", () => {
  const night = { ...FIRST_TARIFF.night, from: "01:00:00", until: "05:00:00" };
  const times = ["00:59:59", "01:00:00", "04:59:59", "05:00:00", "23:30:00"];
  const tariff = { ...FIRST_TARIFF, night };
  expect(times.map((time) => isNight(tariff, time))).toEqual([false, true, true, false, false]);
  expect(isNight({ ...tariff, night: { ...night, until: night.from } }, "01:00:00")).toBe(false);
});

test("the night begins at 23:00 and is over at 06:00", () => {
  const nights = ["22:59:59", "23:00:00", "00:00:00", "05:59:59", "06:00:00", "12:00:00"];
  expect(nights.map((time) => isNight(FIRST_TARIFF, time))).toEqual([false, true, true, true, false, false]);
});

describe("a VIP", () => {
  test("pays a percentage less of the fare as it would be, to the cent", () => {
    const { total: paid, breakdown } = fare({ distanceKm: 20, vipPercent: 10 });
    expect(paid).toBe(3060);
    expect(breakdown.at(-1)).toEqual({
      label: "VIP discount 10%",
      code: "vip_discount",
      percent: 10,
      amount: -340,
    });
    expect(total({ vipPercent: 33 })).toBe(2150 - 710);
  });

  test("is offered two cars with the discount on each", () => {
    const party = {
      tariff: FIRST_TARIFF,
      distanceKm: 10,
      passengers: 8,
      luggage: 8,
      isNight: false,
      isHoliday: false,
    };
    const [plain, less] = [offerTwoCars(party), offerTwoCars({ ...party, vipPercent: 50 })];
    expect(less?.map((car) => car.fare)).toEqual(plain?.map((car) => car.fare - Math.round(car.fare / 2)));
  });
});
