import { type FormEvent, useState } from "react";
import { sendContactMessage } from "../../contract/messages/messages.endpoints.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useLanguage, useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { FormError } from "../ui/note.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { checkEmail, checkRequired, type Problems, problemsOf } from "../ui/validation.ts";
import { SentNote } from "./sent-note.tsx";
import { useSending } from "./use-sending.ts";

const EMPTY = { name: "", email: "", message: "" };
type Field = keyof typeof EMPTY;

/** A message to the office: name, e-mail, message, all required. */
export function ContactForm({ labelledBy }: { readonly labelledBy: string }) {
  const text = useMessages("message-forms");
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [draft, change, forget] = useDraft("contact", EMPTY);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const sending = useSending(
    (idempotencyKey) =>
      call(sendContactMessage, { body: { ...draft, topic: "contact", language }, idempotencyKey }),
    forget,
  );
  const field = (name: Field) => ({
    name,
    required: true,
    value: draft[name],
    onChange: (value: string) => {
      sending.changed();
      change({ [name]: value });
    },
    error: problems[name] && rules[problems[name]],
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf<Field>({
      name: checkRequired(draft.name),
      email: checkEmail(draft.email),
      message: checkRequired(draft.message),
    });
    setProblems(found ?? {});
    if (found === null) void sending.submit();
    else focusFirstInvalid(event.currentTarget);
  };

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={submit}>
      <TextField label={text.name} autoComplete="name" maxLength={100} {...field("name")} />
      <TextField label={text.email} type="email" inputMode="email" autoComplete="email" {...field("email")} />
      <TextAreaField label={text.message} maxLength={4000} {...field("message")} />
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
      <SentNote shown={sending.state === "sent"}>{text.thanks}</SentNote>
      <Button
        type="submit"
        tone="action"
        busy={sending.state === "sending"}
        busyLabel={text.sending}
        icon={sending.state === "sent" ? "check" : undefined}
      >
        {sending.state === "sent" ? text.sent : text.send}
      </Button>
    </form>
  );
}
