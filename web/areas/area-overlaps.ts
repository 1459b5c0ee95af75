import type { Area } from "../../contract/areas/area-schemas.ts";
import type { listFareZonesEndpoint } from "../../contract/fares/fare-tables.endpoints.ts";
import type { ResultOf } from "../../contract/endpoint.ts";
import { smallestFirst } from "../../domain/areas/area-prices.ts";
import { outlineOf, overlap } from "../../domain/areas/area-shape.ts";
import { areaName } from "../../domain/areas/drawn-area.ts";
import { zoneName } from "../../domain/fares/zone-names.ts";
import type { Language } from "../../domain/languages.ts";
import type { MapPoint } from "../map/map-point.ts";
import { presentAreas } from "./area-values.ts";

type Zones = ResultOf<typeof listFareZonesEndpoint>["results"];
type Drawing = { readonly id: number | null; readonly corners: readonly MapPoint[] };

/** One that isn't kept yet would be drawn after all others. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER;

/** The other areas that one lies over, by their names, and whether it counts where they lie over each other. */
export function overlapsOf({ id, corners }: Drawing, areas: readonly Area[], language: Language) {
  return presentAreas(areas)
    .filter(({ area, last }) => area.id !== id && overlap(corners, last.corners))
    .map(({ area, last }) => {
      const [first] = smallestFirst([
        { id: id ?? NOT_KEPT, corners },
        { id: area.id, corners: last.corners },
      ]);
      return { id: area.id, name: areaName(last.names, language), wins: first?.id === (id ?? NOT_KEPT) };
    });
}

/** The names of the tariff's zones that an outline lies over. */
export function zonesUnder(corners: readonly MapPoint[], zones: Zones, language: Language): string[] {
  return zones
    .filter(({ circles }) => circles.some((circle) => overlap(corners, outlineOf(circle))))
    .map(({ zone }) => zoneName(zone, language));
}
