import { useState } from "react";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DriverChanges } from "../../drivers/records/driver-changes.tsx";
import { EditDriver } from "../../drivers/records/driver-forms.tsx";
import { type Deed, type WaitingThing, useWaiting } from "./use-waiting.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./start-section.module.css";

/** The rest behind these is in the sections, which count it. */
const MOST_LINES = 12;

/**
 * Everything that waits for the office, each with the way to its answer; the most urgent is the one thing in orange.
 */
export function WaitingList() {
  const text = useStrings("staff/start");
  const errorText = useErrorText();
  const query = useWaiting();
  const [open, setOpen] = useState<Deed | null>(null);
  const count = query.data?.length ?? 0;
  return (
    <section className={panelStyles.panel} aria-labelledby="office-waiting">
      <div className={panelStyles.head}>
        <h2 id="office-waiting">{text.waits}</h2>
        {count > 0 && <span className="small muted">{text.things(count)}</span>}
      </div>
      <QueryView query={query} failed={errorText}>
        {(things) =>
          things.length === 0 ? (
            <p className={panelStyles.empty}>{text.nothing}</p>
          ) : (
            <ul>
              {things.slice(0, MOST_LINES).map((thing, index) => (
                <Line key={thing.key} thing={thing} isFirst={index === 0} onOpen={setOpen} />
              ))}
              {things.length > MOST_LINES && (
                <li className={panelStyles.empty}>{text.more(things.length - MOST_LINES)}</li>
              )}
            </ul>
          )
        }
      </QueryView>
      <OpenDeed deed={open} onClose={() => setOpen(null)} />
    </section>
  );
}

const TONE_CLASS = { late: styles.late, soon: styles.soon, calm: undefined } as const;

type LineProps = {
  readonly thing: WaitingThing;
  readonly isFirst: boolean;
  readonly onOpen: (deed: Deed) => void;
};

function Line({ thing, isFirst, onOpen }: LineProps) {
  const { icon, title, detail, due, tone, action, deed } = thing;
  const look = {
    size: "compact",
    className: styles.deed,
    tone: isFirst ? "action" : "line",
    "aria-label": `${action}: ${title}`,
  } as const;
  return (
    <li className={classNames(styles.line, TONE_CLASS[tone])}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span className="small muted">{detail}</span>
      </span>
      {due !== null && <span className={styles.since}>{due}</span>}
      {deed.kind === "page" ? (
        <ButtonLink {...look} to={deed.to}>
          {action}
        </ButtonLink>
      ) : (
        <Button {...look} onClick={() => onOpen(deed)}>
          {action}
        </Button>
      )}
    </li>
  );
}

/** A dialog over the start, so that the person at work sees what is left afterwards. */
function OpenDeed({ deed, onClose }: { readonly deed: Deed | null; readonly onClose: () => void }) {
  return (
    <>
      <EditDriver driver={deed?.kind === "papers" ? deed.driver : null} onClose={onClose} />
      <DriverChanges driver={deed?.kind === "changes" ? deed.driver : null} onClose={onClose} />
    </>
  );
}
