import { useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { useDriverDeeds } from "../../dispatch/use-driver-deeds.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";

type SuspendDialogProps = { readonly driver: Driver | null; readonly onClose: () => void };

/** Asks before a driver is taken off the road, saying what becomes of his rides. */
export function SuspendDialog({ driver, onClose }: SuspendDialogProps) {
  const text = useMessages("roster");
  const desk = useMessages("desk");
  const deeds = useDriverDeeds();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (driver === null) return null;

  const suspend = async () => {
    setBusy(true);
    setFault(null);
    try {
      await deeds.suspend(driver);
      toast({ text: text.suspended(driver.name) });
      onClose();
    } catch {
      setFault(text.statusFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      className="narrow"
      title={text.suspendTitle(driver.name)}
      footer={
        <>
          <Button onClick={onClose}>{desk.cancel}</Button>
          <Button tone="bad" busy={busy} onClick={() => void suspend()}>
            {text.suspend}
          </Button>
        </>
      }
    >
      <p>{text.suspendWhat}</p>
      <FormError>{fault}</FormError>
    </Dialog>
  );
}
