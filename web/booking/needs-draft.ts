import { everyNeed, type RideNeed, type RideNeeds } from "../../domain/rides/ride-needs.ts";

/** The needs of a passenger while they are typed: a text may be empty, but it is there. */
export type NeedsDraft = {
  readonly [Need in RideNeed]: RideNeeds[Need] extends boolean ? boolean : string;
};

/** The needs of a ride as a form has them. */
export function needsDraft(needs: RideNeeds): NeedsDraft {
  return everyNeed<NeedsDraft>((need) => needs[need] ?? "");
}
