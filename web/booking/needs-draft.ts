import { everyNeed, type RideNeed, type RideNeeds } from "../../contract/rides/ride-needs.ts";

/** What a passenger asks of a ride while it is typed: a text may be empty, but it is there. */
export type NeedsDraft = {
  readonly [Need in RideNeed]: RideNeeds[Need] extends boolean ? boolean : string;
};

/** The needs of a ride as a form has them. */
export function needsDraft(needs: RideNeeds): NeedsDraft {
  return everyNeed<NeedsDraft>((need) => needs[need] ?? "");
}
