import { sendContactMessage } from "../../contract/messages/messages.endpoints.ts";
import { call } from "../api/call.ts";
import { useMessages } from "../language/language-context.ts";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { checkEmail, checkRequired } from "../ui/validation.ts";
import { SendingEnd } from "./sending-end.tsx";
import { useMessageForm } from "./use-message-form.ts";

const EMPTY = { name: "", email: "", message: "" };

/** A message to the office: name, e-mail, message, all required. */
export function ContactForm({ labelledBy }: { readonly labelledBy: string }) {
  const text = useMessages("message-forms");
  const { field, onSubmit, sending } = useMessageForm({
    draftKey: "contact",
    empty: EMPTY,
    check: ({ name, email, message }) => ({
      name: checkRequired(name),
      email: checkEmail(email),
      message: checkRequired(message),
    }),
    send: (draft, language, idempotencyKey) =>
      call(sendContactMessage, { body: { ...draft, topic: "contact", language }, idempotencyKey }),
  });

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={onSubmit}>
      <TextField label={text.name} autoComplete="name" maxLength={100} {...field("name")} />
      <TextField label={text.email} type="email" inputMode="email" autoComplete="email" {...field("email")} />
      <TextAreaField label={text.message} maxLength={4000} {...field("message")} />
      <SendingEnd sending={sending} deed={text.send} thanks={text.thanks} />
    </form>
  );
}
