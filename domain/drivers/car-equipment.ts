/** The equipment of a car beyond its seats, by the names of the needs of a ride that it serves. */
export const CAR_EQUIPMENT = ["wheelchair", "child_seat"] as const;
