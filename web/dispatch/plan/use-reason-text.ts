import type { PlanReason } from "../../../contract/dispatch/plan.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";

/** Why no car drives a ride, in a few words. */
export function useReasonText(): (reason: PlanReason) => string {
  const text = useStrings("dispatch/cockpit");
  const formats = useFormats();
  return ({ code, needs, cars, first_at: at }) => {
    const need = needs === null ? null : text.needs[needs];
    if (code === "nothing_fits") return need === null ? text.nothingFits : text.nobodyHas(need);
    if (code === "turned_down") return text.turnedDown;
    if (code === "off_shift") return text.offShift;
    if (code === "passenger_gone") return text.tooLate;
    if (code === "unknown_place") return text.unknownPlace;
    const free = at === null ? null : formats.time(at);
    if (code === "fitting_cars_busy" && need !== null) return text.needsBusy(need, cars, free);
    return free === null ? text.allBusy : text.allBusyUntil(free);
  };
}
