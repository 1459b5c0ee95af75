import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { bookDemoRide, guestBooker } from "./book-demo-ride.ts";
import type { DemoCompany } from "./demo-company.ts";
import { RESIDENTS, VISITORS } from "./demo-people.ts";
import type { RideStory } from "./ride-story.ts";

const AIRPORT = "Curaçao International Airport (Hato)";

/** How many minutes before the pickup a driver leaves. */
const SETS_OUT_BEFORE_MIN = 15;

/** How far a ride has come. */
type Progress = "waits" | "assigned" | "accepted" | "on the road" | "aboard" | "under way";

type RideAroundNow = {
  /** Minutes from now, or a time tomorrow. */
  readonly due: number | string;
  readonly trip: readonly [from: string, to: string];
  readonly stops?: readonly string[];
  readonly party: readonly [passengers: number, luggage: number];
  readonly passenger: string;
  readonly progress: Progress;
  readonly driver?: string;
  readonly asked?: VehicleType;
  readonly flight?: string;
  readonly notes?: string;
};

/** The afternoon of the drawn pages: two late or due, some to come, and four drivers at work. */
const RIDES: readonly RideAroundNow[] = [
  {
    due: -22,
    trip: ["Punda", "Grote Knip (Kenepa Grandi)"],
    party: [2, 1],
    passenger: "Grace Whitfield",
    progress: "under way",
    driver: "driver2",
  },
  {
    due: -7,
    trip: ["Otrobanda", "Salinja"],
    party: [5, 0],
    passenger: "Lars Mulder",
    progress: "aboard",
    driver: "driver3",
  },
  {
    due: -4,
    trip: [AIRPORT, "Mambo Beach"],
    party: [2, 3],
    passenger: "Maya Brooks",
    progress: "waits",
    flight: "AA 953",
    notes: "Arrivals, by the palm trees",
  },
  { due: 6, trip: ["Piscadera", "Punda"], party: [2, 2], passenger: "Jan de Boer", progress: "waits" },
  {
    due: 12,
    trip: ["Jan Thiel", AIRPORT],
    party: [2, 5],
    passenger: "Sanne Visser",
    progress: "on the road",
    driver: "driver6",
    asked: "cargo",
    notes: "Two surfboards",
  },
  {
    due: 21,
    trip: ["Mega Pier Cruise Terminal", "Jan Thiel Beach"],
    party: [5, 4],
    passenger: "Ana Lucía Rojas",
    progress: "waits",
  },
  { due: 41, trip: ["Salinja", "Otrobanda"], party: [1, 0], passenger: "Mrs. Isenia", progress: "waits" },
  {
    due: 46,
    trip: ["Punda", "Blue Bay Beach"],
    party: [2, 0],
    passenger: "Priya Nair",
    progress: "accepted",
    driver: "driver4",
  },
  {
    due: 75,
    trip: [AIRPORT, "Soto"],
    party: [6, 4],
    passenger: "Camila Restrepo",
    progress: "accepted",
    driver: "driver3",
    flight: "AV 8388",
  },
  {
    due: 91,
    trip: [AIRPORT, "Blue Bay Beach"],
    stops: ["Sambil Mall"],
    party: [4, 5],
    passenger: "Tom Okafor",
    progress: "waits",
    flight: "KL 735",
  },
  {
    due: 100,
    trip: ["Grote Knip (Kenepa Grandi)", "Piscadera"],
    party: [2, 1],
    passenger: "Hannah Clarke",
    progress: "assigned",
    driver: "driver2",
  },
  {
    due: 125,
    trip: [AIRPORT, "Brievengat"],
    party: [1, 3],
    passenger: "Shurandy Martis",
    progress: "assigned",
    driver: "driver6",
    asked: "cargo",
  },
  {
    due: 150,
    trip: ["Jan Thiel", AIRPORT],
    party: [2, 2],
    passenger: "Daniel Kim",
    progress: "accepted",
    driver: "driver8",
  },
  {
    due: "09:00:00",
    trip: ["Brievengat", "Shete Boka National Park"],
    party: [3, 1],
    passenger: "Desirée Maas",
    progress: "waits",
  },
  {
    due: "10:15:00",
    trip: ["Punda", "Soto"],
    party: [1, 2],
    passenger: "Office of Dr. Pol",
    progress: "waits",
    notes: "Wheelchair folds",
  },
];

/** The rides around now, each with how far it has come. */
export const RIDES_AROUND_NOW = RIDES.map((ride) => ({
  tell: (company: DemoCompany, now: Date) => tell(company, ride, now),
}));

async function tell(company: DemoCompany, ride: RideAroundNow, now: Date): Promise<RideStory> {
  const today = curacaoDate(now);
  const [from, to] = ride.trip;
  const [passengers, luggage] = ride.party;
  const at =
    typeof ride.due === "string"
      ? instantOf(addDays(today, 1), ride.due)
      : minutesFrom(fullMinute(now), ride.due);
  const createdAt = minutesFrom(fullMinute(now), -38);
  const story = await bookDemoRide(company, today, {
    trip: { from, to, passengers, luggage, at, asked: ride.asked ?? null, stops: ride.stops ?? [] },
    booker: bookerOf(ride.passenger, company),
    createdAt,
    flight: ride.flight ?? null,
    notes: ride.notes ?? null,
  });
  if (ride.driver) advance(company, story, { ...ride, driver: ride.driver });
  return story;
}

function advance(
  company: DemoCompany,
  story: RideStory,
  { driver, progress }: RideAroundNow & { driver: string },
): void {
  const driverId = company.driverIds.get(driver);
  if (driverId === undefined) throw new Error(`the demo has no driver called ${driver}`);
  const { ride_datetime: at, created_at: created, duration_min: minutes } = story.row;
  company.cast.engage(driverId, at, minutes + 10);
  story.assign(driverId, { kind: "operator", id: company.operatorId }, minutesFrom(created, 2));
  if (progress === "assigned") return;
  const accepted = minutesFrom(created, 3);
  story.accept(driverId, accepted);
  if (progress === "accepted") return;
  const [leaves, soonest] = [minutesFrom(at, -SETS_OUT_BEFORE_MIN), minutesFrom(accepted, 1)];
  story.setOut(leaves > soonest ? leaves : soonest);
  if (progress === "on the road") return;
  story.arrive(minutesFrom(at, -2));
  story.pickUp(minutesFrom(at, 2));
  if (progress === "under way") story.setOff(minutesFrom(at, 3));
}

function bookerOf(name: string, company: DemoCompany) {
  const resident = RESIDENTS.find((one) => one.name === name);
  const guest = resident ?? VISITORS.find((one) => one.name === name);
  if (!guest) throw new Error(`the demo knows nobody called ${name}`);
  return guestBooker(guest, resident ? company.operatorId : null);
}

function fullMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);
}

function minutesFrom(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
