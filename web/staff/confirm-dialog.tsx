import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormError } from "../ui/note.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** What will happen. */
  readonly children: string;
  readonly action: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks once before an important action, and says what it will do. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, action, busy, error, onConfirm, onClose } = props;
  const text = useStrings("staff");
  const errorText = useErrorText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button size="compact" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="compact" tone="bad" busy={busy} onClick={onConfirm}>
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
