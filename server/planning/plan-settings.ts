/**
 * The aims of a plan, as numbers. The weights are far apart, so that the first aim is never given up for a later one:
 * promises kept, requests served, minutes late, told drivers left alone, class and needs, a driver who is liked, empty kilometres, the driver's
 * hours, fairness.
 */
export type PlanSettings = {
  /** Cost of a promise that nobody keeps: the passenger has gone. */
  readonly promiseBroken: number;
  /**
   * Cost of a pickup later than `graceMinutes` after the promised time: above a request, so that none is taken at the cost of a promise,
   * and so near to a broken one that no five passengers wait for the sake of one who has waited.
   */
  readonly promiseLate: number;
  /**
   * More for a ride that its driver was told of: what nobody can drive in time is late itself, since no driver is told of a ride that makes
   * their next one late.
   */
  readonly toldLate: number;
  /** Cost of a request that is turned away. */
  readonly requestRefused: number;
  /** Of two requests the one that keeps a car longer is turned away first: by so much for each minute. */
  readonly refusedMinute: number;
  /** Cost of each minute after the promised time. */
  readonly lateMinute: number;
  /** Cost of a ride in the hands of a driver who takes none; of who takes half of them a quarter of it. */
  readonly unsureDriver: number;
  /** Cost of a told ride that another car drives. */
  readonly toldMoved: number;
  /** Cost of each seat more than the party needs beyond the four of any car, so that vans are kept for groups. */
  readonly spareSeat: number;
  /** Cost of each rank above the class that was asked for, so that better cars are kept for who pays for them. */
  readonly spareRank: number;
  /** Cost of equipment that the ride does not need, so that the wheelchair's car is kept for who needs it. */
  readonly spareOffer: number;
  /** Cost of a ride whose passenger likes another driver who could have it: so many minutes farther that driver may come from. */
  readonly notLiked: number;
  /** Cost of each minute driven without a passenger. */
  readonly emptyMinute: number;
  /** Cost of each kilometre driven without a passenger. */
  readonly emptyKm: number;
  /** Cost of a break that a driver doesn't get. */
  readonly breakMissed: number;
  /** Cost of each minute after the end of the shift. */
  readonly overrunMinute: number;
  /** Cost of each minute from the last passenger to the driver's home. */
  readonly homeMinute: number;
  /** Cost of a ride for each hour that its driver was paid more than the others' mean, up to `fairnessHours`. */
  readonly fairnessHour: number;
  readonly fairnessHours: number;
  /** A pickup is on time up to so many minutes after the promised time. */
  readonly graceMinutes: number;
  /** How late a new promise may be planned to be: below `graceMinutes` where drives take longer than expected. */
  readonly plannedLate: number;
  /** The last passenger may be set down so many minutes after the end of the shift. */
  readonly overrunMinutes: number;
  /** A driver is told so many minutes before having to leave. */
  readonly toldAhead: number;
  /** How many of the next rides a driver is told. */
  readonly toldRides: number;
  /** The share of the cars on shift, by the hour of the day, that booked rides don't get: it is kept for who asks at once. */
  readonly reserve: readonly number[];
  /** A request for a pickup within so many minutes comes at once, and may have the reserve. */
  readonly atOnceMinutes: number;
  /** An answer is "tight" when a car would have fewer spare minutes. */
  readonly tightMinutes: number;
};

export const PLAN_DEFAULTS: PlanSettings = {
  promiseBroken: 1_000_000,
  promiseLate: 200_000,
  toldLate: 10_000,
  requestRefused: 10_000,
  refusedMinute: 10,
  lateMinute: 40,
  unsureDriver: 400,
  toldMoved: 200,
  spareSeat: 2,
  spareRank: 1,
  spareOffer: 4,
  notLiked: 6,
  emptyMinute: 1,
  emptyKm: 0.5,
  breakMissed: 5_000,
  overrunMinute: 0.5,
  homeMinute: 0.1,
  fairnessHour: 1,
  fairnessHours: 2,
  graceMinutes: 5,
  plannedLate: 2,
  overrunMinutes: 60,
  toldAhead: 15,
  toldRides: 2,
  reserve: Array.from({ length: 24 }, () => 0),
  atOnceMinutes: 60,
  tightMinutes: 5,
};
