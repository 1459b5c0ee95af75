import type { Ride } from "../../../contract/rides/ride.ts";
import { officePaths } from "../../router/office-paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RideFacts } from "../ride/ride-facts.tsx";

type RideDetailsDialogProps = { readonly ride: Ride | null; readonly onClose: () => void };

/** All that is known of a ride, over the list. */
export function RideDetailsDialog({ ride, onClose }: RideDetailsDialogProps) {
  const text = useStrings("dispatch");
  if (ride === null) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.rideDetails}
      subtitle={text.rideNumber(ride.id)}
      footer={
        <>
          <ButtonLink to={officePaths.operatorRide(ride.id)}>{text.happened}</ButtonLink>
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      <RideFacts ride={ride} />
    </Dialog>
  );
}
