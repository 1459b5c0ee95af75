import type { OutOfService } from "../../../domain/drivers/out-of-service.ts";
import type { WorkingHours } from "./working-hours.ts";

/** The hours of a driver in which their car is in service: what lies before, between and after its outages. */
export function hoursInService(
  hours: readonly WorkingHours[],
  outages: readonly OutOfService[],
): readonly WorkingHours[] {
  return outages.reduce((left, outage) => left.flatMap((stretch) => besides(stretch, outage)), hours);
}

function besides(stretch: WorkingHours, { from, until }: OutOfService): WorkingHours[] {
  const out = new Date(from);
  const back = until === null ? stretch.until : new Date(until);
  if (out >= stretch.until || back <= stretch.from) return [stretch];
  const before = out > stretch.from ? [part(stretch, { until: out })] : [];
  const after = back < stretch.until ? [part(stretch, { from: back })] : [];
  return [...before, ...after];
}

/** A part of some hours, with the breaks that lie in it whole. */
function part(stretch: WorkingHours, ends: Partial<Pick<WorkingHours, "from" | "until">>): WorkingHours {
  const cut = { ...stretch, ...ends };
  return {
    ...cut,
    breaks: stretch.breaks.filter((pause) => pause.from >= cut.from && pause.until <= cut.until),
  };
}
