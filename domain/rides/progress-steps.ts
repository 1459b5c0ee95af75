/** The steps of a driver on the way. */
export const RIDE_PROGRESS_STEPS = [
  "set_out",
  "arrived",
  "picked_up",
  "in_progress",
  "wait",
  "carry_on",
  "no_show",
] as const;

/** Those of them that dispatch can report in the driver's place. */
export const OPERATOR_PROGRESS_STEPS = ["picked_up", "in_progress"] as const;

export type OperatorProgressStep = (typeof OPERATOR_PROGRESS_STEPS)[number];
