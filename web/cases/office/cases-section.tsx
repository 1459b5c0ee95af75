import { type KeyboardEvent, useDeferredValue, useRef, useState } from "react";
import type { ListedCase } from "../../../contract/cases/case.ts";
import { listCasesEndpoint } from "../../../contract/cases/cases.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Listing } from "../../office/listing.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { usePagedList } from "../../office/use-paged-list.ts";
import { useWaited } from "../../office/use-waited.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { Segmented } from "../../ui/choices.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { CaseFiguresTable } from "./case-figures.tsx";
import { useAnswerDue } from "../use-answer-due.ts";
import { Stars } from "./stars.tsx";
import panelStyles from "../../ui/panel.module.css";
import styles from "./cases-section.module.css";

const VIEWS = ["open", "mine", "closed", "drivers"] as const;
type View = (typeof VIEWS)[number];

const QUERIES = {
  open: { state: "open" },
  mine: { state: "open", mine: "true" },
  closed: { state: "closed" },
} as const;

/** Cases of rides that went wrong: those that are open, one's own, those that have ended, and figures by driver. */
export function CasesSection() {
  const text = useStrings("office");
  const words = useStrings("cases/office");
  const waited = useWaited();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState("");
  const view = VIEWS.find((each) => each === params.get("view")) ?? "open";
  const open = usePagedList(listCasesEndpoint, QUERIES.open);
  const oldest = open.more === null ? open.data?.at(-1) : undefined;
  return (
    <>
      <SectionHead
        title={text.nav.cases}
        about={oldest && words.about(open.data?.length ?? 0, waited(oldest.opened_at).text)}
      >
        {view !== "drivers" && (
          <SearchField
            label={words.search}
            placeholder={words.search}
            value={search}
            onChange={setSearch}
            focusKey="/"
          />
        )}
      </SectionHead>
      <div className={styles.chooser}>
        <Segmented
          label={words.choose}
          value={view}
          onChange={(next) => setParams(next === "open" ? {} : { view: next }, { replace: true })}
          choices={VIEWS.map((value) => ({ value, label: words.views[value] }))}
        />
      </div>
      {view === "drivers" ? <CaseFiguresTable /> : <Cases key={view} view={view} search={search} />}
    </>
  );
}

type CasesProps = { readonly view: Exclude<View, "drivers">; readonly search: string };

/** The arrows go from row to row, as in the inbox; Enter opens one. */
function Cases({ view, search }: CasesProps) {
  const words = useStrings("cases/office");
  const list = useRef<HTMLUListElement>(null);
  const q = useDeferredValue(search).trim();
  const asked = QUERIES[view];
  const query = usePagedList(listCasesEndpoint, q === "" ? asked : { ...asked, q }, { typed: true });
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const next = links[links.indexOf(event.currentTarget) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Listing query={query} empty={q === "" ? words.none[view] : words.nothingFound}>
      {(rows) => (
        <ul className={classNames(panelStyles.panel, styles.list)} aria-label={words.list} ref={list}>
          {rows.map((row) => (
            <li key={row.id}>
              <Row row={row} onKeyDown={onKeyDown} />
            </li>
          ))}
        </ul>
      )}
    </Listing>
  );
}

type RowProps = {
  readonly row: ListedCase;
  readonly onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
};

function Row({ row, onKeyDown }: RowProps) {
  const text = useStrings("cases");
  const words = useStrings("cases/office");
  const { shortDate } = useFormats();
  const waited = useWaited();
  const { id, kind, title, ride, driver, person, given_to, opened_at, closed_at, outcome } = row;
  const due = useAnswerDue()(row.due_on);
  const { text: since, isLate } = due ?? waited(opened_at);
  const hearing = row.driver_said_at ? words.heard : row.driver_asked_at ? words.asked : null;
  const subject = [title === "" ? null : text.kinds[kind], person, driver?.name].filter(Boolean).join(", ");
  return (
    <Link
      className={classNames(styles.row, closed_at === null && isLate && styles.late)}
      to={officePaths.adminCase(id)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.what}>
        <b>{title || text.kinds[kind]}</b>
        {typeof ride?.stars === "number" && <Stars stars={ride.stars} />}
      </span>
      <small>{ride === null ? words.number(id) : words.ride(ride.reference)}</small>
      <small>{subject}</small>
      <small>
        {outcome === null
          ? [given_to?.name ?? words.nobodys, hearing].filter(Boolean).join(", ")
          : text.outcomes[outcome]}
      </small>
      <em>{closed_at === null ? since : shortDate(closed_at)}</em>
    </Link>
  );
}
