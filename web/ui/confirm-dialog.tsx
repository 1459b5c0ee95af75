import { useErrorText } from "../api/use-error-text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { FormError } from "./note.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** The consequence, in a sentence. */
  readonly children: string;
  readonly action: string;
  /** The button that leaves everything as it is. */
  readonly wayOut: string;
  /** A button that takes something away is red. */
  readonly tone?: "bad" | "live";
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks once before an important action, and says what it will do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, action, wayOut, tone = "bad", busy, error, onConfirm, onClose } = props;
  const errorText = useErrorText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button size="compact" onClick={onClose}>
            {wayOut}
          </Button>
          <Button size="compact" tone={tone} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {error !== null && <FormError>{errorText(error)}</FormError>}
    </Dialog>
  );
}
