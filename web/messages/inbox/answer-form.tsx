import {
  answerContactMessageEndpoint,
  getContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/messages/inbox.endpoints.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import type { ContactMessage } from "../../../contract/messages/contact-message.ts";
import { callLoosely } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { CloseMessage } from "./close-message.tsx";
import { answerDraft } from "./answer-draft.ts";
import paneStyles from "../../office/two-panes.module.css";
import styles from "./letter.module.css";

const EMPTY = { text: "" };
const LONGEST = 4000;

type AnswerFormProps = { readonly message: ContactMessage; readonly onDone: () => void };

/** The answer to a message: kept while it is typed, and sent once. */
export function AnswerForm({ message, onDone }: AnswerFormProps) {
  const { id, name, email, language } = message;
  const text = useStrings("messages/inbox");
  const errorText = useErrorText();
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    rules: { text: checkRequired },
    draft: answerDraft(id),
    input: (body) => ({ params: { id }, body }),
    send: (input, idempotencyKey) => callLoosely(answerContactMessageEndpoint, { ...input, idempotencyKey }),
    invalidates: [listContactMessagesEndpoint, getContactMessageEndpoint, countOfficeEndpoint],
    onDone: () => {
      toast({ text: text.sent(name) });
      onDone();
    },
  });
  return (
    <form noValidate aria-label={text.answerTo(name)} onSubmit={form.onSubmit}>
      <div className={styles.answer}>
        <TextAreaField
          label={text.answer}
          hint={text.frame(email, LANGUAGE_NAMES[language])}
          rows={6}
          maxLength={LONGEST}
          lang={language}
          {...form.field("text")}
        />
        {form.error !== null && form.problemOf("text") === undefined && (
          <FormError>{errorText(form.error)}</FormError>
        )}
      </div>
      <footer className={paneStyles.foot}>
        <p className="small muted" role="status">
          {form.values.text !== "" && text.draftKept}
        </p>
        <CloseMessage message={message} name={text.close} onDone={onDone} />
        <Button size="compact" tone="action" type="submit" busy={form.busy} busyLabel={text.sending}>
          {text.send}
        </Button>
      </footer>
    </form>
  );
}
