import type { GofsFile } from "../../contract/gofs/gofs-query.ts";
import { dialledPhone } from "../../domain/accounts/phone-number.ts";
import type { Company } from "../../domain/company/company.ts";
import { MARK_COLOURS } from "../../domain/company/mark-colours.ts";
import { SITE_PATHS, localizedPath } from "../../domain/company/site-map.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { VEHICLES, VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import type { Language } from "../../domain/languages.ts";
import { BOOKING_AHEAD_DAYS } from "../../domain/rides/booking-limits.ts";
import type { Point } from "../places/ports.ts";

const ZONE = "curacao";
const CALENDAR = "always";

type Told = {
  readonly company: Company;
  readonly publicUrl: string;
  readonly language: Language;
  /** The shore of the island, as a ring of points. */
  readonly shore: readonly Point[];
  readonly now: Date;
};

/** The files of the feed: one area, at every hour, by each type of car. */
export function gofsFiles(told: Told): Readonly<Record<GofsFile, object>> {
  const today = curacaoDate(told.now);
  return {
    system_information: systemInformation(told),
    service_brands: {
      // The colours may be left out by the reference's words, and must not by the schema that comes with it.
      service_brands: VEHICLE_TYPES.map((type) => ({
        brand_id: type,
        brand_name: VEHICLES[type].name,
        brand_color: MARK_COLOURS[told.company.mark_colour].slice(1),
        brand_text_color: "FFFFFF",
      })),
    },
    // Of max_capacity the reference says that it is a number, and its schema that it is a text; it may be left out by both.
    vehicle_types: { vehicle_types: VEHICLE_TYPES.map((type) => ({ vehicle_type_id: type })) },
    zones: { zones: { type: "FeatureCollection", features: [zoneOf(told.shore)] } },
    operating_rules: {
      operating_rules: VEHICLE_TYPES.map((type) => ({
        from_zone_id: ZONE,
        to_zone_id: ZONE,
        calendars: [CALENDAR],
        brand_id: type,
        vehicle_type_id: [type],
      })),
    },
    calendars: {
      calendars: [
        {
          calendar_id: CALENDAR,
          start_date: asFeedDate(today),
          end_date: asFeedDate(addDays(today, BOOKING_AHEAD_DAYS)),
        },
      ],
    },
    booking_rules: {
      booking_rules: [{ from_zone_ids: [ZONE], to_zone_ids: [ZONE], booking_type: 0, ...waysToBook(told) }],
    },
  };
}

/** Where a ride is booked: on the site, or by telephone. */
export function waysToBook({
  company,
  publicUrl,
  language,
}: Pick<Told, "company" | "publicUrl" | "language">) {
  const phone = phoneOf(company);
  return {
    booking_url: `${publicUrl}${localizedPath(language, SITE_PATHS.bookYourRide)}`,
    ...(phone && { phone_number: phone }),
  };
}

function systemInformation({ company, publicUrl, language }: Told) {
  const phone = phoneOf(company);
  return {
    language,
    timezone: "America/Curacao",
    name: company.name,
    operator: company.legal_name,
    url: `${publicUrl}${localizedPath(language, "/")}`,
    ...(phone && { phone_number: phone }),
    email: company.email,
  };
}

function phoneOf({ phone }: Company): string | null {
  return dialledPhone(phone);
}

/** The area of the island; the ring runs against the clock, as GeoJSON has it for what lies within. */
function zoneOf(shore: readonly Point[]) {
  const ring = shore.map(({ lat, lng }) => [rounded(lng), rounded(lat)]);
  const [first] = ring;
  const closed = first && String(ring.at(-1)) !== String(first) ? [...ring, first] : ring;
  return {
    type: "Feature",
    zone_id: ZONE,
    properties: { name: "Curaçao" },
    geometry: { type: "Polygon", coordinates: [runsWithTheClock(closed) ? closed.toReversed() : closed] },
  };
}

function runsWithTheClock(ring: readonly (readonly number[])[]): boolean {
  let twiceTheArea = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    twiceTheArea += x * nextY - nextX * y;
  }
  return twiceTheArea < 0;
}

/** About ten metres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** "2026-11-20" is 20261120 here. */
function asFeedDate(day: string): string {
  return day.replaceAll("-", "");
}
