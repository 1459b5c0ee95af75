/** The types of car, the smallest first. */
export const VEHICLE_TYPES = ["economy", "comfort", "xl", "cargo"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export type Vehicle = {
  readonly name: string;
  readonly seats: number;
  /** How many bags it takes behind the seats; null where no one counts them. */
  readonly bags: number | null;
  /** Bags may stand on its empty seats too, as many on each as the tariff says. */
  readonly seatsTakeBags?: true;
};

/** The fleet. */
export const VEHICLES: Readonly<Record<VehicleType, Vehicle>> = {
  economy: { name: "Economy", seats: 4, bags: 2 },
  comfort: { name: "Comfort", seats: 4, bags: 3 },
  xl: { name: "XL", seats: 7, bags: 5, seatsTakeBags: true },
  cargo: { name: "Cargo", seats: 2, bags: null },
};

export type Party = { readonly passengers: number; readonly luggage: number };

/** How many bags a car takes beside so many passengers, with this many on each empty seat; null where no one counts them. */
export function bagsBeside(type: VehicleType, passengers: number, onEmptySeat: number): number | null {
  const { seats, bags, seatsTakeBags } = VEHICLES[type];
  if (bags === null || !seatsTakeBags) return bags;
  return bags + Math.max(0, seats - passengers) * onEmptySeat;
}

/** Whether a car has a seat for each of the party and room for the bags, with so many on each empty seat. */
export function fits(type: VehicleType, { passengers, luggage }: Party, onEmptySeat: number): boolean {
  const bags = bagsBeside(type, passengers, onEmptySeat);
  return passengers <= VEHICLES[type].seats && (bags === null || luggage <= bags);
}

/** A ride with the type of car that it was priced for. */
export type RideParty = Party & { readonly pricedFor: VehicleType };

/** The bags of a ride that need room behind the seats: the others stand on the seats of the car it was priced for. */
export function bagsBehind({ luggage, pricedFor }: Omit<RideParty, "passengers">): number {
  const { bags, seatsTakeBags } = VEHICLES[pricedFor];
  return bags !== null && seatsTakeBags ? Math.min(luggage, bags) : luggage;
}

/** Whether a car takes the party of a ride, by the room that it was priced by. */
export function takesRide(type: VehicleType, ride: RideParty): boolean {
  return fits(type, { passengers: ride.passengers, luggage: bagsBehind(ride) }, 0);
}

/**
 * Whether a driver may take a ride with a car: it has the seats and the room, and is not of a lower class than a type that was asked for
 * by name.
 */
export function isCarFor(
  type: VehicleType,
  { asked, ...ride }: RideParty & { readonly asked: VehicleType | null },
): boolean {
  const isLower = asked !== null && VEHICLE_TYPES.indexOf(type) < VEHICLE_TYPES.indexOf(asked);
  return takesRide(type, ride) && !isLower;
}

/** The smallest car that takes the party, or null when none does. */
export function smallestVehicleFor(party: Party, onEmptySeat: number): VehicleType | null {
  return VEHICLE_TYPES.find((type) => fits(type, party, onEmptySeat)) ?? null;
}
