import { useMe } from "../../api/use-me.ts";
import { useStrings } from "../../language/language-context.ts";
import { AskPassword, type AskPasswordProps } from "../../ui/ask-password.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SetPassword } from "./set-password.tsx";
import dialogStyles from "../../ui/dialog.module.css";

type PasswordDialogProps = Omit<AskPasswordProps, "words"> & {
  /** Asks for a code of the authenticator app as well. */
  readonly withCode?: boolean;
};

/** Asks for the password of the own account; an account without one sets it first. */
export function PasswordDialog({ withCode = false, ...props }: PasswordDialogProps) {
  const text = useStrings("accounts/settings");
  const me = useMe().data;
  if (me?.has_password === false) {
    return (
      <Dialog
        open
        onClose={props.onClose}
        title={props.title}
        className={dialogStyles.narrow}
        footer={
          <Button size="compact" onClick={props.onClose}>
            {text.cancel}
          </Button>
        }
      >
        <div className="stack">
          <SetPassword email={me.email} why={text.passwordFirst} />
        </div>
      </Dialog>
    );
  }
  return (
    <AskPassword
      {...props}
      words={{
        password: text.currentPassword,
        wrong: text.wrongPassword,
        working: text.working,
        cancel: text.cancel,
        code: withCode ? text.appCode : undefined,
      }}
    />
  );
}
