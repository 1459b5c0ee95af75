import { signUpByCodeEndpoint } from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import { call } from "../../api/call.ts";
import { TitleCard } from "../../company/title-card.tsx";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField, NameFields, PhoneField } from "../../ui/contact-fields.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkEmail, checkName, checkPhone } from "../../ui/validation/field-rules.ts";
import type { SentCode } from "./sent-code.ts";
import { beginSession } from "./sign-in.ts";
import { useFailure, useRefusal } from "./use-refusal.ts";

const EMPTY = { first_name: "", last_name: "", email: "", phone_number: "" };

type NewAccountFormProps = {
  readonly sent: SentCode;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** The name of somebody new, and the way to reach them that they haven't shown yet. */
export function NewAccountForm({ sent, onDone, onBack }: NewAccountFormProps) {
  const text = useStrings("accounts/sign-in");
  const { language } = useLanguage();
  const failure = useFailure(({ code }) => (code === "invalid_code" ? text.codeOver : null));
  const { atField } = useRefusal();
  const byMail = sent.way === "email";
  const { field, busy, error, onSubmit } = useForm({
    initial: EMPTY,
    rules: {
      first_name: checkName,
      last_name: checkName,
      ...(byMail ? { phone_number: checkPhone } : { email: checkEmail }),
    },
    input: ({ first_name, last_name, email, phone_number }) => ({
      ticket: sent.ticket,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      ...(byMail ? { phone_number: typedPhone(phone_number) } : { email: email.trim() }),
      language,
      remember: sent.remember,
    }),
    send: (body, idempotencyKey) => call(signUpByCodeEndpoint, { body, idempotencyKey }),
    afterwards: "keeps",
    onDone: (made) => {
      onDone();
      beginSession(made, sent.remember);
    },
    refusal: atField,
  });
  return (
    <TitleCard title={text.newHere} small busy={busy} onSubmit={onSubmit}>
      <Note tone="live" icon="check">
        {text.addressProved(sent.address)}
      </Note>
      {error !== null && <FormError>{failure(error)}</FormError>}
      <NameFields
        first={{ label: text.firstName, ...field("first_name") }}
        last={{ label: text.lastName, ...field("last_name") }}
        maxLength={80}
      />
      {byMail ? (
        <PhoneField label={text.phone} hint={text.phoneForDriver} {...field("phone_number")} />
      ) : (
        <EmailField label={text.email} hint={text.emailForReceipts} {...field("email")} />
      )}
      <Button type="submit" tone="action" size="large" block busy={busy} busyLabel={text.oneMoment}>
        {text.makeAccount}
      </Button>
      <Button size="compact" tone="quiet" onClick={onBack}>
        {text.otherAddress}
      </Button>
    </TitleCard>
  );
}
