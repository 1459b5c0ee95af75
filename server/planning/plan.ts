/** The planner's answer to a `PlanProblem`, in the same minutes: the rides of each car, in their order, with their times. */
export type Plan = {
  /** One for each car of the problem, in its order. */
  readonly cars: readonly CarPlan[];
  /** The rides that no car drives, each with its reason. */
  readonly leftOver: readonly LeftOver[];
  /** Told rides that another car drives now, or none. */
  readonly moved: readonly ToldMove[];
  /** The cost of the plan by the weights of the settings; comparable between plans of the same problem alone. */
  readonly cost: number;
  /** False when it was stopped before it had tried all it was allowed to. It can be driven all the same. */
  readonly finished: boolean;
};

export type CarPlan = {
  readonly car: number;
  readonly stops: readonly PlannedStop[];
  readonly breaks: readonly PlannedBreak[];
  /** When and where the last passenger is set down; where the car is free next when it has none. */
  readonly endsAt: number;
  readonly endsIn: number;
  /** When the driver is at home after it; null without a known home. */
  readonly homeAt: number | null;
  /** Minutes with a passenger aboard, and minutes and kilometres without, in this plan. */
  readonly paidMinutes: number;
  readonly emptyMinutes: number;
  readonly emptyKm: number;
};

export type PlannedStop = {
  readonly ride: number;
  /** When the car must leave for it at the latest, and when it then arrives. */
  readonly leave: number;
  readonly arrive: number;
  /** When the passenger gets in: at the promised time, or later. */
  readonly pickup: number;
  /** When the car is free again. */
  readonly end: number;
  /** The promised time; for a ride without a promise, the time that can be promised now. */
  readonly promise: number;
  /** Minutes after the promised time; never below 0. */
  readonly late: number;
  /** By how many minutes the pickup may slip before this ride or one after it is more than `graceMinutes` late. */
  readonly slack: number;
  readonly emptyMinutes: number;
  readonly emptyKm: number;
};

export type PlannedBreak = { readonly from: number; readonly until: number };

/** A ride without a car, with what is needed to say why in words: "Needs a van: two are out until 18:20." */
export type LeftOver = {
  readonly ride: number;
  readonly why: LeftOverWhy;
  /** How many cars of the problem could carry it, were they free. */
  readonly couldCarry: number;
  /** Of those, the first that could be there, and when; null when none could on its shift. */
  readonly first: { readonly car: number; readonly pickup: number } | null;
};

/**
 * nothing-fits: no car has the seats, room, class or equipment. turned-down: those that fit were refused by their drivers.
 * off-shift: those that fit are not on shift then. fitting-cars-busy: those that fit are few, and busy, while other cars
 * are free. all-busy: every car is. passenger-gone: nobody could be there before the passenger's patience ends.
 */
export type LeftOverWhy =
  | "nothing-fits"
  | "turned-down"
  | "off-shift"
  | "fitting-cars-busy"
  | "all-busy"
  | "passenger-gone";

/** A told driver's ride that goes to somebody else, or to nobody. */
export type ToldMove = {
  readonly ride: number;
  readonly from: number;
  readonly to: number | null;
  readonly why: MoveWhy;
};

/**
 * car-out: the car is no longer in the problem. cannot-carry: it no longer fits, or the driver turned it down. would-be-late:
 * the driver told can't be there in time. keeps-promise: it lets another promise be kept. serves-more: it lets a request be
 * served that would be turned away.
 */
export type MoveWhy = "car-out" | "cannot-carry" | "would-be-late" | "keeps-promise" | "serves-more";
