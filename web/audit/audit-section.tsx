import { useMemo, useState } from "react";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { isToday } from "../ui/is-today.ts";
import { useMoment } from "../ui/use-moment.ts";
import { useNow } from "../ui/use-now.ts";
import { Listing } from "../office/listing.tsx";
import { SectionHead } from "../office/section-head.tsx";
import { usePagedList } from "../office/use-paged-list.ts";
import { AuditSubject } from "./audit-subject.tsx";
import { ChangedValues } from "./changed-values.tsx";
import { CheckLog } from "./check-log.tsx";
import { ExportLog } from "./export-log.tsx";
import { useAuditFilter } from "./use-audit-filter.tsx";
import { useAuditValues } from "./use-audit-values.ts";
import type { ResultOf } from "../../contract/endpoint.ts";
import styles from "./audit-section.module.css";

/** The audit log, the newest entry first. */
export function AuditSection() {
  const text = useStrings("office");
  const words = useStrings("audit");
  const { filter, search, fields } = useAuditFilter();
  const entries = usePagedList(listAuditLogEndpoint, filter, { typed: true });
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const columns = useAuditColumns((id) => setOpened((before) => new Set([...before, id])));
  const rows = useMemo(() => foldSignIns(entries.data ?? [], opened), [entries.data, opened]);
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <SectionHead title={text.nav.audit} about={words.about}>
        <SearchField label={words.search} placeholder={words.search} focusKey="/" {...search} />
        <ExportLog filter={filter} />
      </SectionHead>
      {fields}
      <Listing query={entries} empty={isNarrowed ? words.nothingFound : text.audit.empty}>
        {() => (
          <div className={styles.log}>
            <DataTable
              stacks
              label={text.nav.audit}
              columns={columns}
              rows={rows}
              keyOf={({ entry }) => entry.id}
            />
          </div>
        )}
      </Listing>
      <CheckLog />
    </>
  );
}

function useAuditColumns(onOpen: (id: number) => void): readonly Column<AuditRow>[] {
  const text = useStrings("office");
  const words = useStrings("audit");
  const { shortDate, time } = useFormats();
  const moment = useMoment();
  const valuesOf = useAuditValues();
  const now = useNow(HOUR_MS);
  return [
    {
      id: "when",
      label: text.audit.when,
      className: styles.moment,
      renderCell: ({ entry: { at } }) =>
        isToday(at, now) ? (
          <Two main={time(at)} below={words.today} />
        ) : (
          <Two main={shortDate(at)} below={time(at)} />
        ),
    },
    {
      id: "who",
      label: text.audit.who,
      className: styles.who,
      renderCell: ({ entry: { actor, actor_name, actor_role } }) => (
        <Two
          main={actor_name ?? actor ?? text.audit.system}
          below={actor === null ? words.nobody : actor_role && text.roles[actor_role]}
        />
      ),
    },
    {
      id: "on",
      label: text.audit.on,
      className: styles.subject,
      labelled: true,
      renderCell: ({ entry }) => <AuditSubject entry={entry} />,
    },
    {
      id: "what",
      label: text.audit.what,
      className: styles.what,
      labelled: true,
      renderCell: ({ entry, more }) =>
        more.length === 0 ? (
          text.audit.actions[entry.action]
        ) : (
          <>
            {words.signedIn(more.length + 1)}
            <button type="button" className={styles.fold} onClick={() => onOpen(entry.id)}>
              {words.since(moment(more.at(-1)?.at ?? entry.at))}
            </button>
          </>
        ),
    },
    {
      id: "detail",
      label: text.audit.detail,
      className: styles.values,
      renderCell: ({ entry }) => <ChangedValues values={valuesOf(entry)} />,
    },
  ];
}

function Two({ main, below }: { readonly main: string; readonly below: string | undefined }) {
  return (
    <>
      <b className={styles.main}>{main}</b>
      {below !== undefined && <span className={styles.below}>{below}</span>}
    </>
  );
}

type AuditEntry = ResultOf<typeof listAuditLogEndpoint>[number];

/** An entry of the list, with those that are folded into it: `more` are older. */
type AuditRow = { readonly entry: AuditEntry; readonly more: readonly AuditEntry[] };

/** One person's sign-ins without anything between them are one row, until it is opened by the number of its newest. */
function foldSignIns(entries: readonly AuditEntry[], opened: ReadonlySet<number>): AuditRow[] {
  const rows: { entry: AuditEntry; more: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isSameSignIn(last.entry, entry)) last.more.push(entry);
    else rows.push({ entry, more: [] });
  }
  return rows.flatMap((row) =>
    opened.has(row.entry.id) ? [row.entry, ...row.more].map((entry) => ({ entry, more: [] })) : [row],
  );
}

function isSameSignIn(one: AuditEntry, other: AuditEntry): boolean {
  return one.action === "sign_in" && other.action === "sign_in" && one.subject === other.subject;
}
