import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMessages } from "../language/language-context.ts";
import { Button, type ButtonTone } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";

type PasswordDialogProps = {
  readonly title: string;
  readonly text: ReactNode;
  readonly deed: string;
  readonly tone?: ButtonTone;
  readonly onClose: () => void;
  /** Does it with the password as typed; a failure is shown and the dialog stays. */
  readonly onConfirm: (password: string) => Promise<unknown>;
};

/** Asks for the password once more before something that matters. */
export function PasswordDialog({ title, text, deed, tone = "ink", onClose, onConfirm }: PasswordDialogProps) {
  const words = useMessages("profile");
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const wrong =
    error instanceof ApiError && ("password" in error.fields || error.code === "invalid_credentials");

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || password === "") return;
    setBusy(true);
    setError(null);
    try {
      await onConfirm(password);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={title} className="narrow">
      <form className="stack" noValidate method="post" onSubmit={(event) => void submit(event)}>
        <p>{text}</p>
        {error !== null && !wrong && <FormError>{errorText(error)}</FormError>}
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={wrong && words.wrongPassword}
        />
        <div className="row">
          <Button type="submit" tone={tone} busy={busy} busyLabel={words.working}>
            {deed}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
