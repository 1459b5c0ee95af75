import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import type { Listed } from "./listing.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { useMedia } from "../ui/use-media.ts";
import type { Opened } from "./use-opened.ts";
import panelStyles from "../ui/panel.module.css";
import styles from "./two-panes.module.css";

/** As `--up-to-laptop` of the style sheets: one pane at a time. */
const ONE_PANE = "(max-width: 60rem)";

type Row = { readonly id: number };
type TwoPanesProps<R extends Row> = {
  /** Names the list. */
  readonly label: string;
  /** Which of them are listed. */
  readonly chooser: ReactNode;
  readonly query: Listed<R>;
  readonly empty: string;
  readonly opened: Opened;
  /** The way back to the list, where it is not beside what is open. */
  readonly back: string;
  readonly renderRow: (row: R) => ReactNode;
  readonly isLate?: ((row: R) => boolean) | undefined;
  /** The part that is open. */
  readonly children: ReactNode;
};

/** A list on the left and one of it open on the right; on a phone one of the two. */
export function TwoPanes<R extends Row>(props: TwoPanesProps<R>) {
  const { label, chooser, query, empty, opened, back, renderRow, isLate, children } = props;
  const text = useStrings("office");
  const errorText = useErrorText();
  const isEmpty = query.data?.length === 0 && opened.id === null;
  return (
    <div
      className={classNames(styles.panes, opened.isAsked && styles.asked, isEmpty && styles.nothing)}
      data-asked={opened.isAsked}
    >
      <section className={`${panelStyles.panel} ${styles.list}`} aria-label={label}>
        <div className={styles.chooser}>{chooser}</div>
        <QueryView query={query} loading={text.loading} failed={errorText}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState heading="h2" title={empty} />
            ) : (
              <Rows rows={rows} opened={opened} isLate={isLate} renderRow={renderRow} />
            )
          }
        </QueryView>
        {query.more && (
          <div className={styles.more}>
            <Button size="compact" busy={query.more.busy} onClick={query.more.show}>
              {text.more}
            </Button>
          </div>
        )}
      </section>
      {opened.id !== null && (
        <OpenPane key={opened.id} opened={opened} back={back}>
          {children}
        </OpenPane>
      )}
    </div>
  );
}

type RowsProps<R extends Row> = Pick<TwoPanesProps<R>, "opened" | "isLate" | "renderRow"> & {
  readonly rows: readonly R[];
};

/** The arrows open the row above and below, as in a mail program. */
function Rows<R extends Row>({ rows, opened, isLate, renderRow }: RowsProps<R>) {
  const list = useRef<HTMLUListElement>(null);
  useReturn(list, opened.isAsked);
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const place = links.findIndex((link) => link === event.currentTarget) + step;
    const row = rows[place];
    if (row === undefined) return;
    event.preventDefault();
    links[place]?.focus();
    opened.replaceBy(row.id);
  };
  return (
    <ul ref={list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            className={classNames(styles.row, isLate?.(row) === true && styles.late)}
            to={opened.addressOf(row.id)}
            onKeyDown={onKeyDown}
            aria-current={row.id === opened.id ? "true" : undefined}
          >
            {renderRow(row)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** On a phone the list comes back where it was left. */
function useReturn(list: { readonly current: HTMLElement | null }, isAsked: boolean): void {
  const wasAsked = useRef(isAsked);
  const onePane = useMedia(ONE_PANE);
  useEffect(() => {
    if (onePane && wasAsked.current && !isAsked) {
      list.current?.querySelector<HTMLElement>("a[aria-current]")?.focus();
    }
    wasAsked.current = isAsked;
  }, [list, isAsked, onePane]);
}

type OpenPaneProps = Pick<TwoPanesProps<Row>, "opened" | "back" | "children">;

function OpenPane({ opened, back, children }: OpenPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const onePane = useMedia(ONE_PANE);
  const { isAsked } = opened;
  useEffect(() => {
    if (!onePane || !isAsked) return;
    window.scrollTo({ top: 0 });
    pane.current?.focus({ preventScroll: true });
  }, [onePane, isAsked]);
  return (
    <article className={styles.open} ref={pane} tabIndex={-1}>
      <Link className={styles.back} to={opened.addressOf(null)}>
        <Icon name="left" />
        {back}
      </Link>
      <div className={panelStyles.panel}>{children}</div>
    </article>
  );
}
