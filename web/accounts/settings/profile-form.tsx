import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import { useState } from "react";
import { changeMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { Me } from "../../../contract/accounts/account.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField, NameFields, PhoneField } from "../../ui/contact-fields.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkEmail, checkName, checkPhone } from "../../ui/validation/field-rules.ts";
import { ConfirmOwnEmail } from "./confirm-own-email.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useRefusal } from "../sign-in/use-refusal.ts";
import cardStyles from "../../ui/card.module.css";

/** The details a person can change; half-typed changes survive an expired session. */
export function ProfileForm({ me }: { readonly me: Me }) {
  const text = useStrings("accounts/settings");
  const refusal = useRefusal();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const send = async (body: BodyOf<typeof changeMeEndpoint>) => {
    const saved = await call(changeMeEndpoint, { body });
    setCached(read(readMeEndpoint), saved);
    toast({ text: saved.pending_email ? text.pendingEmail(saved.pending_email) : text.saved });
  };
  const form = useForm({
    initial: {
      first_name: me.first_name,
      last_name: me.last_name,
      email: me.email,
      phone_number: me.phone_number,
    },
    rules: {
      first_name: checkName,
      last_name: checkName,
      email: checkEmail,
      phone_number: checkPhone,
    },
    draft: `profile:${me.id}`,
    // Changing how a person can be reached needs the password.
    mayBegin: ({ email, phone_number }) => {
      const movesContacts =
        email.trim().toLowerCase() !== me.email.toLowerCase() ||
        canonicalPhone(typedPhone(phone_number)) !== canonicalPhone(me.phone_number);
      setAsking(movesContacts);
      return !movesContacts;
    },
    input: withTypedPhone,
    send,
    refusal: refusal.atField,
  });
  const { field, busy, error } = form;
  const sendConfirmed = async (password: string, code: string) => {
    await send({ ...withTypedPhone(form.values), password, ...(code ? { code } : {}) });
    form.clear();
    setAsking(false);
  };

  const askPassword = isAsking && (
    <PasswordDialog
      title={text.editProfile}
      text={text.contactsText}
      action={text.contactsDeed}
      withCode={me.two_factor === "on"}
      onClose={() => setAsking(false)}
      onConfirm={sendConfirmed}
    />
  );
  return (
    <>
      {askPassword}
      <form
        className={`stack ${cardStyles.card}`}
        noValidate
        method="post"
        aria-label={text.editProfile}
        onSubmit={form.onSubmit}
      >
        {error !== null && <FormError>{refusal.sentence(error)}</FormError>}
        <NameFields
          first={{ label: text.firstName, ...field("first_name") }}
          last={{ label: text.lastName, ...field("last_name") }}
          maxLength={80}
        />
        <EmailField label={text.email} {...field("email")} />
        <ConfirmOwnEmail me={me} />
        {me.pending_email && <Note tone="live">{text.pendingEmail(me.pending_email)}</Note>}
        <PhoneField label={text.phone} hint={text.phoneHint} {...field("phone_number")} />
        <div>
          <Button type="submit" tone="action" busy={busy} busyLabel={text.saving}>
            {text.save}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The number as the server takes it. */
function withTypedPhone<T extends { readonly phone_number: string }>(values: T): T {
  return { ...values, phone_number: typedPhone(values.phone_number) };
}
