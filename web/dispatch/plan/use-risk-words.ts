import type { Risk } from "../../../contract/dispatch/forecast.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { useShortPlace } from "../../places/use-short-place.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";

/** The effect of a paper or a flight on a ride, in two lines. */
export function useRiskWords() {
  const text = useStrings("dispatch/cockpit");
  const shortPlace = useShortPlace();
  const papers = usePaperText();
  const words = useDispatchTexts();
  const formats = useFormats();
  return (risk: Risk): { readonly head: string; readonly detail: string } => {
    const next = text.next(formats.time(risk.ride_datetime), shortPlace(risk.pickup_location));
    if (risk.kind === "papers_end") {
      const why = risk.paper === null ? next : papers.whyNotTheRide(risk.paper);
      return { head: text.papersEnd(1), detail: `${risk.driver_name}: ${why}` };
    }
    if (risk.kind === "car_out") {
      const why = risk.outage ? papers.carOut(risk.outage) : next;
      return { head: text.carOut(risk.driver_name ?? ""), detail: `${next}. ${why}` };
    }
    const { flight, minutes } = risk;
    if (minutes === null) return { head: text.flightOff(flight ?? ""), detail: next };
    const by = `${minutes < 0 ? "−" : "+"}${words.minutes(Math.abs(minutes))}`;
    return { head: text.flightBy(flight ?? "", by), detail: next };
  };
}
