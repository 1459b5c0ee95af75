/** Auto tells drivers by itself, Suggest says whom dispatch should tell next, Off leaves all to dispatch. */
export const PLAN_MODES = ["auto", "suggest", "off"] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/**
 * A time without a free car, and what becomes of a request for it: `refuse` offers other times and takes no booking for this one, `request` takes it
 * as a request that dispatch confirms, `silent` says nothing and takes it.
 */
export const WHEN_FULL = ["refuse", "request", "silent"] as const;
export type WhenFull = (typeof WHEN_FULL)[number];

/** How strongly the plan wants something, where a number would say nothing to anybody. */
export const PLAN_WILLS = ["off", "some", "strong"] as const;
export type PlanWill = (typeof PLAN_WILLS)[number];

/** Cars that are held back for who asks at once: none, as the last months say, or as somebody typed. */
export const HELD_BACK = ["none", "learned", "typed"] as const;
type HeldBack = (typeof HELD_BACK)[number];

export const HOURS_OF_A_DAY = 24;

/** The decisions of a company about its plan. */
export type CompanyPlan = {
  readonly when_full: WhenFull;
  /** A driver hears of a ride so many minutes before they must leave for it, and of so many rides at most. */
  readonly told_ahead_minutes: number;
  readonly told_rides: number;
  /** A pickup counts as on time up to so many minutes after the promised time. */
  readonly grace_minutes: number;
  /** The last passenger may be set down so many minutes after the end of a shift. */
  readonly overrun_minutes: number;
  /** A request for a pickup within so many minutes comes at once, and may have the cars that are held back. */
  readonly at_once_minutes: number;
  readonly held_back: HeldBack;
  /** Of the cars on shift, by the hour of the day; counts where it is typed. */
  readonly held_back_percent: readonly number[];
  /** Of a ship's passengers, so many in a hundred take a car of ours. */
  readonly ship_percent: number;
  /** Drivers who were told keep their ride although another would save something. */
  readonly keeps_told: PlanWill;
  /** Vans and better cars are kept for who needs them. */
  readonly keeps_vans: PlanWill;
  /** Less is driven without a passenger. */
  readonly saves_empty: PlanWill;
  /** Breaks are kept free. */
  readonly keeps_breaks: PlanWill;
  /** The last ride ends near home. */
  readonly way_home: PlanWill;
  /** Paid minutes are shared out evenly. */
  readonly fairness: PlanWill;
  /** Of two requests of which one must be turned away, the longer one is. */
  readonly longer_refused: PlanWill;
  /** Hours of work: said where they are passed, and not forced. */
  readonly longest_day_hours: number;
  readonly rest_hours: number;
};

export const COMPANY_PLAN_DEFAULTS: CompanyPlan = {
  when_full: "refuse",
  told_ahead_minutes: 15,
  told_rides: 2,
  grace_minutes: 5,
  overrun_minutes: 60,
  at_once_minutes: 60,
  held_back: "none",
  held_back_percent: Array.from({ length: HOURS_OF_A_DAY }, () => 0),
  ship_percent: 5,
  keeps_told: "some",
  keeps_vans: "some",
  saves_empty: "some",
  keeps_breaks: "strong",
  way_home: "some",
  fairness: "some",
  longer_refused: "some",
  longest_day_hours: 10,
  rest_hours: 11,
};

/** From the least to the most that a number may be. */
export const COMPANY_PLAN_LIMITS = {
  told_ahead_minutes: [5, 120],
  told_rides: [1, 5],
  grace_minutes: [0, 30],
  overrun_minutes: [0, 180],
  at_once_minutes: [15, 240],
  ship_percent: [0, 50],
  longest_day_hours: [4, 16],
  rest_hours: [6, 14],
} as const satisfies Partial<Record<keyof CompanyPlan, readonly [number, number]>>;

/** A company that holds back more than this has too few cars for anybody. */
export const MOST_HELD_BACK_PERCENT = 60;
