import type { SentMessage } from "../../../contract/notifications/sent-messages.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useMessageText } from "../../rides/messages/use-message-text.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { SendingBadge } from "./sending-badge.tsx";
import styles from "./sent-table.module.css";

type SentTableProps = {
  readonly messages: readonly SentMessage[];
  /** The one that is being sent again. */
  readonly busyId: unknown;
  readonly onSendAgain: (message: SentMessage) => void;
};

/** The messages as a table: what and when, whom it is for, and what became of it. */
export function SentTable({ messages, busyId, onSendAgain }: SentTableProps) {
  const staff = useStrings("office");
  const text = useStrings("notifications/sent");
  const { about } = useMessageText();
  const { shortDateTime } = useFormats();
  const columns: readonly Column<SentMessage>[] = [
    {
      id: "when",
      label: text.when,
      className: styles.moment,
      renderCell: ({ created_at }) => <time dateTime={created_at}>{shortDateTime(created_at)}</time>,
    },
    {
      id: "about",
      label: text.about,
      renderCell: ({ kind, ride }) => (
        <>
          <span className="strong">{about(kind)}</span>
          {ride !== null && (
            <span className={styles.below}>
              <Link to={officePaths.operatorRide(ride.id)}>{ride.reference}</Link>
            </span>
          )}
        </>
      ),
    },
    {
      id: "to",
      label: text.to,
      labelled: true,
      className: styles.reader,
      renderCell: (message) => <Reader message={message} />,
    },
    {
      id: "state",
      label: staff.state,
      className: styles.outcome,
      renderCell: (message) => <Outcome message={message} />,
    },
    {
      id: "actions",
      label: staff.actions,
      renderCell: (message) => (
        <Again message={message} busy={busyId === message.id} onSendAgain={onSendAgain} />
      ),
    },
  ];
  return (
    <DataTable
      stacks="flowing"
      label={staff.nav.sent}
      columns={columns}
      rows={messages}
      keyOf={({ id }) => id}
    />
  );
}

/** The reader, the way it goes, and as much of the address as tells it from others. */
function Reader({ message }: { readonly message: SentMessage }) {
  const { to } = useStrings("rides/messages");
  const { way } = useMessageText();
  const { account, recipient } = message;
  return (
    <>
      {[to[message.to], account].filter((part) => part !== null).join(" ")}
      <span className={`small muted ${styles.below}`}>
        {[way(message), recipient].filter((part) => part !== null).join(" ")}
      </span>
    </>
  );
}

/** The state of it, since when, and why. */
function Outcome({ message }: { readonly message: SentMessage }) {
  const text = useStrings("notifications/sent");
  const { reason } = useMessageText();
  const { shortDateTime } = useFormats();
  const { state, report, attempts, ended_at, next_attempt_at } = message;
  const facts = [
    ...(ended_at === null ? [] : [shortDateTime(ended_at)]),
    ...(next_attempt_at === null
      ? []
      : [(state === "failed" ? text.nextTry : text.goes)(shortDateTime(next_attempt_at))]),
    ...(attempts > 1 ? [text.tries(attempts)] : []),
  ];
  return (
    <>
      <SendingBadge state={state} report={report} />
      {message.reason !== null && <span className={styles.below}>{reason(message.reason)}</span>}
      <span className={`small muted ${styles.below}`}>{facts.join(", ")}</span>
    </>
  );
}

type AgainProps = {
  readonly message: SentMessage;
  readonly busy: boolean;
  readonly onSendAgain: (message: SentMessage) => void;
};

/** The way to send it once more, or why there is none. */
function Again({ message, busy, onSendAgain }: AgainProps) {
  const text = useStrings("notifications/sent");
  const { about } = useMessageText();
  const { shortDateTime } = useFormats();
  const { again, sent_again_at, kind, ride, account } = message;
  if (again === "possible") {
    const name = [about(kind), ride?.reference ?? account].filter((part) => part !== null).join(" ");
    return (
      <Button
        size="compact"
        busy={busy}
        aria-label={`${text.sendAgain}: ${name}`}
        onClick={() => onSendAgain(message)}
      >
        {text.sendAgain}
      </Button>
    );
  }
  const said =
    again === "done" && sent_again_at !== null
      ? text.sentAgain(shortDateTime(sent_again_at))
      : again === "secret" || again === "past"
        ? text[again]
        : null;
  return said === null ? null : <span className={`small muted ${styles.why}`}>{said}</span>;
}
