import { listAuditLogEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { TableFrame } from "../../ui/table.tsx";
import { Listing } from "../listing.tsx";
import type { StaffStrings } from "../strings/en.ts";
import { usePagedList } from "../use-paged-list.ts";
import styles from "./audit-section.module.css";

/** Who changed what, the newest first. */
export function AuditSection() {
  const text = useStrings("staff");
  const { shortDateTime } = useFormats();
  const entries = usePagedList(listAuditLogEndpoint);
  return (
    <Listing query={entries} empty={text.audit.empty}>
      {(rows) => (
        <TableFrame label={text.nav.audit}>
          <thead>
            <tr>
              <th scope="col">{text.audit.when}</th>
              <th scope="col">{text.audit.who}</th>
              <th scope="col">{text.audit.what}</th>
              <th scope="col">{text.audit.on}</th>
              <th scope="col">{text.audit.detail}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <tr key={entry.id}>
                <td className={styles.staffMoment}>{shortDateTime(entry.at)}</td>
                <td>{entry.actor ?? text.audit.system}</td>
                <td>{text.audit.actions[entry.action]}</td>
                <td>{entry.account ?? subjectText(entry.subject, text)}</td>
                <td className={styles.staffDetail}>
                  {entry.detail === null ? "" : detailText(entry.detail)}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Listing>
  );
}

/** "tariff 3" in the reader's language; a name or a day as it is. */
function subjectText(subject: string, text: StaffStrings): string {
  const [kind = "", ...rest] = subject.split(" ");
  const word = (text.audit.subjects as Readonly<Record<string, string>>)[kind];
  return word === undefined ? subject : [word, ...rest].join(" ");
}

/** The facts of an entry in one line: "plate: TX 100 → TX 200". */
function detailText(detail: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([field, value]) => `${field.replaceAll("_", " ")}: ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (value !== null && typeof value === "object") {
    const { from, to } = value as { from?: unknown; to?: unknown };
    return to === undefined ? JSON.stringify(value) : `${valueText(from)} → ${valueText(to)}`;
  }
  return value === null || value === undefined ? "–" : String(value as string | number | boolean);
}
