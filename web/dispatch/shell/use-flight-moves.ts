import { useEffect, useRef } from "react";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useFlightText } from "../../rides/use-flight-text.ts";
import { useToast } from "../../ui/toast.tsx";
import { useOpenRides } from "../live/use-open-rides.ts";

/** People are told of a pickup that moves by more. */
const TOLD_MS = 10 * MINUTE_MS;
const SHOWN_MS = 12_000;

/** Tells the desk of each pickup that moves far with its flight. */
export function useFlightMoves(): void {
  const text = useStrings("dispatch");
  const flightText = useFlightText();
  const formats = useFormats();
  const toast = useToast();
  const rides = useOpenRides();
  const known = useRef(new Map<number, string>());
  useEffect(() => {
    for (const { id, ride_datetime: to, flight } of rides) {
      const from = known.current.get(id);
      const moved = from === undefined ? 0 : Math.abs(Date.parse(to) - Date.parse(from));
      if (from !== undefined && moved <= TOLD_MS) continue;
      known.current.set(id, to);
      if (from === undefined || !flight || flight.booked_for === null) continue;
      const [before, after] = [formats.time(from), formats.time(to)];
      toast({ text: text.flightMoved(flightText(flight), id, before, after), durationMs: SHOWN_MS });
    }
  }, [rides, text, flightText, formats, toast]);
}
