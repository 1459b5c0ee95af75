import { useStrings } from "../../language/language-context.ts";
import { AskPassword, type AskPasswordProps } from "../../ui/ask-password.tsx";

type PasswordDialogProps = Omit<AskPasswordProps, "words"> & {
  /** Asks for a code of the authenticator app as well. */
  readonly withCode?: boolean;
};

/** Asks for the password of the own account. */
export function PasswordDialog({ withCode = false, ...props }: PasswordDialogProps) {
  const text = useStrings("accounts/settings");
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
