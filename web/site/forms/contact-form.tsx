import { sendContactMessageEndpoint } from "../../../contract/messages/messages.endpoints.ts";
import { call } from "../../api/call.ts";
import { useStrings } from "../../language/language-context.ts";
import { EmailField } from "../../ui/contact-fields.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { checkEmail, checkName, checkRequired } from "../../ui/validation/field-rules.ts";
import { SendingEnd } from "./sending-end.tsx";
import { useMessageForm } from "./use-message-form.ts";

/** A message to the company: name, e-mail, message, all required. */
export function ContactForm({ labelledBy }: { readonly labelledBy: string }) {
  const text = useStrings("site/forms");
  const { field, onSubmit, sending } = useMessageForm({
    draft: "contact",
    initial: { name: "", email: "", message: "" },
    rules: { name: checkName, email: checkEmail, message: checkRequired },
    input: (values, language) => ({ ...values, topic: "contact" as const, language }),
    send: (body, idempotencyKey) => call(sendContactMessageEndpoint, { body, idempotencyKey }),
  });

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={onSubmit}>
      <TextField label={text.name} autoComplete="name" maxLength={100} {...field("name")} />
      <EmailField label={text.email} {...field("email")} />
      <TextAreaField label={text.message} maxLength={4000} {...field("message")} />
      <SendingEnd sending={sending} action={text.send} thanks={text.thanks} />
    </form>
  );
}
