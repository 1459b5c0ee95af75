import type { OwnPlannedRide, WayToPickup } from "../../../contract/dispatch/own-plan.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { DriverPlanStrings } from "./strings/en.ts";

/** When to leave for a ride, when they are there then, and how far it is by road. */
export function RideTimes({ planned, now }: { readonly planned: OwnPlannedRide; readonly now: Date }) {
  const text = useStrings("drivers/plan");
  const formats = useFormats();
  const there = formats.time(planned.there_at);
  const isTime = Date.parse(planned.leave_at) <= now.getTime();
  // Where the way begins at a place that nobody knows, as after a pause between two shifts, the time to leave is about right.
  if (planned.to_pickup === null) {
    return <b>{isTime ? text.leaveNow(there) : text.leaveAbout(formats.time(planned.leave_at), there)}</b>;
  }
  if (isThereAlready(planned.to_pickup)) return <b>{text.fromRideBefore}</b>;
  return (
    <>
      <b>{isTime ? text.leaveNow(there) : text.leaveAt(formats.time(planned.leave_at), there)}</b>
      {"; "}
      {wayText(planned.to_pickup, text, formats)}
    </>
  );
}

/** Some steps are no way. */
function isThereAlready({ km, from }: WayToPickup): boolean {
  return from === "ride" && km < 0.1;
}

/** "6.2 km by road, 9 min" */
export function wayText(way: WayToPickup, text: DriverPlanStrings, formats: Formats): string {
  if (isThereAlready(way)) return text.fromRideBefore;
  const km = formats.km(way.km);
  return way.from === "ride" ? text.byRoadAfter(km, way.minutes) : text.byRoad(km, way.minutes);
}
