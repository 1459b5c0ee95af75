/** The kinds of what a car costs the company. */
export const VEHICLE_COST_KINDS = [
  "fuel",
  "service",
  "repair",
  "tyres",
  "insurance",
  "inspection",
  "permit",
  "cleaning",
  "lease",
  "other",
] as const;
export type VehicleCostKind = (typeof VEHICLE_COST_KINDS)[number];
