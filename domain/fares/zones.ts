/** The parts of the island with a fixed fare to and from the airport. */
export const ZONE_KEYS = [
  "julianadorp",
  "emmastad",
  "piscadera",
  "blue-bay",
  "sint-michiel",
  "punda",
  "otrobanda",
  "pietermaai",
  "cruise-piers",
  "salinja",
  "mambo",
  "seaquarium",
  "jan-thiel",
  "caracasbaai",
  "barber",
  "soto",
  "sint-willibrordus",
  "daaibooi",
  "porto-marie",
  "cas-abao",
  "santa-barbara",
  "newport",
  "lagun",
  "knip",
  "westpunt",
] as const;

export type ZoneKey = (typeof ZONE_KEYS)[number];

/** The rates of all zones, each changed in the same way. */
export function mapRates(
  rates: Record<ZoneKey, number>,
  convert: (rate: number) => number,
): Record<ZoneKey, number> {
  const entries = ZONE_KEYS.map((zone) => [zone, convert(rates[zone])] as const);
  return Object.fromEntries(entries) as Record<ZoneKey, number>;
}
