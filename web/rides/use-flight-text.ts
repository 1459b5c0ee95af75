import { type RideFlight, needsTheOffice } from "../../contract/flights/flight.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

/** A ride's flight in one line: when it lands or leaves, when that was planned, and of when it is where it may be old. */
export function useFlightText(): (flight: RideFlight) => string {
  const text = useStrings("rides/booked").flight;
  const formats = useFormats();
  return (flight) => {
    const { number, state, direction, scheduled_at, estimated_at, is_old, as_of } = flight;
    if (state === "cancelled") return text.cancelled(number);
    if (state === "diverted") return text.diverted(number);
    const [time, planned] = [formats.time(estimated_at ?? scheduled_at), formats.time(scheduled_at)];
    const words = state === "expected" ? text.expected[direction] : text[state];
    const notes = [
      ...(time === planned ? [] : [text.planned(planned)]),
      ...(is_old ? [text.asOf(formats.time(as_of))] : []),
    ];
    return notes.length === 0 ? words(number, time) : `${words(number, time)} (${notes.join(", ")})`;
  };
}

/** The flight of a ride that somebody at the office has to look after; null where all is well. */
export function troubledFlight({ flight }: { readonly flight?: RideFlight | null | undefined }) {
  return flight && needsTheOffice(flight.state) ? flight : null;
}
