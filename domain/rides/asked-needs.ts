import {
  MORE_OF_NEEDS,
  RIDE_NEEDS,
  RIDE_NEED_NAMES,
  everyNeed,
  needsOf,
  type RideNeed,
  type RideNeedFlag,
  type RideNeeds,
  type GivenNeeds,
} from "./ride-needs.ts";

/** Whether a field of a ride is one of its needs. */
export function isNeed(field: string): field is RideNeed {
  return Object.hasOwn(RIDE_NEEDS, field);
}

/** The needs of a ride once others were given; one that was not given stays as it was, but for what says more of a need that was taken away. */
export function changedNeeds(before: RideNeeds, given: GivenNeeds): RideNeeds {
  const changed = everyNeed<RideNeeds>((need) =>
    given[need] === undefined ? before[need] : needsOf({ [need]: given[need] })[need],
  );
  const { child_seat, wheelchair } = given;
  return needsOf({
    ...changed,
    ...(child_seat === false ? { child_ages: null } : {}),
    ...(wheelchair === false ? { wheelchair_folds: false } : {}),
  });
}

const FLAGS = RIDE_NEED_NAMES.filter((need): need is RideNeedFlag => RIDE_NEEDS[need].kind === "flag");

/** The needs of a ride that are its passenger's on any other. */
export type LastingNeed = RideNeedFlag | "child_ages";

/** The needs of this ride's passenger on any other. */
export function lastingNeeds(needs: Pick<RideNeeds, LastingNeed>): Pick<RideNeeds, LastingNeed> {
  return Object.fromEntries([...FLAGS, "child_ages" as const].map((need) => [need, needs[need]])) as Pick<
    RideNeeds,
    LastingNeed
  >;
}

/** The needs of a ride that were asked, each with its text where it has one; of a need that more is said of, only that. */
export function askedNeeds(needs: RideNeeds): (readonly [need: RideNeed, text: string | null])[] {
  const said = new Set<RideNeed>(
    Object.entries(MORE_OF_NEEDS).flatMap(([more, need]) => (needs[more as RideNeed] ? [need] : [])),
  );
  return RIDE_NEED_NAMES.flatMap((need) => {
    const value = needs[need];
    if (value === null || value === false || said.has(need)) return [];
    return [[need, value === true ? null : value] as const];
  });
}
