import type { ResultOf } from "../../contract/endpoint.ts";
import {
  listAirportRatesEndpoint,
  listFareZonesEndpoint,
} from "../../contract/fares/fare-tables.endpoints.ts";
import type { ZoneKey } from "../../domain/fares/zones.ts";
import { zoneName } from "../../domain/fares/zone-names.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useLanguage } from "../language/language-context.ts";
import type { ChosenPlace } from "../places/place-field.tsx";

type Rate = ResultOf<typeof listAirportRatesEndpoint>["results"][number];

/** A zone with its fixed price, and the middle of it as a place a trip can go to, once that is known. */
export type ZonePrice = Rate & { readonly name: string; readonly place: ChosenPlace | null };

/** Where most guests go. Their prices come first where there isn't room for all. */
export const KNOWN_ZONES: readonly ZoneKey[] = [
  "punda",
  "jan-thiel",
  "mambo",
  "blue-bay",
  "cruise-piers",
  "westpunt",
];

/** The fixed price of every zone, named in the reader's language. */
export function useZonePrices() {
  const { language } = useLanguage();
  const { data, error, refetch } = useRead(read(listAirportRatesEndpoint));
  const zones = useRead(read(listFareZonesEndpoint)).data?.results;
  const prices = data?.results.map((rate): ZonePrice => {
    const name = zoneName(rate.zone, language);
    const middle = zones?.find(({ zone }) => zone === rate.zone)?.circles[0];
    return { ...rate, name, place: middle ? { text: name, lat: middle.lat, lng: middle.lng } : null };
  });
  return { prices: prices ?? null, error, refetch };
}
