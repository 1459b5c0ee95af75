import type { Driver } from "../../../contract/drivers/driver.ts";
import { getDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { RideLine } from "../../dispatch/ride/ride-line.tsx";
import { useMoment } from "../../ui/use-moment.ts";
import dialogStyles from "../../ui/dialog.module.css";

type InactiveDialogProps = {
  readonly driver: Driver;
  readonly onConfirm: () => void;
  readonly onSuspend: () => void;
  readonly onClose: () => void;
};

/** Asks before a driver who has rides is set inactive, and names the rides that stay with them. */
export function InactiveDialog({ driver, onConfirm, onSuspend, onClose }: InactiveDialogProps) {
  const text = useStrings("drivers/roster");
  const dispatchText = useStrings("dispatch");
  const moment = useMoment();
  const details = useRead(read(getDriverEndpoint, { params: { id: driver.id } }));
  return (
    <Dialog
      open
      onClose={onClose}
      className={dialogStyles.narrow}
      title={text.inactiveTitle(driver.name)}
      footer={
        <>
          <Button onClick={onClose}>{dispatchText.cancel}</Button>
          <Button onClick={onConfirm}>{text.setInactive}</Button>
          <Button tone="bad" onClick={onSuspend}>
            {text.suspend}
          </Button>
        </>
      }
    >
      <p>{text.inactiveWhat(driver.open_rides)}</p>
      {details.isPending && <Waiting />}
      <ul>
        {details.data?.upcoming_rides.map((ride) => (
          <RideLine key={ride.id} ride={ride}>
            {moment(ride.ride_datetime)}
          </RideLine>
        ))}
      </ul>
    </Dialog>
  );
}
