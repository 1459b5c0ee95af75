/** The effect on passengers of giving a ride to a driver; null where nobody can say. */
export type Judgement = {
  /** Minutes after its time, beyond those that have gone by already. */
  readonly minutesLate: number;
  /** The rides of that driver that would be late after it. */
  readonly makesLate: readonly {
    readonly rideId: number;
    readonly reference: string;
    readonly minutes: number;
  }[];
};

/** Works that out before a ride is given, the ways between the rides included. The plan of the day knows. */
export type JudgeGiving = (giving: { rideId: number; driverId: number }) => Promise<Judgement | null>;
