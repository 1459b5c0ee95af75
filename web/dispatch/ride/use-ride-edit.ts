import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useNow } from "../../ui/use-now.ts";
import { useRideAsItIs } from "./use-ride-as-it-is.ts";
import { useRideActions } from "./use-ride-actions.ts";
import { useStrings } from "../../language/language-context.ts";
import { useEditPrice } from "./use-edit-price.ts";
import { changedFields, draftOf, editError, editOf, type RideDraft } from "./ride-edit.ts";

const MINUTE_MS = 60_000;

/**
 * The form of a ride that somebody else may change at the same time. What was typed lies over the ride as it was last
 * looked at, and is sent only over a ride whose every field has been seen.
 */
export function useRideEdit(ride: Ride, onSaved: () => void) {
  const text = useStrings("dispatch/phone-booking");
  const { errors } = useStrings("booking");
  const words = useDispatchTexts();
  const actions = useRideActions();
  const { present, movedOn } = useRideAsItIs(ride);
  const [seen, setSeen] = useState(ride);
  const [typed, setTyped] = useState<Partial<RideDraft>>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);

  const before = draftOf(present);
  const draft = { ...draftOf(seen), ...typed };
  const unsaved = changedFields(before, draft);
  const unseen = changedFields(draftOf(seen), before).filter((field) => unsaved.includes(field));
  const overlaps = refusal instanceof ApiError && refusal.code === "driver_busy";
  const open = present.actions.includes("update");
  const ready = open && unseen.length === 0 && unsaved.length > 0;

  // By the minute: the price of a ride for "now" is not asked for anew with every drawing.
  const minute = useNow(MINUTE_MS);
  const price = useEditPrice(
    present,
    editError(before, draft, minute) === null ? editOf(before, draft, minute) : {},
  );

  const save = async () => {
    if (busy || !ready) return;
    const now = new Date();
    const found = editError(before, draft, now);
    setRefusal(null);
    setError(found === null ? null : found === "phone" ? text.phoneError : errors[found]);
    if (found !== null) return;
    setBusy(true);
    try {
      const force = overlaps ? { force: true } : {};
      await actions.edit(present, { ...editOf(before, draft, now), ...force, version: present.version });
      onSaved();
    } catch (error) {
      setBusy(false);
      setRefusal(error);
      setError(words.lostRace(error) ?? text.edit.failed(words.reason(error)));
    }
  };

  return {
    draft,
    change: (values: Partial<RideDraft>) => {
      setTyped((former) => ({ ...former, ...values }));
      setRefusal(null);
    },
    present,
    price,
    /** What somebody else has changed and was not reviewed here yet. */
    unseen: open && !busy ? unseen : [],
    look: () => {
      setSeen(present);
      setError(null);
    },
    error: error ?? (movedOn ? words.movedOn(present) : null),
    errorOf: (field: string) => words.fieldError(refusal, field),
    /** The ride would overlap another of its driver: the next press saves it all the same. */
    overlaps,
    ready,
    busy,
    save,
  };
}
