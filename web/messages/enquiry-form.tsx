import type { ReactNode } from "react";
import { sendContactMessage } from "../../contract/messages/messages.endpoints.ts";
import type { MessageTopic } from "../../contract/messages/message-topics.ts";
import { call } from "../api/call.ts";
import { useMessages } from "../language/language-context.ts";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { checkEmail, checkRequired, type FieldProblem } from "../ui/validation.ts";
import { SendingEnd } from "./sending-end.tsx";
import { useMessageForm } from "./use-message-form.ts";

const LARGEST_PARTY = 50;
const EMPTY = { name: "", email: "", phone: "", date: "", party: 2, message: "" };

type EnquiryFormProps = {
  readonly topic: MessageTopic;
  /** What it is about, for the office: the name of a tour or of a kind of vehicle. */
  readonly subject: string;
  /** Keeps what was typed apart from other enquiries. */
  readonly draftKey: string;
  readonly labelledBy: string;
  /** Says whether a phone number is one; the rule lives with accounts. */
  readonly checkPhone: (text: string) => FieldProblem | undefined;
  /** Fields before the common ones. */
  readonly children?: ReactNode;
};

/** A question to the office about a day, with a date and the size of the party. */
export function EnquiryForm({
  topic,
  subject,
  draftKey,
  labelledBy,
  checkPhone,
  children,
}: EnquiryFormProps) {
  const text = useMessages("message-forms");
  const { draft, change, field, onSubmit, sending } = useMessageForm({
    draftKey: `enquiry:${draftKey}`,
    empty: EMPTY,
    check: ({ name, email, phone, date, message }) => ({
      name: checkRequired(name),
      email: checkEmail(email),
      phone: checkPhone(phone),
      date: checkRequired(date),
      message: checkRequired(message),
    }),
    send: ({ party, ...said }, language, idempotencyKey) =>
      call(sendContactMessage, {
        body: { ...said, topic, subject, party_size: party, language },
        idempotencyKey,
      }),
  });

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={onSubmit}>
      {children}
      <div className="two">
        <TextField label={text.date} type="date" {...field("date")} />
        <Stepper
          label={text.party}
          value={draft.party}
          min={1}
          max={LARGEST_PARTY}
          onChange={(party) => change({ party })}
        />
      </div>
      <TextField label={text.name} autoComplete="name" maxLength={100} {...field("name")} />
      <div className="two">
        <TextField
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field("email")}
        />
        <TextField label={text.phone} type="tel" inputMode="tel" autoComplete="tel" {...field("phone")} />
      </div>
      <TextAreaField label={text.enquiryMessage} maxLength={4000} {...field("message")} />
      <SendingEnd sending={sending} deed={text.enquire} thanks={text.enquiryThanks} />
    </form>
  );
}
