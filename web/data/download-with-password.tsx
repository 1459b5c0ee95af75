import { useId } from "react";
import { MINUTE_MS } from "../../contract/time-units.ts";
import { errorOfResponse } from "../api/api-error.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PasswordField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { saveFile } from "../ui/save-file.ts";
import { useForm } from "../ui/use-form.ts";
import dialogStyles from "../ui/dialog.module.css";

/** Long enough for the rides of years. */
const TIMEOUT_MS = 10 * MINUTE_MS;

type DownloadWithPasswordProps = {
  readonly title: string;
  readonly intro: string;
  /** Asked once it is there. */
  readonly nameFile: () => string;
  readonly type: string;
  readonly fetchFile: (password: string, timeoutMs: number) => Promise<Response>;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
};

/** Takes a file after the password was typed once more: it holds everything. */
export function DownloadWithPassword({
  title,
  intro,
  nameFile,
  type,
  fetchFile,
  onClose,
  onSaved,
}: DownloadWithPasswordProps) {
  const text = useStrings("data").backup;
  const errorText = useErrorText();
  const form = useForm({
    initial: { password: "" },
    secret: ["password"],
    mayBegin: ({ password }) => password !== "",
    input: (values) => values,
    send: async ({ password }) => {
      const response = await fetchFile(password, TIMEOUT_MS);
      if (!response.ok) throw await errorOfResponse(response);
      saveFile(nameFile(), type, await response.blob());
    },
    onDone: () => {
      onSaved?.();
      onClose();
    },
    refusal: (error, field) => (field === "password" && field in error.fields ? text.wrongPassword : null),
  });
  const formId = useId();
  const isWrong = form.problemOf("password") !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      className={dialogStyles.narrow}
      footer={
        <>
          <Button size="compact" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="compact"
            tone="action"
            busy={form.busy}
            busyLabel={text.downloading}
          >
            {text.download}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate method="post" onSubmit={form.onSubmit}>
        <p>{intro}</p>
        {form.error !== null && !isWrong && <FormError>{errorText(form.error)}</FormError>}
        <PasswordField label={text.password} autoComplete="current-password" {...form.field("password")} />
      </form>
    </Dialog>
  );
}
