import {
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

/** The needs of a ride once others were given; one that was not given stays as it was. */
export function changedNeeds(before: RideNeeds, given: GivenNeeds): RideNeeds {
  return everyNeed((need) => (given[need] === undefined ? before[need] : needsOf(given)[need]));
}

const FLAGS = RIDE_NEED_NAMES.filter((need): need is RideNeedFlag => RIDE_NEEDS[need].kind === "flag");

/** The needs of this ride's passenger on any other. */
export function flagsOf(needs: Pick<RideNeeds, RideNeedFlag>): Pick<RideNeeds, RideNeedFlag> {
  return Object.fromEntries(FLAGS.map((need) => [need, needs[need]])) as Pick<RideNeeds, RideNeedFlag>;
}

/** The yes-or-no needs of a ride that are set. */
export function askedFlags(needs: Pick<RideNeeds, RideNeedFlag>): RideNeedFlag[] {
  return FLAGS.filter((need) => needs[need]);
}

/** The needs of a ride that were asked, each with its text where it has one. */
export function askedNeeds(needs: RideNeeds): (readonly [need: RideNeed, text: string | null])[] {
  return RIDE_NEED_NAMES.flatMap((need) => {
    const value = needs[need];
    return value === null || value === false ? [] : [[need, value === true ? null : value] as const];
  });
}
