import type { Driver } from "../../../contract/drivers/driver.ts";
import { useChange } from "../../api/use-change.ts";
import { suspendDriver } from "./driver-actions.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import dialogStyles from "../../ui/dialog.module.css";

type SuspendDialogProps = { readonly driver: Driver; readonly onClose: () => void };

/** Asks before a driver is suspended, saying what happens to their rides. */
export function SuspendDialog({ driver, onClose }: SuspendDialogProps) {
  const text = useStrings("drivers/roster");
  const dispatchText = useStrings("dispatch");
  const toast = useToast();
  const suspend = useChange(suspendDriver, {
    onDone: (_, { name }) => {
      toast({ text: text.suspended(name) });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      className={dialogStyles.narrow}
      title={text.suspendTitle(driver.name)}
      footer={
        <>
          <Button onClick={onClose}>{dispatchText.cancel}</Button>
          <Button tone="bad" busy={suspend.isPending} onClick={() => suspend.run(driver)}>
            {text.suspend}
          </Button>
        </>
      }
    >
      <p>{text.suspendWhat}</p>
      <FormError>{suspend.error !== null ? text.statusFailed : null}</FormError>
    </Dialog>
  );
}
