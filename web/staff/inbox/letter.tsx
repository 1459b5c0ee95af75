import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { noonOf } from "../../../contract/curacao-time.ts";
import {
  countOfficeEndpoint,
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/staff/inbox.endpoints.ts";
import type { ContactMessage } from "../../../contract/staff/staff-records.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Button } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { ContactLinks } from "../contact-links.tsx";
import { useStaffAction } from "../use-staff-action.ts";
import { useSubject } from "./use-subject.ts";
import paneStyles from "../two-panes.module.css";

type LetterProps = { readonly message: ContactMessage; readonly onDone: () => void };

/** A message with what is known of it, the ways to who wrote it, and what the office does about it. */
export function Letter({ message, onDone }: LetterProps) {
  const text = useStrings("staff");
  const errorText = useErrorText();
  const { weekday, dateTime } = useFormats();
  const subject = useSubject()(message);
  const isOpen = message.handled_at === null;
  const handle = useStaffAction(handleContactMessageEndpoint, {
    refresh: [listContactMessagesEndpoint, getContactMessageEndpoint, countOfficeEndpoint],
    toastText: isOpen ? text.messages.done : text.messages.reopened,
    onDone,
  });
  return (
    <>
      <header className={paneStyles.head}>
        <div>
          <h2>{subject}</h2>
          <p className="small muted">
            {message.name}
            {message.phone !== null && `, ${displayPhone(message.phone)}`}
            {", "}
            <EmailText>{message.email}</EmailText>
          </p>
        </div>
        <ContactLinks
          name={message.name}
          phone={message.phone}
          mail={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
        />
      </header>
      <MessageFacts message={message} />
      <div className={paneStyles.letter}>
        <p className="small muted">
          {weekday(message.received_at)}, {dateTime(message.received_at)}
        </p>
        <p className={paneStyles.words}>{message.message}</p>
      </div>
      {handle.error !== null && <ErrorNote>{errorText(handle.error)}</ErrorNote>}
      <footer className={paneStyles.foot}>
        {message.handled_by !== null && (
          <p className="small muted">{text.applications.handledBy(message.handled_by)}</p>
        )}
        <Button
          size="compact"
          busy={handle.isPending}
          onClick={() => handle.run({ params: { id: message.id }, body: { handled: isOpen } })}
        >
          {isOpen ? text.messages.markDone : text.messages.reopen}
        </Button>
      </footer>
    </>
  );
}

function MessageFacts({ message }: { readonly message: ContactMessage }) {
  const text = useStrings("staff");
  const words = useStrings("staff/inbox");
  const { date } = useFormats();
  const facts = [
    [words.topic, text.messages.topics[message.topic]],
    [words.people, message.party_size === null ? null : text.messages.party(message.party_size)],
    [words.wanted, message.date === null ? null : date(noonOf(message.date))],
    [text.language, LANGUAGE_NAMES[message.language]],
  ] as const;
  return (
    <dl className={paneStyles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
