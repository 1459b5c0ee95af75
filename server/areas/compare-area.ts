import type { AnswerOf, BodyOf } from "../../contract/endpoint.ts";
import type { compareAreaEndpoint } from "../../contract/areas/areas.endpoints.ts";
import { holdsPoint } from "../../domain/areas/area-shape.ts";
import type { DrawnArea } from "../../domain/areas/drawn-area.ts";
import { toDollars } from "../../domain/dollars.ts";
import { fromDollars } from "../../domain/money.ts";
import type { Db } from "../database/connect.ts";
import { readLastWeek } from "../fares/compare-tariff.ts";
import { type CompletedTrip, endsOfCompleted, priceCompleted } from "../fares/price-completed.ts";

type Draft = BodyOf<typeof compareAreaEndpoint>;

/** An area that isn't kept yet has the number after all others, as it would have. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER;

/** The sum that last week's rides in an area would have come to with it, beside what they come to by the prices of today. */
export async function compareArea(
  db: Db,
  draft: Draft,
  now: Date,
): Promise<AnswerOf<typeof compareAreaEndpoint>> {
  const { trips, rules } = await readLastWeek(db, now);
  const drawn = toDrawn(draft);
  const drawnIn = { ...rules, areas: [...rules.areas.filter(({ id }) => id !== drawn.id), drawn] };
  const fares = trips
    .filter((trip) => isIn(drawn, trip))
    .map((trip) => ({ before: priceCompleted(trip, rules), after: priceCompleted(trip, drawnIn) }));
  return {
    rides: fares.length,
    changed: fares.filter(({ before, after }) => before !== after).length,
    before: toDollars(fares.reduce((sum, { before }) => sum + before, 0)),
    after: toDollars(fares.reduce((sum, { after }) => sum + after, 0)),
  };
}

function toDrawn({ id, corners, airport, pier, surcharge }: Draft): DrawnArea {
  return {
    id: id ?? NOT_KEPT,
    names: { en: "" },
    corners,
    airportCents: airport === null ? null : fromDollars(airport),
    pierCents: pier === null ? null : fromDollars(pier),
    surchargeCents: fromDollars(surcharge),
  };
}

function isIn({ corners }: DrawnArea, trip: CompletedTrip): boolean {
  const { pickup, dropoff } = endsOfCompleted(trip);
  return [pickup, dropoff].some((point) => point !== null && holdsPoint(corners, point));
}
