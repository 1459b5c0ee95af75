import { ZONE_KEYS, type ZoneKey } from "../fares/zones.ts";

/** Parts of the island that demand is counted by: the zones of the tariff, and the airport. */
export const DEMAND_AREAS = [...ZONE_KEYS, "airport"] as const;
/** Null is everywhere else. */
export type DemandArea = ZoneKey | "airport" | null;
