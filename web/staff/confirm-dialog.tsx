import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormError } from "../ui/note.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: string;
  readonly deed: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks once before what cannot be missed, and says what it will do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, deed, busy, error, onConfirm, onClose } = props;
  const text = useMessages("staff");
  const errorText = useErrorText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button size="desk" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="desk" tone="bad" busy={busy} onClick={onConfirm}>
            {deed}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {error !== null && <FormError>{errorText(error)}</FormError>}
    </Dialog>
  );
}
