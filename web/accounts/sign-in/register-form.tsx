import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { ReactNode } from "react";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField, NameFields, PhoneField } from "../../ui/contact-fields.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import {
  checkEmail,
  checkNewPassword,
  checkPhone,
  checkName,
  checkSamePassword,
  checkUsername,
} from "../../ui/validation/field-rules.ts";
import { register } from "./sign-in.ts";
import { TitleCard } from "../../company/title-card.tsx";
import { useFailure, useRefusal } from "./use-refusal.ts";

const EMPTY = {
  username: "",
  email: "",
  first_name: "",
  last_name: "",
  phone_number: "",
  password: "",
  confirm_password: "",
};

type RegisterFormProps = {
  /** The quicker way in, before anybody has typed. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

/** The fields of a rider's account; all of them are asked for. Typed text, save passwords, survives a reload. */
export function RegisterForm({ above, children }: RegisterFormProps) {
  const text = useStrings("accounts/sign-in");
  const { language } = useLanguage();
  const failure = useFailure(({ code }) => (code === "unreadable" ? text.registrationFailed : null));
  const { atField } = useRefusal();
  const { field, onSubmit, busy, error } = useForm({
    initial: EMPTY,
    rules: {
      username: checkUsername,
      email: checkEmail,
      first_name: checkName,
      last_name: checkName,
      phone_number: checkPhone,
      password: checkNewPassword,
      confirm_password: (again, { password }) => checkSamePassword(password, again),
    },
    draft: "register",
    secret: ["password", "confirm_password"],
    input: (values) => ({
      username: values.username.trim(),
      email: values.email.trim(),
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      phone_number: typedPhone(values.phone_number),
      password: values.password,
      language,
    }),
    send: register,
    refusal: atField,
  });

  return (
    <TitleCard title={text.signUpTitle} busy={busy} onSubmit={onSubmit}>
      {above}
      {error !== null && <FormError>{failure(error)}</FormError>}
      <TextField
        label={text.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field("username")}
      />
      <EmailField label={text.email} {...field("email")} />
      <NameFields
        first={{ label: text.firstName, ...field("first_name") }}
        last={{ label: text.lastName, ...field("last_name") }}
        maxLength={80}
      />
      <PhoneField label={text.phone} hint={text.phoneHint} {...field("phone_number")} />
      <PasswordField
        label={text.password}
        hint={text.passwordHint}
        autoComplete="new-password"
        {...field("password")}
      />
      <PasswordField
        label={text.confirmPassword}
        autoComplete="new-password"
        {...field("confirm_password")}
      />
      <Button type="submit" tone="action" size="large" block busy={busy} busyLabel={text.registering}>
        {text.register}
      </Button>
      {children}
    </TitleCard>
  );
}
