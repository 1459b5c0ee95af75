import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  GOFS_FILES,
  type GofsFile,
  type GofsQuery,
  gofsQuerySchema,
} from "../../contract/gofs/gofs-query.ts";
import { GOFS_PATH } from "../../domain/company/site-map.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import { type LinkedTrip, linkOfTrip } from "../../domain/rides/trip-link.ts";
import { LANGUAGES, type Language } from "../../domain/languages.ts";
import { HOUR_MS, SECOND_MS } from "../../domain/time-units.ts";
import { getCompany } from "../company/company-profile.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { readInput } from "../http/parse-input.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { readCoast } from "../places/coast.ts";
import { once } from "../waiting/once.ts";
import { type CarNowDependencies, carsNow, waitTimes } from "./car-now.ts";
import { gofsFiles, waysToBook } from "./gofs-files.ts";

type Dependencies = CarNowDependencies & { publicUrl: string; rateLimits: RateLimits };

const VERSION = "1.0";
const FILES_TTL_S = HOUR_MS / SECOND_MS;

/** The company as a GOFS 1.0 feed: where a car can be asked for, by which types, in how many minutes, and what it costs. */
export function gofsRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock, publicUrl, rateLimits } = deps;
  const shore = once(() => {
    const [largest = []] = readCoast().rings.toSorted((a, b) => b.length - a.length);
    return largest;
  });
  const wrapped = (data: object, ttl: number) => ({
    last_updated: Math.floor(clock.now().getTime() / SECOND_MS),
    ttl,
    version: VERSION,
    data,
  });

  app.get(`${GOFS_PATH}/gofs.json`, async () => {
    const feedsIn = (language: Language) => ({
      feeds: [...GOFS_FILES, "wait_time", "realtime_booking"].map((name) => ({
        name,
        url: `${publicUrl}${GOFS_PATH}/${language}/${name}${isFile(name) ? ".json" : ""}`,
      })),
    });
    return wrapped(
      Object.fromEntries(LANGUAGES.map((language) => [language, feedsIn(language)])),
      FILES_TTL_S,
    );
  });

  app.get<InFeed>(`${GOFS_PATH}/:language/:file.json`, async (request) => {
    const { file } = request.params;
    const language = languageIn(request);
    if (file === undefined || !isFile(file)) throw notFound();
    await count(request);
    const { company } = await getCompany(db);
    return wrapped(
      gofsFiles({ company, publicUrl, language, shore: shore(), now: clock.now() })[file],
      FILES_TTL_S,
    );
  });

  app.get<InFeed>(`${GOFS_PATH}/:language/wait_time`, async (request) => {
    languageIn(request);
    await count(request);
    return wrapped({ wait_times: await waitTimes(deps, readInput(gofsQuerySchema, request.query)) }, 0);
  });

  app.get<InFeed>(`${GOFS_PATH}/:language/realtime_booking`, async (request) => {
    const language = languageIn(request);
    await count(request);
    const { company } = await getCompany(db);
    const query = readInput(gofsQuerySchema, request.query);
    const { booking_url: page, ...byPhone } = waysToBook({ company, publicUrl, language });
    const cars = await carsNow(deps, query);
    const booked = cars.map((car) => ({
      ...car,
      booking_detail: { web_uri: page + linkOfTrip(tripOf(query, car.brand_id)), ...byPhone },
    }));
    return wrapped({ realtime_booking: booked }, 0);
  });

  async function count(request: FastifyRequest): Promise<void> {
    if (await rateLimits.mayRead(request)) return;
    throw new ApiError("rate_limited", "Too many requests. Please try again in a minute.", {
      retry_after: 60,
    });
  }
}

/** The trip that was asked for, by the car that answers it. */
function tripOf(query: GofsQuery, vehicleType: VehicleType): Partial<LinkedTrip> {
  const { drop_off_lat: lat, drop_off_lon: lng } = query;
  return {
    pickup: { name: "", point: { lat: query.pickup_lat, lng: query.pickup_lon } },
    ...(lat !== undefined && lng !== undefined && { dropoff: { name: "", point: { lat, lng } } }),
    vehicleType,
  };
}

type InFeed = { Params: { language: string; file?: string } };

function languageIn({ params }: FastifyRequest<InFeed>): Language {
  const known = LANGUAGES.find((language) => language === params.language);
  if (known === undefined) throw notFound();
  return known;
}

function isFile(name: string): name is GofsFile {
  return GOFS_FILES.some((file) => file === name);
}
