/** The types of car, the smallest first. */
export const VEHICLE_TYPES = ["economy", "comfort", "xl", "cargo"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export type Vehicle = {
  readonly name: string;
  readonly model: string;
  readonly seats: number;
  /** How many bags it takes; null where no one counts them. */
  readonly bags: number | null;
};

/** The fleet. */
export const VEHICLES: Readonly<Record<VehicleType, Vehicle>> = {
  economy: { name: "Economy", model: "Eco Cruiser", seats: 4, bags: 2 },
  comfort: { name: "Comfort", model: "Comfy Rider", seats: 4, bags: 3 },
  xl: { name: "XL", model: "Island Hauler", seats: 7, bags: 5 },
  cargo: { name: "Cargo", model: "Load Master", seats: 2, bags: null },
};

export type Party = { readonly passengers: number; readonly luggage: number };

/** Whether a car has a seat for each of the party and room for the bags. */
export function fits(type: VehicleType, party: Party): boolean {
  const { seats, bags } = VEHICLES[type];
  return party.passengers <= seats && (bags === null || party.luggage <= bags);
}

/**
 * Whether a driver may take a ride with a car: it has the seats and the room, and is not of a lower class than a type that was asked for
 * by name.
 */
export function isCarFor(
  type: VehicleType,
  { asked, ...party }: Party & { readonly asked: VehicleType | null },
): boolean {
  const isLower = asked !== null && VEHICLE_TYPES.indexOf(type) < VEHICLE_TYPES.indexOf(asked);
  return fits(type, party) && !isLower;
}

/** The smallest car that takes the party, or null when none does. */
export function smallestVehicleFor(party: Party): VehicleType | null {
  return VEHICLE_TYPES.find((type) => fits(type, party)) ?? null;
}
