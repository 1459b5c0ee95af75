import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useRideAsItIs } from "../ride/use-ride-as-it-is.ts";
import { useChange } from "../../api/use-change.ts";
import { useRideActions } from "../ride/use-ride-actions.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { useTellOpen } from "../live/presence.ts";
import { WhoHasToo } from "../ride/who-has.tsx";
import { AssignDrivers } from "./assign-drivers.tsx";
import { AssignFooter } from "./assign-footer.tsx";
import { TripLine } from "./trip-line.tsx";
import { useAssignChoice } from "./use-assign-choice.ts";
import { useAssignErrors } from "./use-assign-errors.ts";

type AssignDialogProps = {
  /** The ride to assign; null while the dialog is closed. */
  readonly ride: Ride | null;
  /** The driver whom it is meant for, instead of the best. */
  readonly driverId?: number | undefined;
  readonly onClose: () => void;
};

/** Assigns a ride: the best driver is preselected, so that Enter is enough. */
export function AssignDialog({ ride, ...props }: AssignDialogProps) {
  return ride === null ? null : <OpenAssignDialog key={ride.id} ride={ride} {...props} />;
}

function OpenAssignDialog({ ride, driverId, onClose }: AssignDialogProps & { readonly ride: Ride }) {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const actions = useRideActions();
  const errors = useAssignErrors();
  const searchField = useRef<HTMLInputElement>(null);
  const choice = useAssignChoice(ride, driverId);
  const { present, movedOn } = useRideAsItIs(ride);
  useTellOpen(ride.id, "gives");
  const { run, reset, isPending: busy, error } = useChange(actions.give);
  const { chosen, force } = choice;
  const lost = movedOn && !busy;
  const overlaps = (chosen?.match?.overlap ?? null) !== null;
  const tooSmall = chosen?.match?.seats_fit === false;
  const ready = !lost && chosen !== null && ((!overlaps && !tooSmall) || force);

  // The keys go to the list from the search, so that is where the dialog begins.
  useEffect(() => {
    searchField.current?.focus();
  }, []);

  const choose = (driver: Driver) => {
    choice.choose(driver);
    if (!busy) reset();
  };

  const assign = () => {
    if (!ready || busy) return;
    // The tick stands for an overlap and for a small car; anything else the server says first.
    const insists = force && (overlaps || tooSmall);
    run({ ride, driverId: chosen.id, driverName: chosen.name, force: insists }, { onDone: onClose });
  };
  const errorText = error === null ? null : errors.ofAssigning(error);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const next = choice.beside(step);
      if (next === undefined) return;
      choose(next);
      document.querySelector(`[data-driver="${next.id}"]`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") assign();
    // In a field that searches the browser would only empty the field.
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.assignTo(ride.id)}
      subtitle={text.selectDriver}
      footer={
        <AssignFooter
          chosen={chosen}
          force={force}
          onForce={choice.setForce}
          ready={ready}
          busy={busy}
          onAssign={assign}
          onClose={onClose}
        />
      }
    >
      <WhoHasToo rideId={ride.id} />
      <TripLine ride={ride} />
      <FormError>{lost ? words.movedOn(present) : errorText}</FormError>
      <AssignDrivers
        ride={ride}
        choice={choice}
        searchField={searchField}
        onChoose={choose}
        onKeyDown={onKeyDown}
      />
    </Dialog>
  );
}
