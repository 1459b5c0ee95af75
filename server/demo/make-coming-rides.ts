import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { type DemoBooker, bookDemoRide, drawBooker, riderBooker } from "./book-demo-ride.ts";
import { RIDES_AROUND_NOW } from "./coming-rides.ts";
import type { DemoCompany } from "./demo-company.ts";
import { drawKind, drawMinute, drawParty, drawTrip } from "./demo-trips.ts";
import { type Random, randomOf } from "./random.ts";
import type { RideStory } from "./ride-story.ts";
import { drawAsked } from "./make-past-rides.ts";

/** How many rides are booked ahead, from when and until when. */
const BOOKED_AHEAD = 16;
const FROM_MS = 3 * HOUR_MS;
const UNTIL_MS = 48 * HOUR_MS;
const MAX_DRAWS = 500;

/** Rides under way, late, due and to come in the next two days. */
export async function makeComingRides(company: DemoCompany, now: Date): Promise<RideStory[]> {
  const stories: RideStory[] = [];
  for (const ride of RIDES_AROUND_NOW) stories.push(await ride.tell(company, now));
  stories.push(...(await makeRidersRides(company, now)));
  return [...stories, ...(await makeBookedAhead(company, now))];
}

async function makeBookedAhead(company: DemoCompany, now: Date): Promise<RideStory[]> {
  const random = randomOf("the next two days");
  const today = curacaoDate(now);
  const stories: RideStory[] = [];
  for (let draw = 0; draw < MAX_DRAWS && stories.length < BOOKED_AHEAD; draw++) {
    const kind = drawKind(random, draw % 7);
    const day = addDays(today, random.whole(0, 2));
    const minute = drawMinute(random, kind);
    const at = new Date(instantOf(day, "00:00:00").getTime() + minute * MINUTE_MS);
    const aheadMs = at.getTime() - now.getTime();
    if (aheadMs < FROM_MS || aheadMs > UNTIL_MS) continue;
    const party = drawParty(random, kind);
    const asked = drawAsked(random, party);
    const story = await bookDemoRide(company, today, {
      trip: { ...drawTrip(random, kind), ...party, at, asked },
      booker: drawBooker(random, kind, company),
      createdAt: new Date(now.getTime() - random.whole(40, 3000) * MINUTE_MS),
    });
    if (random.chance(0.45)) giveAhead(company, story, { random, hour: minute / 60, now });
    stories.push(story);
  }
  return stories;
}

/** Gives a ride to a driver who is free then; half have said yes already. */
function giveAhead(
  company: DemoCompany,
  story: RideStory,
  { random, hour, now }: { random: Random; hour: number; now: Date },
): void {
  const { row } = story;
  const wanted = {
    passengers: row.passenger_count,
    luggage: row.luggage_count,
    asked: row.vehicle_asked ? row.vehicle_type : null,
    at: row.ride_datetime,
    hour,
  };
  const driver = company.cast.drawFree(random, wanted, row.duration_min + 10);
  if (!driver) return;
  company.cast.engage(driver.id, row.ride_datetime, row.duration_min + 10);
  const since = now.getTime() - row.created_at.getTime();
  const assigned = new Date(row.created_at.getTime() + since * 0.5);
  story.assign(driver.id, { kind: "operator", id: company.operatorId }, assigned);
  if (random.chance(0.6)) story.accept(driver.id, new Date(assigned.getTime() + 2 * MINUTE_MS));
}

/** The rider with an account flies out tomorrow and home the day after. */
async function makeRidersRides(company: DemoCompany, now: Date): Promise<RideStory[]> {
  const today = curacaoDate(now);
  const booker: DemoBooker = riderBooker(company);
  const book = (from: string, to: string, at: Date) =>
    bookDemoRide(company, today, {
      trip: { from, to, at, passengers: 1, luggage: 1, asked: null },
      booker,
      createdAt: new Date(now.getTime() - 20 * HOUR_MS),
    });
  const airport = "Curaçao International Airport (Hato)";
  const out = await book("Emmastad", airport, instantOf(addDays(today, 1), "06:30:00"));
  const driverId = company.driverIds.get("driver") ?? 0;
  company.cast.engage(driverId, out.row.ride_datetime, out.row.duration_min + 10);
  out.accept(driverId, new Date(now.getTime() - 18 * HOUR_MS));
  const home = await book(airport, "Emmastad", instantOf(addDays(today, 2), "19:45:00"));
  return [out, home];
}
