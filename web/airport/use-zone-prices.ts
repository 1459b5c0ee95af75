import type { ResultOf } from "../../contract/endpoint.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import { middleOf } from "../../domain/areas/middle-of.ts";
import { areaName } from "../../domain/areas/drawn-area.ts";
import { fareAreaOf } from "../../domain/fares/fare-areas.ts";
import type { Language } from "../../domain/languages.ts";
import type { ZoneKey } from "../../domain/fares/zones.ts";
import { zoneName } from "../../domain/fares/zone-names.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useLanguage } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";

type Rates = ResultOf<typeof listAirportRatesEndpoint>;

/** A zone of the tariff, or an area that the company drew, with its fixed price, and the middle of it as a place a trip can go to, once that is known. */
export type ZonePrice = {
  readonly zone: ZoneKey | `area:${number}`;
  readonly name: string;
  readonly fare: number;
  readonly fare_xcg: number;
  readonly place: ChosenPlace | null;
};

/** Where most guests go. Their prices come first where there isn't room for all. */
export const KNOWN_ZONES: readonly ZoneKey[] = [
  "punda",
  "jan-thiel",
  "mambo",
  "blue-bay",
  "cruise-piers",
  "westpunt",
];

/** The fixed price of every zone and drawn area, named in the reader's language. */
export function useZonePrices() {
  const { language } = useLanguage();
  const { data, error, refetch } = useRead(read(listAirportRatesEndpoint));
  const zones = useRead(read(listFareZonesEndpoint)).data?.results;
  const prices = data?.results.map((rate): ZonePrice => {
    const name = zoneName(rate.zone, language);
    const middle = zones?.find(({ zone }) => zone === rate.zone)?.circles[0];
    return { ...rate, name, place: middle ? { text: name, lat: middle.lat, lng: middle.lng } : null };
  });
  const drawn = drawnPrices(data?.areas ?? [], language);
  return { prices: prices ? [...prices, ...drawn] : null, error, refetch };
}

function drawnPrices(areas: NonNullable<Rates["areas"]>, language: Language): ZonePrice[] {
  return areas.map(({ id, names, fare, fare_xcg, corners }) => {
    const name = areaName(names, language);
    return { zone: fareAreaOf(id), name, fare, fare_xcg, place: { text: name, ...middleOf(corners) } };
  });
}
