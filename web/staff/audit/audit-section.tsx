import type { ResultOf } from "../../../contract/endpoint.ts";
import { listAuditLogEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Listing } from "../listing.tsx";
import type { StaffStrings } from "../strings/en.ts";
import { CheckLog } from "./check-log.tsx";
import { ExportLog } from "./export-log.tsx";
import { useAuditFilter } from "./use-audit-filter.tsx";
import { useAuditDetail } from "./use-audit-detail.ts";
import { usePagedList } from "../use-paged-list.ts";
import { SectionHead } from "../section-head.tsx";
import styles from "./audit-section.module.css";

type AuditEntry = ResultOf<typeof listAuditLogEndpoint>[number];

/** Who changed what, the newest first. */
export function AuditSection() {
  const text = useStrings("staff");
  const words = useStrings("staff/audit");
  const { shortDateTime } = useFormats();
  const detailText = useAuditDetail();
  const { filter, fields } = useAuditFilter();
  const entries = usePagedList(listAuditLogEndpoint, filter, { typed: true });
  const columns: readonly Column<AuditEntry>[] = [
    {
      id: "when",
      label: text.audit.when,
      className: styles.staffMoment,
      renderCell: ({ at }) => shortDateTime(at),
    },
    {
      id: "who",
      label: text.audit.who,
      className: styles.who,
      renderCell: ({ actor }) => actor ?? text.audit.system,
    },
    {
      id: "what",
      label: text.audit.what,
      className: styles.what,
      renderCell: ({ action }) => text.audit.actions[action],
    },
    {
      id: "on",
      label: text.audit.on,
      className: styles.subject,
      renderCell: ({ account, subject }) => account ?? subjectText(subject, text),
    },
    {
      id: "detail",
      label: text.audit.detail,
      className: styles.staffDetail,
      renderCell: detailText,
    },
  ];
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <SectionHead title={text.nav.audit}>
        <ExportLog filter={filter} />
      </SectionHead>
      {fields}
      <Listing query={entries} empty={isNarrowed ? words.nothingFound : text.audit.empty}>
        {(rows) => (
          <div className={styles.log}>
            <DataTable stacks label={text.nav.audit} columns={columns} rows={rows} keyOf={({ id }) => id} />
          </div>
        )}
      </Listing>
      <CheckLog />
    </>
  );
}

/** "tariff 3" in the reader's language; a name or a day as it is. */
function subjectText(subject: string, text: StaffStrings): string {
  const [kind = "", ...rest] = subject.split(" ");
  const word = (text.audit.subjects as Readonly<Record<string, string>>)[kind];
  return word === undefined ? subject : [word, ...rest].join(" ");
}
