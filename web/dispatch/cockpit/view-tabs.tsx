import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useStrings } from "../../language/language-context.ts";
import { usePlan } from "../live/use-plan.ts";
import { useLateRides } from "../live/use-late-rides.ts";
import tabStyles from "../../ui/tabs.module.css";
import styles from "./cockpit.module.css";

const VIEWS = ["queue", "board", "map"] as const;
export type View = (typeof VIEWS)[number];
const KEYS: Readonly<Record<View, string>> = { queue: "q", board: "b", map: "w" };

type ViewTabsProps = {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly children: ReactNode;
};

/** Where queue, board and map don't fit beside each other: one of them, and a key for each. */
export function ViewTabs({ view, onView, children }: ViewTabsProps) {
  const text = useStrings("dispatch/cockpit");
  const dispatchText = useStrings("dispatch");
  const { waiting, withDriver } = useLateRides();
  const late = waiting + withDriver;
  const failing = usePlan().plan?.summary.at_risk ?? 0;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = VIEWS.indexOf(view);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: VIEWS.length - 1 }[event.key];
    const next = to === undefined ? undefined : VIEWS[(to + VIEWS.length) % VIEWS.length];
    if (next === undefined) return;
    event.preventDefault();
    onView(next);
    list.current?.querySelector<HTMLElement>(`#cockpit-${next}-tab`)?.focus();
  };
  return (
    <div className={styles.view}>
      <div
        className={`${tabStyles.list} ${styles.tabs}`}
        role="tablist"
        aria-label={text.views}
        ref={list}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {VIEWS.map((one) => (
          <button
            type="button"
            role="tab"
            key={one}
            id={`cockpit-${one}-tab`}
            aria-controls="cockpit-view"
            aria-selected={one === view}
            aria-keyshortcuts={KEYS[one]}
            tabIndex={one === view ? 0 : -1}
            onClick={() => onView(one)}
          >
            {text[one]} <kbd aria-hidden="true">{KEYS[one]}</kbd>
            {one === "queue" && late > 0 && (
              <span className={styles.late}>{dispatchText.lateRides(late)}</span>
            )}
            {one === "board" && failing > 0 && <span className={styles.failing}>{text.atRisk(failing)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="cockpit-view" className={styles.panel} aria-labelledby={`cockpit-${view}-tab`}>
        {children}
      </div>
    </div>
  );
}
