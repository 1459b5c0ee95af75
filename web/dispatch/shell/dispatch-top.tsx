import type { ReactNode } from "react";
import { officePaths } from "../../router/office-paths.ts";
import { useOnline } from "../../api/connection.ts";
import { useDispatch } from "../live/dispatch-context.ts";
import { usePendingRides } from "../live/dispatch-lists.ts";
import { useLateRides } from "../live/use-late-rides.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { Link } from "../../router/link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { RadioBell } from "../radio/radio-bell.tsx";
import { AutoAssignSign } from "./auto-assign-sign.tsx";
import { DispatchSearch } from "./dispatch-search.tsx";
import { useUnseen } from "./unseen-alarms.ts";
import buttonStyles from "../../ui/button.module.css";
import keyHintStyles from "../key-hint.module.css";
import pulseStyles from "../../ui/pulse.module.css";
import styles from "./dispatch-top.module.css";

type DispatchTopProps = {
  readonly title: string;
  /** Names the help where the title greets. */
  readonly section?: string;
  /** The text under the title, before the state of the live stream. */
  readonly children?: ReactNode;
};

/** The head of a screen: what it is, whether it is live, the bell and the two ways to a new booking. */
export function DispatchTop({ title, section = title, children }: DispatchTopProps) {
  const text = useStrings("dispatch");
  const { book, command } = useDispatch();
  const pending = usePendingRides().data?.length ?? 0;
  const late = useLateRides().ids?.length ?? 0;
  const unseen = useUnseen();
  const { alarmTitle } = useStrings("dispatch/plan");
  const shown = unseen > 0 ? alarmTitle(unseen) : late > 0 ? `(${late}) ${title}` : title;
  return (
    <header className={styles.top}>
      <PageHead title={shown} description={text.description} hidden />
      <div>
        <h1>{title}</h1>
        <p className={styles.summary}>
          {children}
          <LiveMark />
          <AutoAssignSign />
        </p>
      </div>
      <div className={styles.tools}>
        <DispatchSearch className={styles.find} />
        <Link
          className={`${buttonStyles.iconButton} ${buttonStyles.compactIcon} ${styles.bell}`}
          to={officePaths.operatorPendingRides}
          aria-label={text.bell(pending)}
        >
          <Icon name="bell" />
          {pending > 0 && <span className={styles.count}>{pending}</span>}
        </Link>
        <RadioBell />
        <HelpButton className={styles.help} section={section} />
        <Button size="compact" className={styles.command} onClick={command} aria-keyshortcuts="c">
          {text.inOneLine} <kbd>c</kbd>
        </Button>
        <Button tone="ink" size="compact" icon="plus" onClick={book} aria-keyshortcuts="n">
          {text.newBooking} <kbd className={keyHintStyles.onInk}>n</kbd>
        </Button>
      </div>
    </header>
  );
}

/** Says whether what is shown is live, or since when it is not. */
function LiveMark() {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const { live } = useDispatch();
  const online = useOnline();
  const readAt = usePendingRides().updatedAt;
  if (live === "live" && online) {
    return (
      <span className={styles.live} role="status">
        <span className={pulseStyles.pulse} aria-hidden="true" />
        {text.live}
      </span>
    );
  }
  return (
    <span className={`${styles.live} ${styles.old}`} role="status">
      <Icon name="nosignal" />
      {text.reconnecting} {readAt > 0 && text.staleSince(formats.time(readAt))}
    </span>
  );
}
