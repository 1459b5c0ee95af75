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
/** A cost is paid by the company, by bank or in cash, or by a driver, who gets it back in their next settlement. */
export const COST_PAID_BY = ["bank", "cash", "driver"] as const;
export type CostPaidBy = (typeof COST_PAID_BY)[number];
export type VehicleCostKind = (typeof VEHICLE_COST_KINDS)[number];
