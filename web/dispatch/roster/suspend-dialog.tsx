import { useState } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { useDriverActions } from "./use-driver-actions.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import dialogStyles from "../../ui/dialog.module.css";

type SuspendDialogProps = { readonly driver: Driver | null; readonly onClose: () => void };

/** Asks before a driver is suspended, saying what happens to their rides. */
export function SuspendDialog({ driver, onClose }: SuspendDialogProps) {
  const text = useStrings("dispatch/roster");
  const dispatchText = useStrings("dispatch");
  const actions = useDriverActions();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (driver === null) return null;

  const suspend = async () => {
    setBusy(true);
    setError(null);
    try {
      await actions.suspend(driver);
      toast({ text: text.suspended(driver.name) });
      onClose();
    } catch {
      setError(text.statusFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      className={dialogStyles.narrow}
      title={text.suspendTitle(driver.name)}
      footer={
        <>
          <Button onClick={onClose}>{dispatchText.cancel}</Button>
          <Button tone="bad" busy={busy} onClick={() => void suspend()}>
            {text.suspend}
          </Button>
        </>
      }
    >
      <p>{text.suspendWhat}</p>
      <FormError>{error}</FormError>
    </Dialog>
  );
}
