import { allAboardAt, returnBefore } from "../../../domain/rides/all-aboard.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { type BookingDraft, pickupInstant } from "../booking-draft.ts";
import { isAtPier } from "../meeting/meeting-place.ts";
import type { CalculatedFare } from "../use-booking.ts";
import { latePart } from "../../ui/late-part.tsx";

const TourThere = latePart(() => import("./tour-there.tsx"));

type ShipFieldsProps = {
  readonly draft: BookingDraft;
  readonly fare: CalculatedFare;
  readonly onChange: (values: Pick<BookingDraft, "all_aboard">) => void;
};

/** A ship doesn't wait: who is picked up at a pier, or goes to one, says until when they must be on board. */
export function ShipFields({ draft, fare, onChange }: ShipFieldsProps) {
  const text = useStrings("booking/price");
  const ship = useStrings("rides/ship");
  const rides = useStrings("rides");
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  const fromShip = isAtPier(draft.pickup);
  if (!fromShip && !isAtPier(draft.dropoff)) return null;
  const aboard = allAboardAt({
    ride_datetime: pickupInstant(draft.when, now) ?? now,
    all_aboard: draft.all_aboard || null,
  });
  const back = backAtPier(draft, fare, now);
  const stands = aboard && back ? returnBefore(aboard, back) : "in_time";
  return (
    <>
      <TextField
        label={rides.needs.all_aboard}
        hint={text.allAboardHint}
        name="all_aboard"
        type="time"
        value={draft.all_aboard ?? ""}
        onChange={(all_aboard) => onChange({ all_aboard })}
      />
      {stands !== "in_time" && aboard && back && (
        <Note tone="warn">
          {(stands === "close" ? ship.close : ship.tooLate)(formats.time(back), formats.time(aboard))}
        </Note>
      )}
      {fromShip && <TourThere to={draft.dropoff} />}
    </>
  );
}

/** When the passengers are at the pier again; null where they book no way back to it. */
function backAtPier(draft: BookingDraft, fare: CalculatedFare, now: Date): Date | null {
  const after = (start: Date | null, minutes: number | undefined) =>
    start === null || minutes === undefined ? null : new Date(start.getTime() + minutes * MINUTE_MS);
  const there = pickupInstant(draft.when, now);
  if (draft.wayBack !== null)
    return after(pickupInstant(draft.wayBack.when, now), fare.wayBack?.duration_min);
  return draft.waitMinutes || !isAtPier(draft.pickup) ? after(there, fare.duration_min) : null;
}
