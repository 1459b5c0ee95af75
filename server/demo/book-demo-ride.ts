import type { Language } from "../../domain/languages.ts";
import type { DemoCompany } from "./demo-company.ts";
import { ACCOUNT_LANGUAGE, type DemoGuest, RESIDENTS, VISITORS } from "./demo-people.ts";
import type { TripKind } from "./demo-trips.ts";
import type { PlannedTrip } from "./price-demo-trip.ts";
import { type Random, randomOf } from "./random.ts";
import { RideStory, type StoryActor } from "./ride-story.ts";

/** The passenger, and the person who booked it. */
export type DemoBooker = {
  readonly name: string;
  readonly phone: string;
  readonly language: Language;
  readonly email: string | null;
  readonly by: StoryActor;
};

export type DemoBooking = {
  readonly trip: PlannedTrip;
  readonly booker: DemoBooker;
  readonly createdAt: Date;
  readonly flight?: string | null;
  readonly notes?: string | null;
};

/** Marks what the demo made, with the day it was made for. */
export const DEMO_MARK = "demo";

/** The story of a ride from its booking on. */
export async function bookDemoRide(
  company: DemoCompany,
  day: string,
  booking: DemoBooking,
): Promise<RideStory> {
  const { trip, booker, createdAt, flight, notes } = booking;
  const id = company.nextRideId();
  const codes = codesOf(id);
  const row = {
    ...(await company.prices.columnsOf(trip)),
    ...codes,
    id,
    rider_id: booker.by.kind === "rider" ? booker.by.id : null,
    booked_by: booker.by.id,
    rider_name: booker.name,
    rider_phone: booker.phone,
    rider_email: booker.email,
    language: booker.language,
    flight_number: flight ?? null,
    notes: notes ?? null,
    booking_mark: `${DEMO_MARK} ${day} ${id}`,
    created_at: createdAt,
  };
  return new RideStory(row, booker.by);
}

/** Someone who would book such a ride. */
export function drawBooker(random: Random, kind: TripKind, company: DemoCompany): DemoBooker {
  const local = kind === "errand" || (kind === "night" && random.chance(0.35));
  if (local && random.chance(0.12)) return riderBooker(company);
  const guest = random.one(local ? RESIDENTS : VISITORS);
  return guestBooker(guest, random.chance(local ? 0.7 : 0.2) ? company.operatorId : null);
}

/** A passenger who booked online, or telephoned dispatch. */
export function guestBooker(guest: DemoGuest, operatorId: number | null): DemoBooker {
  const by: StoryActor =
    operatorId === null ? { kind: "guest", id: null } : { kind: "operator", id: operatorId };
  return { ...guest, email: null, by };
}

export function riderBooker({ rider }: DemoCompany): DemoBooker {
  const { name, phone, email, id } = rider;
  return { name, phone, email, language: ACCOUNT_LANGUAGE, by: { kind: "rider", id } };
}

const READABLE = "23456789ABCDEFGHJKMNPQRTUVWXYZ";
const TRACKING = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A reference and a tracking code that look like those of the product and are the same each time. */
function codesOf(id: number) {
  const random = randomOf(`codes of ride ${id}`);
  const draw = (letters: string, count: number) =>
    Array.from({ length: count }, () => letters[random.whole(0, letters.length - 1)]).join("");
  return { reference: `${draw(READABLE, 3)}-${draw(READABLE, 3)}`, tracking_code: draw(TRACKING, 22) };
}
