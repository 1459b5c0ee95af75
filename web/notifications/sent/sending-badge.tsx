import type { ReactNode } from "react";
import type { SendingState, SentMessage } from "../../../contract/notifications/sent-messages.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import badgeStyles from "../../ui/badge.module.css";
import styles from "./sending-badge.module.css";

const STATE_CLASS: Readonly<Record<SendingState, string>> = {
  waiting: styles.waiting,
  sent: styles.sent,
  failed: styles.failed,
  given_up: styles.givenUp,
};

/** The state of a message as a shape and a word; colour only helps. */
export function SendingBadge({ state, report }: Pick<SentMessage, "state" | "report">) {
  const text = useStrings("notifications/sent");
  return (
    <span className={classNames(badgeStyles.badge, STATE_CLASS[state])}>
      <svg className={badgeStyles.shape} viewBox="0 0 14 14" aria-hidden="true">
        {SHAPES[state]}
      </svg>
      {report === null ? text.states[state] : text.reports[report]}
    </span>
  );
}

const SHAPES: Readonly<Record<SendingState, ReactNode>> = {
  waiting: <circle cx="7" cy="7" r="5" strokeDasharray="2.6 2.6" />,
  sent: <path d="m2.5 7.500 3 3 6-6.500" />,
  failed: <path d="M11.500 7a4.500 4.500 0 1 1-1.300-3.200M11.500 1.500v3h-3" />,
  given_up: <path d="m3 3 8 8M11 3l-8 8" />,
};
