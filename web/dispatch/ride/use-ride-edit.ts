import { useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { choosePlaces } from "../../booking/price/choose-places.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useForm } from "../../ui/use-form.ts";
import { useNow } from "../../ui/use-now.ts";
import { useRideAsItIs } from "./use-ride-as-it-is.ts";
import { useRideActions } from "./use-ride-actions.ts";
import { useRideFault } from "./use-ride-fault.ts";
import { useStrings } from "../../language/language-context.ts";
import { useEditPrice } from "./use-edit-price.ts";
import { firstMatch } from "./meant-places.ts";
import { typedPlaces, useMeantPlaces } from "./use-meant-places.ts";
import { changedFields, draftOf, editError, editOf, type RideDraft } from "./ride-edit.ts";

const MINUTE_MS = 60_000;

type Sent = {
  readonly draft: RideDraft;
  readonly now: Date;
  readonly force: boolean;
  /** Why the account may owe more than its limit; empty where nobody asked. */
  readonly reason: string;
};

/**
 * The form of a ride that somebody else may change at the same time. Typed fields lie over the ride as it was last
 * looked at, and are sent only over a ride whose every field has been seen.
 */
export function useRideEdit(ride: Ride, onSaved: () => void) {
  const text = useStrings("booking/desk");
  const words = useDispatchTexts();
  const actions = useRideActions();
  const { present, movedOn } = useRideAsItIs(ride);
  const [seen, setSeen] = useState(ride);
  const initial = useMemo(() => draftOf(seen), [seen]);
  const before = draftOf(present);
  const [reason, setReason] = useState("");

  const form = useForm({
    initial,
    check: (draft, now) => editError(before, draft, now),
    mayBegin: () => ready,
    input: (draft, now): Sent => ({ draft, now, force: overlaps, reason: reason.trim() }),
    send: async ({ draft, now, force, reason: why }: Sent) => {
      const places = await choosePlaces(draft, { meaning: firstMatch, booked: before });
      form.change(places);
      return actions.edit(present, {
        ...editOf(before, { ...draft, ...places }, now),
        ...(force ? { force } : {}),
        ...(why === "" ? {} : { past_limit_reason: why }),
        version: present.version,
      });
    },
    onDone: onSaved,
  });
  const { values: draft, busy, problem, error } = form;
  const fault = useRideFault(form);
  const unsaved = changedFields(before, draft);
  const unseen = changedFields(initial, before).filter((field) => unsaved.includes(field));
  const overlaps: boolean = error instanceof ApiError && error.code === "driver_busy";
  const isPastLimit = error instanceof ApiError && error.code === "credit_limit_reached";
  const open = present.actions.includes("update");
  const ready: boolean = open && unseen.length === 0 && unsaved.length > 0;

  // By the minute: the price of a ride for "now" is not asked for anew with every drawing.
  const minute = useNow(MINUTE_MS);
  const isTyped = typedPlaces(draft, before).length > 0;
  const isWhole = !isTyped && editError(before, draft, minute) === null;
  const price = useEditPrice(present, isWhole ? editOf(before, draft, minute) : {});
  const chooseMeant = useMeantPlaces({ trip: draft, booked: before, change: form.change });

  const errorText = (): string | null => {
    if (problem !== null) return fault.below;
    if (fault.atPlaces !== null) return null;
    if (isPastLimit) return text.edit.pastLimit(present.partner?.name ?? "");
    if (error !== null) return words.lostRace(error) ?? text.edit.failed(words.reason(error));
    return movedOn ? words.movedOn(present) : null;
  };

  return {
    draft,
    /** Another change is another try: what was refused before may be right now, and an overlap is asked about anew. */
    change: (values: Partial<RideDraft>) => {
      form.change(values);
      setReason("");
      if (!busy) form.reset();
    },
    present,
    /** The price that it will have; null until every place of it is chosen. */
    price: isTyped ? null : price,
    /** The field of a place has been left. */
    onPlaceLeft: chooseMeant,
    /** Fields that somebody else has changed and that were not reviewed here yet. */
    unseen: open && !busy ? unseen : [],
    look: () => {
      setSeen(present);
      form.reset();
    },
    error: errorText(),
    placeError: fault.atPlaces,
    errorOf: fault.errorOf,
    /** The field that keeps it from being sent, by its name on the wire. */
    fault: fault.field,
    /** The ride would overlap another of its driver: the next press saves it all the same. */
    overlaps,
    /** It costs more than the account may owe: the next press saves it all the same, with why. */
    pastLimit: isPastLimit || reason !== "" ? { reason, setReason } : null,
    ready,
    busy,
    onSubmit: form.onSubmit,
  };
}
