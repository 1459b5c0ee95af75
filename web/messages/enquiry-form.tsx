import { type FormEvent, type ReactNode, useState } from "react";
import { sendContactMessage } from "../../contract/messages/messages.endpoints.ts";
import type { MessageTopic } from "../../contract/messages/message-topics.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useLanguage, useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { FormError } from "../ui/note.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { checkEmail, checkRequired, type FieldProblem, type Problems, problemsOf } from "../ui/validation.ts";
import { SentNote } from "./sent-note.tsx";
import { useSending } from "./use-sending.ts";

const LARGEST_PARTY = 50;
const EMPTY = { name: "", email: "", phone: "", date: "", party: 2, message: "" };
type Field = "name" | "email" | "phone" | "date" | "message";

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
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [draft, change, forget] = useDraft(`enquiry:${draftKey}`, EMPTY);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const sending = useSending(
    (idempotencyKey) =>
      call(sendContactMessage, {
        body: {
          name: draft.name,
          email: draft.email,
          phone: draft.phone,
          message: draft.message,
          topic,
          subject,
          date: draft.date,
          party_size: draft.party,
          language,
        },
        idempotencyKey,
      }),
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
      phone: checkPhone(draft.phone),
      date: checkRequired(draft.date),
      message: checkRequired(draft.message),
    });
    setProblems(found ?? {});
    if (found === null) void sending.submit();
    else focusFirstInvalid(event.currentTarget);
  };

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={submit}>
      {children}
      <div className="two">
        <TextField label={text.date} type="date" {...field("date")} />
        <Stepper
          label={text.party}
          value={draft.party}
          min={1}
          max={LARGEST_PARTY}
          onChange={(party) => {
            sending.changed();
            change({ party });
          }}
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
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
      <SentNote shown={sending.state === "sent"}>{text.enquiryThanks}</SentNote>
      <Button
        type="submit"
        tone="action"
        busy={sending.state === "sending"}
        busyLabel={text.sending}
        icon={sending.state === "sent" ? "check" : undefined}
      >
        {sending.state === "sent" ? text.sent : text.enquire}
      </Button>
    </form>
  );
}
