import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { type WaitingThing, useWaiting } from "./use-waiting.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./start-section.module.css";

/** What is behind these is in the sections, which count it. */
const MOST_LINES = 12;

/** What waits for the office, each with the way to its answer; the most urgent is the one thing in orange. */
export function WaitingList() {
  const text = useStrings("staff/start");
  const errorText = useErrorText();
  const query = useWaiting();
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
                <Line key={thing.key} thing={thing} isFirst={index === 0} />
              ))}
              {things.length > MOST_LINES && (
                <li className={panelStyles.empty}>{text.more(things.length - MOST_LINES)}</li>
              )}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

const TONE_CLASS = { late: styles.late, soon: styles.soon, calm: undefined } as const;

function Line({ thing, isFirst }: { readonly thing: WaitingThing; readonly isFirst: boolean }) {
  const { icon, who, what, since, tone, action, to } = thing;
  return (
    <li className={classNames(styles.line, TONE_CLASS[tone])}>
      <Icon name={icon} />
      <span>
        <b>{who}</b>
        <span className="small muted">{what}</span>
      </span>
      {since !== null && <span className={`small ${styles.since}`}>{since}</span>}
      <ButtonLink
        size="compact"
        tone={isFirst ? "action" : "line"}
        to={to}
        aria-label={`${action}: ${who}, ${what}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
