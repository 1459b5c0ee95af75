import { addDays, dayOfWeek } from "../../domain/curacao-days.ts";
import { instantOf } from "../../domain/curacao-time.ts";
import type { Trx } from "../database/connect.ts";
import { type NewCall, readCallStandings } from "../demand/bring-in-cruise-calls.ts";
import { SHIPLESS_DAYS } from "./demo-trips.ts";
import { placeOf } from "./price-demo-trip.ts";
import { randomOf } from "./random.ts";

/** Cruise lines say so long before when they come. */
const KNOWN_AHEAD_DAYS = 21;
const PIER = "Mega Pier Cruise Terminal";
/** Made up, so that no line's ship is said to be where it isn't; small, as the company is that drives their passengers. */
const SHIPS = [
  ["Caribbean Dawn", 640],
  ["Ocean Marigold", 520],
  ["Star of the Antilles", 780],
  ["Coral Breeze", 360],
  ["Nordic Sapphire", 580],
] as const;
/** The day with most ships. */
const TUESDAY = 2;

type Days = { readonly from: string; readonly now: Date; readonly today: string; readonly by: number };

/** Writes down which ships lie at the pier, those of the history and those of the weeks to come; known ones stay as they are. */
export async function addDemoShips(trx: Trx, { from, now, today, by }: Days): Promise<void> {
  const last = addDays(today, KNOWN_AHEAD_DAYS);
  const calls: NewCall[] = [];
  for (let day = from; day <= last; day = addDays(day, 1)) calls.push(...callsOn(day));
  await (await readCallStandings(trx, calls, { by, now })).add(trx);
}

function callsOn(day: string): NewCall[] {
  const weekday = dayOfWeek(day);
  if (SHIPLESS_DAYS.includes(weekday)) return [];
  const random = randomOf(`ships ${day}`);
  const first = random.whole(0, SHIPS.length - 1);
  return Array.from({ length: weekday === TUESDAY ? 3 : 1 }, (_, index) => {
    const [ship, passengers] = SHIPS[(first + index) % SHIPS.length] ?? SHIPS[0];
    const { name, lat, lng } = placeOf(PIER);
    const [begins, ends] = [7 + index, random.whole(16, 19)];
    const at = (hour: number) => instantOf(day, `${String(hour).padStart(2, "0")}:30:00`);
    return { ship, pier: name, lat, lng, from: at(begins), until: at(ends), passengers };
  });
}
