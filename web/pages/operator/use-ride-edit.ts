import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useRideAsItIs } from "../../dispatch/use-ride-as-it-is.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useMessages } from "../../language/language-context.ts";
import { changedFields, draftOf, editFault, editOf, type RideDraft } from "./ride-edit.ts";

/**
 * The form of a ride that somebody else may change at the same time. What was typed lies over the ride as it was last
 * looked at, and is sent only over a ride whose every field has been seen.
 */
export function useRideEdit(ride: Ride, onSaved: () => void) {
  const text = useMessages("phone-booking");
  const { faults } = useMessages("booking");
  const words = useDeskWords();
  const deeds = useRideDeeds();
  const { present, movedOn } = useRideAsItIs(ride);
  const [seen, setSeen] = useState(ride);
  const [typed, setTyped] = useState<Partial<RideDraft>>({});
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);

  const before = draftOf(present);
  const draft = { ...draftOf(seen), ...typed };
  const unsaved = changedFields(before, draft);
  const unseen = changedFields(draftOf(seen), before).filter((field) => unsaved.includes(field));
  const overlaps = refusal instanceof ApiError && refusal.code === "driver_busy";
  const open = present.actions.includes("update");
  const ready = open && unseen.length === 0 && unsaved.length > 0;

  const save = async () => {
    if (busy || !ready) return;
    const now = new Date();
    const found = editFault(before, draft, now);
    setRefusal(null);
    setFault(found === null ? null : found === "phone" ? text.phoneFault : faults[found]);
    if (found !== null) return;
    setBusy(true);
    try {
      const force = overlaps ? { force: true } : {};
      await deeds.edit(present, { ...editOf(before, draft, now), ...force, version: present.version });
      onSaved();
    } catch (error) {
      setBusy(false);
      setRefusal(error);
      setFault(words.lostRace(error) ?? text.edit.failed(words.reason(error)));
    }
  };

  return {
    draft,
    change: (values: Partial<RideDraft>) => {
      setTyped((former) => ({ ...former, ...values }));
      setRefusal(null);
    },
    present,
    /** What somebody else has changed and nobody has looked at here. */
    unseen: open && !busy ? unseen : [],
    look: () => {
      setSeen(present);
      setFault(null);
    },
    fault: fault ?? (movedOn ? words.movedOn(present) : null),
    faultOf: (field: string) => words.fieldFault(refusal, field),
    /** The ride would overlap another of its driver: the next press saves it all the same. */
    overlaps,
    ready,
    busy,
    save,
  };
}
