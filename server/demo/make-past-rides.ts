import { addDays, dayOfWeek } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { freeWaitMinutes } from "../rides/waiting/free-wait.ts";
import { bookDemoRide, drawBooker } from "./book-demo-ride.ts";
import type { CastDriver } from "./demo-cast.ts";
import type { DemoCompany } from "./demo-company.ts";
import { type TripKind, drawKind, drawMinute, drawParty, drawTrip } from "./demo-trips.ts";
import { type Random, randomOf } from "./random.ts";
import type { RideStory, StoryActor } from "./ride-story.ts";
import { fromGuilderCents } from "../../domain/money.ts";

/** Past rides end this long before now; from there on the rides of the present are made. */
const UNTIL_BEFORE_NOW_MS = 75 * MINUTE_MS;
/** Rides on each day of the week, Sunday first. */
const RIDES_OF_DAY = [14, 14, 16, 16, 17, 19, 20];

type Ending = "completed" | "cancelled_waiting" | "cancelled_late" | "no_show" | "rejected";
const ENDINGS: readonly (readonly [number, Ending])[] = [
  [88, "completed"],
  [4, "cancelled_waiting"],
  [3.5, "cancelled_late"],
  [2.5, "no_show"],
  [2, "rejected"],
];

type Asked = { firstDay: string; now: Date };

/** Every ride of the company from a day until shortly before now. */
export async function makePastRides(company: DemoCompany, { firstDay, now }: Asked): Promise<RideStory[]> {
  const stories: RideStory[] = [];
  const today = curacaoDate(now);
  const until = new Date(now.getTime() - UNTIL_BEFORE_NOW_MS);
  for (let day = firstDay; day <= today; day = addDays(day, 1)) {
    for (const ride of drawDay(day, today)) {
      if (ride.at < until) stories.push(await makeRideStory(company, { day, ride, now }));
    }
  }
  return stories;
}

type DrawnRide = { random: Random; kind: TripKind; at: Date; minute: number };

/** The pickups of a day in order. The draw depends on how long ago the day was, so each start tells the same story. */
function drawDay(day: string, today: string): DrawnRide[] {
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / (24 * 60 * MINUTE_MS));
  const random = randomOf(`the day ${ago} days ago`);
  const weekday = dayOfWeek(day);
  const count = (RIDES_OF_DAY[weekday] ?? 16) + random.whole(-2, 2);
  return Array.from({ length: count }, (_, index) => {
    const kind = drawKind(random, weekday);
    const minute = drawMinute(random, kind);
    const at = new Date(instantOf(day, "00:00:00").getTime() + minute * MINUTE_MS);
    return { random: randomOf(`ride ${index} ${ago} days ago`), kind, at, minute };
  }).toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

type RideToMake = { day: string; ride: DrawnRide; now: Date };

async function makeRideStory(company: DemoCompany, { day, ride, now }: RideToMake): Promise<RideStory> {
  const { random, kind, at, minute } = ride;
  const party = drawParty(random, kind);
  const asked = drawAsked(random, party);
  const createdAt = minutesFrom(at, -drawLead(random, kind));
  const booker = drawBooker(random, kind, company);
  const story = await bookDemoRide(company, day, {
    trip: { ...drawTrip(random, kind), ...party, at, asked },
    booker,
    createdAt,
    flight: kind === "arrival" ? random.one(["KL 735", "AA 953", "AV 8388", "OR 0371", "B6 1731"]) : null,
  });
  const ending = random.weighted(ENDINGS);
  const minutes = story.row.duration_min * (0.9 + random.next() * 0.3);
  const driver = company.cast.drawFree(random, { ...party, asked, at, hour: minute / 60 }, minutes + 10);
  const operator: StoryActor = { kind: "operator", id: company.operatorId };
  if (ending === "cancelled_waiting") {
    story.callOff(booker.by, between(random, createdAt, at));
  } else if (ending === "rejected" || !driver) {
    story.refuse(operator, between(random, createdAt, at));
  } else {
    addDrive(company, story, { random, driver, ending, minutes, by: booker.by, operator, now });
  }
  return story;
}

type Drive = {
  random: Random;
  driver: CastDriver;
  ending: Ending;
  minutes: number;
  by: StoryActor;
  operator: StoryActor;
  now: Date;
};

const WAITS = {
  airport: DEFAULT_COMPANY.airport_wait_minutes,
  pier: DEFAULT_COMPANY.pier_wait_minutes,
  other: DEFAULT_COMPANY.other_wait_minutes,
};

function addDrive(company: DemoCompany, story: RideStory, drive: Drive): void {
  const { random, driver, ending, minutes, by } = drive;
  const at = story.row.ride_datetime;
  const found = findDriver(company, story, drive);
  company.cast.engage(driver.id, at, minutes + 10);
  if (ending === "cancelled_late") return story.callOff(by, between(random, found, at));

  const arrived = later(minutesFrom(at, random.whole(-6, 4)), minutesFrom(found, 2));
  story.setOut(later(minutesFrom(arrived, -12), minutesFrom(found, 1)));
  story.arrive(arrived);
  const waitFrom = later(arrived, at);
  if (ending === "no_show") {
    const { pickup_lat = null, pickup_lng = null } = story.row;
    const wait = freeWaitMinutes({ pickup_lat, pickup_lng, waits: WAITS });
    return story.nobodyCame(minutesFrom(waitFrom, wait + random.whole(0, 5)));
  }

  const aboard = minutesFrom(waitFrom, random.whole(1, 5));
  story.pickUp(aboard);
  story.setOff(minutesFrom(aboard, 1));
  const finished = minutesFrom(aboard, Math.max(4, minutes));
  story.finish(finished);
  rate(story, finished, drive);
  story.pay(drawPayment(random, { canBeOnAccount: (story.row.rider_id ?? null) === null }));
}

const RATED_SHARE = 0.4;

/** Some passengers say how it was, soon after. */
function rate(story: RideStory, finished: Date, { random, driver, by, now }: Drive): void {
  if (!random.chance(RATED_SHARE)) return;
  const at = minutesFrom(finished, random.whole(1, 30));
  const short = 5 - driver.stars;
  const stars = random.weighted([
    [1 - 0.85 * short, 5],
    [0.7 * short, 4],
    [0.15 * short, 3],
  ] as const);
  const passenger: StoryActor = by.kind === "rider" ? by : { kind: "guest", id: null };
  if (at <= now) story.rate(stars, passenger, at);
}

/** How the ride comes to its driver, and when; now and then another was asked first. */
function findDriver(company: DemoCompany, story: RideStory, { random, driver, operator }: Drive): Date {
  const created = story.row.created_at;
  const at = story.row.ride_datetime;
  const free = (at.getTime() - created.getTime()) / MINUTE_MS;
  // A ride that is booked days ahead is assigned some hours before; a ride for now is assigned at once.
  let found = minutesFrom(created, free > 240 ? free - random.whole(60, 200) : 1 + random.next() * 4);
  const other = company.cast.drawOther(random, driver.id).id;
  const luck = random.next();
  if (luck < 0.08) {
    story.turnDown(other, found);
  } else if (luck < 0.1) {
    story.letPass(other, found, minutesFrom(found, 0.5));
  } else if (luck < 0.115) {
    story.giveBack(other, found, minutesFrom(found, 3));
    found = minutesFrom(found, 3);
  }
  found = minutesFrom(found, 1 + random.next());
  if (random.chance(0.45)) {
    story.assign(driver.id, operator, found);
    found = minutesFrom(found, 0.3 + random.next() * 2);
  }
  story.accept(driver.id, found);
  return found;
}

/** How many minutes before the pickup a ride is booked. */
function drawLead(random: Random, kind: TripKind): number {
  const plans = kind === "arrival" || kind === "departure";
  const ahead = random.weighted([
    [plans ? 15 : 60, "now"],
    [30, "the same day"],
    [plans ? 55 : 10, "days before"],
  ] as const);
  if (ahead === "now") return random.whole(10, 50);
  return ahead === "the same day" ? random.whole(60, 480) : random.whole(1, 21) * 1440 + random.whole(0, 700);
}

/** A few want a certain car. */
export function drawAsked(
  random: Random,
  party: { passengers: number; luggage: number },
): VehicleType | null {
  if (party.passengers <= 2 && random.chance(0.03)) return "cargo";
  return party.passengers <= 4 && party.luggage <= 3 && random.chance(0.07) ? "comfort" : null;
}

function between(random: Random, from: Date, to: Date): Date {
  const start = from.getTime();
  return new Date(start + Math.max(0, to.getTime() - start) * random.next());
}

function minutesFrom(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + Math.round(minutes * MINUTE_MS));
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

const WAYS = [
  [44, "card"],
  [30, "cash_usd"],
  [14, "cash_xcg"],
  [8, "account"],
  [4, null],
] as const;
const TIPPED_SHARE = 0.35;
const GUILDER_TIPS = [500, 500, 1_000] as const;

/** How a passenger paid, now and then with a tip; some drivers forget to say. The demo's one hotel pays for guests, and for nobody with an account of their own. */
function drawPayment(random: Random, { canBeOnAccount }: { canBeOnAccount: boolean }) {
  const paidBy = random.weighted(WAYS);
  if (paidBy === "account" && !canBeOnAccount) return { paid_by: "card" as const };
  if (paidBy === null || paidBy === "account" || !random.chance(TIPPED_SHARE)) return { paid_by: paidBy };
  if (paidBy !== "cash_xcg") return { paid_by: paidBy, tip_cents: random.whole(1, 6) * 100 };
  const xcg = random.one(GUILDER_TIPS);
  return { paid_by: paidBy, tip_cents: fromGuilderCents(xcg), tip_xcg_cents: xcg };
}
