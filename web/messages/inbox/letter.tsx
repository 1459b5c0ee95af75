import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { countOfficeEndpoint } from "../../../contract/reports/office.endpoints.ts";
import type { ContactMessage } from "../../../contract/messages/contact-message.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { OpenCase } from "../../cases/ride-cases.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { ContactLinks } from "../../office/contact-links.tsx";
import { answerDraft } from "./answer-draft.ts";
import { AnswerForm } from "./answer-form.tsx";
import { CloseMessage } from "./close-message.tsx";
import { useSubject } from "./use-subject.ts";
import buttonStyles from "../../ui/button.module.css";
import paneStyles from "../../office/two-panes.module.css";
import styles from "./letter.module.css";

type LetterProps = { readonly message: ContactMessage; readonly onDone: () => void };

/** A message with what is known of it, the way to who wrote it, what was answered, and what the office does about it. */
export function Letter({ message, onDone }: LetterProps) {
  const { caseNumber } = useStrings("cases");
  const { weekday, dateTime } = useFormats();
  const subject = useSubject()(message);
  const mailsGoOut = useRead(read(countOfficeEndpoint)).data?.mails_go_out !== false;
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
        <div className={styles.ways}>
          <ContactLinks name={message.name} phone={message.phone} />
          {typeof message.case_id !== "number" ? (
            <OpenCase
              of={{ message_id: message.id }}
              kind={message.topic === "lost_item" ? "lost_item" : "complaint"}
            />
          ) : (
            <ButtonLink size="compact" icon="flag" to={officePaths.adminCase(message.case_id)}>
              {caseNumber(message.case_id)}
            </ButtonLink>
          )}
        </div>
      </header>
      <MessageFacts message={message} />
      <div className={paneStyles.letter}>
        <p className="small muted">
          {weekday(message.received_at)}, {dateTime(message.received_at)}
        </p>
        <p className={paneStyles.words} lang={message.language}>
          {message.message}
        </p>
        <Answers message={message} />
      </div>
      {message.handled_at !== null && <Handled message={message} onDone={onDone} />}
      {message.handled_at === null && mailsGoOut && <AnswerForm message={message} onDone={onDone} />}
      {message.handled_at === null && !mailsGoOut && (
        <AnsweredElsewhere message={message} subject={subject} onDone={onDone} />
      )}
    </>
  );
}

function Answers({ message: { answers = [], language } }: Pick<LetterProps, "message">) {
  const text = useStrings("messages/inbox");
  const { shortDateTime } = useFormats();
  return answers.map(({ text: said, at, by }) => (
    <blockquote className={styles.given} key={at}>
      <p className="small muted">{text.answeredBy(by ?? text.nobody, shortDateTime(at))}</p>
      <p className={paneStyles.words} lang={language}>
        {said}
      </p>
    </blockquote>
  ));
}

const NOTHING_TYPED = { text: "" };

/** One that is dealt with; what was typed for an answer meanwhile is kept for when it is open again. */
function Handled({ message, onDone }: LetterProps) {
  const text = useStrings("office");
  const words = useStrings("messages/inbox");
  const [draft] = useDraft(answerDraft(message.id), NOTHING_TYPED);
  return (
    <footer className={paneStyles.foot}>
      <p className="small muted" role="status">
        {message.handled_by !== null && text.applications.handledBy(message.handled_by)}
        {draft.text !== "" && `. ${words.draftWaits}`}
      </p>
      <CloseMessage message={message} name={text.messages.reopen} onDone={onDone} />
    </footer>
  );
}

/** Where the product sends no mails, a mail program does. */
function AnsweredElsewhere({ message, subject, onDone }: LetterProps & { readonly subject: string }) {
  const text = useStrings("office");
  const words = useStrings("messages/inbox");
  return (
    <footer className={paneStyles.foot}>
      <p className="small muted">{words.noMail}</p>
      <CloseMessage message={message} name={text.messages.markDone} onDone={onDone} />
      <a
        className={`${buttonStyles.button} ${buttonStyles.action} ${buttonStyles.compact}`}
        href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
      >
        {text.messages.reply}
      </a>
    </footer>
  );
}

function MessageFacts({ message }: Pick<LetterProps, "message">) {
  const text = useStrings("office");
  const words = useStrings("messages/inbox");
  const { date } = useFormats();
  const facts = [
    [words.topic, message.subject === "" ? null : text.messages.topics[message.topic]],
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
