import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { ZONE_KEYS, type ZoneKey } from "../../../domain/fares/zones.ts";
import { groupBy } from "../../../domain/group-by.ts";

/** Zones that have one rate by both tariffs, in dollars. */
export type ZoneRate = {
  readonly id: string;
  readonly zones: readonly ZoneKey[];
  readonly was: number;
  readonly is: number;
};

/** The rates between the airport and the zones, the lowest first. */
export function zoneRatesOf(before: WireTariff, after: WireTariff): ZoneRate[] {
  const [was, is] = [before.airport_rates, after.airport_rates];
  return groupBy<ZoneKey, string>(ZONE_KEYS, (zone) => `${was[zone]} ${is[zone]}`)
    .map(([id, zones]) => {
      const [first = ZONE_KEYS[0]] = zones;
      return { id, zones, was: was[first], is: is[first] };
    })
    .toSorted((one, other) => one.was - other.was || one.is - other.is);
}
