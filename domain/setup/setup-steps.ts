/** The steps that a new company takes before its first ride, in the order in which it is read. */
export const SETUP_STEPS = [
  "name",
  "numbers",
  "languages",
  "tariff",
  "areas",
  "driver",
  "dispatcher",
  "mail",
  "payments",
  "safety",
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Without these nobody could be driven, or would know by whom. */
export const NEEDED_TO_OPEN: readonly SetupStep[] = ["name", "numbers", "tariff", "driver", "mail"];

/** The steps that a person looks at and says are right: nothing that is kept could tell it. */
export const LOOKED_AT = ["languages", "tariff", "areas", "payments"] as const satisfies readonly SetupStep[];
export type LookedAt = (typeof LOOKED_AT)[number];

/** The steps that are missing for the site to open. */
export function missingToOpen(done: readonly SetupStep[]): SetupStep[] {
  return NEEDED_TO_OPEN.filter((step) => !done.includes(step));
}
