import type { DayQuality } from "../../../contract/reports/day-quality.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type Company, openCompany } from "../company.ts";
import { Day } from "../day.ts";
import { somewhere } from "../island-day.ts";
import type { Options } from "../options.ts";
import { linesOfCalls } from "../report.ts";
import { seeded } from "../seeded.ts";
import { inTurns } from "../traffic.ts";
import { accountFor, countOffers } from "./account-for.ts";
import { DriverSeat } from "./driver-seat.ts";
import { FastClock } from "./fast-clock.ts";
import { type Wish, wishForACar } from "./guests.ts";
import type { Scenario } from "./scenarios.ts";
import { TEMPERS, temperOf } from "./tempers.ts";

type Found = { what: string; problem: string | null };
type Outcome = { wishes: { wish: Wish; offered: number | null }[]; quality: DayQuality | null };

/** Plays a scenario of dispatch, with auto-assign giving the rides; says what came of it and what of it must not be. */
export async function playDispatch(
  asked: Options,
  { scenario, say }: { scenario: Scenario; say: (line: string) => void },
): Promise<Found[]> {
  const options = { ...asked, drivers: scenario.cars, at: scenario.at, driverStreams: false };
  const clock = new FastClock(scenario.at, options.pace);
  say(
    `${scenario.bookings} bookings, ${scenario.cars} cars, ${scenario.minutes} minutes of the island at pace ${options.pace}, seed ${options.seed}.`,
  );
  const company = await openCompany(options, clock);
  const day = new Day(options, company);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => day.end());
  const seats = company.drivers.map((driver, number) => {
    const random = seeded(options.seed * 1_000 + number);
    return new DriverSeat({
      day,
      driver,
      number,
      temper: temperOf(number),
      random,
      at: scenario.pier ?? somewhere(random),
    });
  });
  const found: Found[] = [];
  let ended = clock.now();
  try {
    const { wishes, quality } = await live(day, { company, scenario, seats, clock });
    ended = clock.now();
    for (const line of linesOfWishes(wishes)) say(line);
    if (quality) for (const line of linesOfQuality(quality)) say(line);
    for (const line of linesOfCalls(day.figures.rows(), (scenario.minutes * 60) / options.pace)) say(line);
    const problems = day.figures.problems();
    for (const problem of problems) say(`  ${problem}`);
    found.push({
      what: "no call failed",
      problem: problems.length === 0 ? null : `${problems.length} kinds of failure`,
    });
    found.push(willingDrive(seats, wishes));
  } finally {
    clock.stop();
    day.wire.close();
    await company.close(async (db) => {
      const account = await accountFor(db, { day, ended });
      for (const line of [...account.lines, ...linesOfSeats(seats, await countOffers(db))]) say(line);
      found.push(...account.found);
    });
    clock.remove();
  }
  return found;
}

type Playing = { company: Company; scenario: Scenario; seats: readonly DriverSeat[]; clock: FastClock };

async function live(day: Day, { company, scenario, seats, clock }: Playing): Promise<Outcome> {
  const [operator] = company.operators;
  const staff = company.staff;
  if (!operator) throw new Error("nobody works here");
  await Promise.all(seats.map((seat) => seat.sendPosition()));
  await day.wire.call("settings", operator, {
    method: "PATCH",
    path: "/dispatch-settings/",
    body: { mode: "auto" },
  });
  const begin = clock.now().getTime();
  clock.run();
  const sitting = seats.map((seat) => seat.sit());
  const wishes: Outcome["wishes"] = [];
  const booking = inTurns(scenario.bookings, async (number) => {
    const minute = scenario.firstPickup + ((number + day.random()) * scenario.spread) / scenario.bookings;
    const pickup = new Date(begin + minute * MINUTE_MS);
    if (scenario.booked !== null) {
      const bookedAt = pickup.getTime() - scenario.booked * MINUTE_MS * day.random();
      await day.wait(Math.max(0, bookedAt - clock.now().getTime()) / day.options.pace);
    }
    if (!day.over) wishes.push(await wishForACar(day, { scenario, pickup }));
  });
  await day.wait((scenario.minutes * MINUTE_MS) / day.options.pace);
  day.end();
  await Promise.all([...sitting, booking]);
  const quality = await day.wire.read<DayQuality>("quality", staff, { path: "/admin/day-quality/" });
  return { wishes, quality };
}

/** With more wishes than cars no willing driver may stand about. */
const BUSY_SHARE = 0.75;

function willingDrive(seats: readonly DriverSeat[], wishes: Outcome["wishes"]): Found {
  const willing = seats.filter(({ temper }) => temper === "willing");
  const idle = willing.filter(({ looks }) => looks.busy < looks.all * BUSY_SHARE);
  const areFew = wishes.length < seats.length * 10;
  return {
    what: `${willing.length} willing drivers have a ride nearly all the time`,
    problem: idle.length === 0 || areFew ? null : `${idle.length} of them have not`,
  };
}

function linesOfWishes(wishes: Outcome["wishes"]): string[] {
  const count = new Map<string, number>();
  for (const { wish } of wishes) count.set(wish, (count.get(wish) ?? 0) + 1);
  const refused = wishes.filter(({ offered }) => offered !== null);
  const withTimes = refused.filter(({ offered }) => offered !== null && offered > 0);
  return [
    `Wishes: ${[...count].map(([wish, n]) => `${n} ${wish}`).join(", ")}.`,
    `Full for ${refused.length}, of whom ${withTimes.length} were offered other times.`,
  ];
}

function linesOfQuality(quality: DayQuality): string[] {
  const { promises, kept, on_time: onTime, possible, empty_km: emptyKm, paid_km: paidKm } = quality;
  const share =
    emptyKm === null ? "not known" : `${((emptyKm / (emptyKm + paidKm || 1)) * 100).toFixed(1)} %`;
  return [
    `The office reads: ${onTime} of ${promises} due promises on time (at most ${possible ?? "?"} possible), ${kept} kept at all, ` +
      `empty ${share}, ${quality.told} told, ${quality.told_moved} moved, ${quality.turned_away} turned away.`,
  ];
}

function linesOfSeats(
  seats: readonly DriverSeat[],
  offers: Awaited<ReturnType<typeof countOffers>>,
): string[] {
  return TEMPERS.flatMap((temper) => {
    const own = seats.filter((seat) => seat.temper === temper);
    if (own.length === 0) return [];
    const said = (table: "dispatch_offers" | "round_offers", outcomes: readonly string[]) =>
      outcomes
        .map((outcome) => {
          const count = own.reduce(
            (all, { driver }) => all + (offers.get(driver.id)?.[table][outcome] ?? 0),
            0,
          );
          return `${count} ${outcome}`;
        })
        .join(", ");
    const busy = own.map(({ looks }) => `${Math.round((looks.busy / Math.max(1, looks.all)) * 100)} %`);
    const alone = said("dispatch_offers", ["accepted", "declined", "timed_out", "withdrawn"]);
    const rounds = said("round_offers", ["accepted", "declined", "missed", "taken", "withdrawn"]);
    return [
      `${own.length} drivers, ${temper}: offers ${alone}; in rounds ${rounds}; with a ride ${busy.join(", ")} of the time.`,
    ];
  });
}
