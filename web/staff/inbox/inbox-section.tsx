import { noonOf } from "../../../contract/curacao-time.ts";
import { displayPhone } from "../../../contract/accounts/phone-number.ts";
import { useState } from "react";
import {
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../../contract/staff/inbox.endpoints.ts";
import type { ContactMessage } from "../../../contract/staff/staff-records.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { Listing } from "../listing.tsx";
import { usePagedList } from "../use-paged-list.ts";
import { useStaffAction } from "../use-staff-action.ts";
import { SectionHead } from "../section-head.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../staff.module.css";

/** Messages to the company, to be answered and marked as done. */
export function InboxSection() {
  const text = useStrings("staff");
  const errorText = useErrorText();
  const [state, setState] = useState<"open" | "handled">("open");
  const messages = usePagedList(listContactMessagesEndpoint, { state });
  const toastText = state === "open" ? text.messages.done : text.messages.reopened;
  const handle = useStaffAction(handleContactMessageEndpoint, {
    refresh: [listContactMessagesEndpoint],
    toastText,
  });
  return (
    <>
      <SectionHead title={text.nav.messages} />
      <Segmented
        label={text.messages.choose}
        value={state}
        onChange={setState}
        choices={[
          { value: "open", label: text.messages.open },
          { value: "handled", label: text.messages.handled },
        ]}
      />
      {handle.error !== null && <ErrorNote>{errorText(handle.error)}</ErrorNote>}
      <Listing query={messages} empty={text.messages.empty}>
        {(rows) => (
          <ul className="stack">
            {rows.map((message) => (
              <li key={message.id}>
                <Letter
                  message={message}
                  busy={handle.isPending && handle.input?.params?.["id"] === message.id}
                  onHandle={() =>
                    handle.run({ params: { id: message.id }, body: { handled: state === "open" } })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

type LetterProps = {
  readonly message: ContactMessage;
  readonly busy: boolean;
  readonly onHandle: () => void;
};

function Letter({ message, busy, onHandle }: LetterProps) {
  const text = useStrings("staff");
  const { shortDateTime, date } = useFormats();
  const topic = text.messages.topics[message.topic];
  const subject = message.subject === "" ? topic : `${topic}: ${message.subject}`;
  return (
    <article className={`stack ${cardStyles.card}`}>
      <div className="between">
        <h2>{message.name}</h2>
        <p className="small muted">{shortDateTime(message.received_at)}</p>
      </div>
      <p className={`small muted ${staffStyles.facts}`}>
        <span>{subject}</span>
        {message.party_size !== null && <span>{text.messages.party(message.party_size)}</span>}
        {message.date !== null && <span>{date(noonOf(message.date))}</span>}
        {message.phone !== null && <span>{displayPhone(message.phone)}</span>}
        <span>{LANGUAGE_NAMES[message.language]}</span>
      </p>
      <p className={staffStyles.letter}>{message.message}</p>
      <div className={staffStyles.actions}>
        <a
          className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.compact}`}
          href={`mailto:${message.email}?subject=${encodeURIComponent(subject)}`}
        >
          {text.messages.reply}
        </a>
        <Button size="compact" busy={busy} onClick={onHandle}>
          {message.handled_at === null ? text.messages.markDone : text.messages.reopen}
        </Button>
        {message.handled_by !== null && (
          <span className="small muted">{text.applications.handledBy(message.handled_by)}</span>
        )}
      </div>
    </article>
  );
}
