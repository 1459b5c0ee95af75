import type { Ride } from "../../../contract/rides/ride.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useRideDeeds } from "../../dispatch/use-ride-deeds.ts";
import { useMessages } from "../../language/language-context.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";

type StatusDialogProps = {
  readonly ride: Ride | null;
  readonly onClose: () => void;
  readonly onComplete: (ride: Ride) => Promise<void>;
  readonly onSendBack: (ride: Ride) => Promise<void>;
};

/** Update Status: everything the office can make of this ride now, as the server allows it. */
export function StatusDialog({ ride, onClose, onComplete, onSendBack }: StatusDialogProps) {
  const text = useMessages("desk");
  const words = useDeskWords();
  const deeds = useRideDeeds();
  const { assign } = useDesk();
  const [fault, setFault] = useState<string | null>(null);
  if (ride === null) return null;
  const can = (action: Ride["actions"][number]) => ride.actions.includes(action);
  const nothing = !(["operator_complete", "cancel_assigned", "reassign", "cancel"] as const).some(can);

  const close = () => {
    setFault(null);
    onClose();
  };
  const then = (deed: Promise<unknown>) => void deed.then(close);
  const cancelForGood = async () => {
    try {
      await deeds.cancel(ride);
      close();
    } catch (error) {
      setFault(words.lostRace(error) ?? text.cancelFailed);
    }
  };

  return (
    <Dialog
      open
      onClose={close}
      className="narrow"
      title={text.updateStatus}
      subtitle={text.rideNumber(ride.id)}
    >
      <div className="stack">
        <p className="small muted">{nothing ? text.noOtherStatus : text.statusHelp}</p>
        <FormError>{fault}</FormError>
        {can("operator_complete") && (
          <Button block icon="check" onClick={() => then(onComplete(ride))}>
            {text.complete}
          </Button>
        )}
        {can("reassign") && (
          <Button
            block
            icon="swap"
            onClick={() => {
              close();
              assign(ride);
            }}
          >
            {text.reassign}
          </Button>
        )}
        {can("cancel_assigned") && (
          <Button block icon="repeat" onClick={() => then(onSendBack(ride))}>
            {text.cancelToPending}
          </Button>
        )}
        {can("cancel") && (
          <Button block tone="bad" icon="x" onClick={() => void cancelForGood()}>
            {text.cancelForGood}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
