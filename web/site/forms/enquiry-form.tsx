import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { ReactNode } from "react";
import { sendContactMessageEndpoint } from "../../../contract/messages/messages.endpoints.ts";
import type { MessageTopic } from "../../../contract/messages/message-topics.ts";
import { call } from "../../api/call.ts";
import { useStrings } from "../../language/language-context.ts";
import { EmailField, PhoneField } from "../../ui/contact-fields.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { checkEmail, checkName, checkPhone, checkRequired } from "../../ui/validation/field-rules.ts";
import { SendingEnd } from "./sending-end.tsx";
import { useMessageForm } from "./use-message-form.ts";
import fieldStyles from "../../ui/field.module.css";

const LARGEST_PARTY = 50;
const EMPTY = { name: "", email: "", phone: "", date: "", party: 2, message: "" };

type EnquiryFormProps = {
  readonly topic: MessageTopic;
  /** The subject, for staff: the name of a tour or of a kind of vehicle. */
  readonly subject: string;
  /** Keeps what was typed apart from other enquiries. */
  readonly draft: string;
  readonly labelledBy: string;
  /** The price for so many, where it is known. */
  readonly totalOf?: (people: number) => string;
  /** Fields before the common ones. */
  readonly children?: ReactNode;
};

/** An enquiry to the company about a day, with a date and the size of the party. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { topic, subject, draft, labelledBy, totalOf, children } = props;
  const text = useStrings("site/forms");
  const { values, change, field, onSubmit, sending } = useMessageForm({
    draft: `enquiry:${draft}`,
    initial: EMPTY,
    rules: {
      name: checkName,
      email: checkEmail,
      phone: checkPhone,
      date: checkRequired,
      message: checkRequired,
    },
    input: ({ party, phone, ...said }, language) => ({
      ...said,
      phone: typedPhone(phone),
      topic,
      subject,
      party_size: party,
      language,
    }),
    send: (body, idempotencyKey) => call(sendContactMessageEndpoint, { body, idempotencyKey }),
  });

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={onSubmit}>
      {children}
      <div className={fieldStyles.pair}>
        <TextField label={text.date} type="date" {...field("date")} />
        <Stepper
          label={text.party}
          value={values.party}
          min={1}
          max={LARGEST_PARTY}
          onChange={(party) => change({ party })}
        />
      </div>
      <TextField label={text.name} autoComplete="name" maxLength={100} {...field("name")} />
      <div className={fieldStyles.pair}>
        <EmailField label={text.email} {...field("email")} />
        <PhoneField label={text.phone} hint={text.phoneHint} {...field("phone")} />
      </div>
      <TextAreaField label={text.enquiryMessage} maxLength={4000} {...field("message")} />
      {totalOf && (
        <p className="strong" aria-live="polite" data-part="tour-prices">
          {totalOf(values.party)}
        </p>
      )}
      <SendingEnd sending={sending} action={text.enquire} thanks={text.enquiryThanks} />
    </form>
  );
}
