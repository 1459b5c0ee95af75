import type { ReactNode } from "react";
import { sendSignInCodeEndpoint } from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import { call } from "../../api/call.ts";
import { TitleCard } from "../../company/title-card.tsx";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmailField } from "../../ui/contact-fields.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { type FieldProblem, checkEmail, checkRequired } from "../../ui/validation/field-rules.ts";
import type { SentCode } from "./sent-code.ts";
import { useFailure } from "./use-refusal.ts";
import { useSignInWays } from "./use-sign-in-ways.ts";

type AskCodeFormProps = {
  readonly onSent: (sent: SentCode) => void;
  /** The links below the button. */
  readonly children: ReactNode;
};

/** Asks where the code is to go: a mailbox or a phone, as the company can. */
export function AskCodeForm({ onSent, children }: AskCodeFormProps) {
  const text = useStrings("accounts/sign-in");
  const { language } = useLanguage();
  const failure = useFailure(() => null);
  const textsPhones = useSignInWays().includes("phone");
  const form = useForm({
    initial: { address: "", remember: true },
    rules: { address: textsPhones ? checkAddress : checkEmail },
    input: ({ address }) => ({ address: address.trim(), language }),
    send: (body, idempotencyKey) => call(sendSignInCodeEndpoint, { body, idempotencyKey }),
    afterwards: "keeps",
    onDone: ({ ticket, way }) => {
      const { address, remember } = form.values;
      onSent({ ticket, way, address: address.trim(), remember, proved: false });
    },
    refusal: (error) => (error.code === "invalid_input" ? text.cannotSendThere : undefined),
  });
  const isAtField = form.problemOf("address") !== undefined;
  return (
    <TitleCard title={text.byCodeTitle} small busy={form.busy} onSubmit={form.onSubmit}>
      <p className="small muted">{textsPhones ? text.byCodeText : text.byMailText}</p>
      {form.error !== null && !isAtField && <FormError>{failure(form.error)}</FormError>}
      {textsPhones ? (
        <TextField
          label={text.emailOrPhone}
          hint={text.phoneHint}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("address")}
        />
      ) : (
        <EmailField label={text.email} autoComplete="email webauthn" {...form.field("address")} />
      )}
      <Checkbox {...form.box("remember")}>{text.rememberMe}</Checkbox>
      <Button type="submit" tone="action" size="large" block busy={form.busy} busyLabel={text.sending}>
        {text.sendCode}
      </Button>
      {children}
    </TitleCard>
  );
}

/** An e-mail address, or a phone as people type it. */
function checkAddress(typed: string): FieldProblem | undefined {
  if (typed.trim() === "" || typed.includes("@")) return checkRequired(typed) ?? checkEmail(typed);
  return canonicalPhone(typedPhone(typed)) === null ? "emailOrPhone" : undefined;
}
