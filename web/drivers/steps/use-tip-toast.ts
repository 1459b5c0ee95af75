import { useRef } from "react";
import type { LiveEvent } from "../../../contract/events/live-event.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";

/** How long the thanks of a passenger stay. */
const TIP_MS = 10_000;

/** Says once to the driver that a passenger tipped by link. */
export function useTipToast(): (event: LiveEvent) => void {
  const text = useStrings("drivers");
  const { usd } = useFormats();
  const toast = useToast();
  const said = useRef(new Map<number, number>());
  return (event) => {
    if (event.type !== "ride.changed" || event.ride.tip_by_link === undefined) return;
    const { id, reference, tip_by_link } = event.ride;
    const dollars = Number(tip_by_link);
    const before = said.current.get(id) ?? 0;
    said.current.set(id, dollars);
    // A part that was given back is no thanks.
    if (dollars > before) toast({ text: text.tipped(usd(dollars), reference), durationMs: TIP_MS });
  };
}
