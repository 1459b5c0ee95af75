import { SITE_PATHS } from "../../domain/company/site-map.ts";
import type { ResultOf } from "../../contract/endpoint.ts";
import type { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { useStrings } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { officePaths } from "../router/office-paths.ts";
import type { StaffStrings } from "../office/strings/en.ts";
import styles from "./audit-section.module.css";

type AuditEntry = ResultOf<typeof listAuditLogEndpoint>[number];

/** The subject of an entry, as a link where it has a page. */
export function AuditSubject({ entry }: { readonly entry: AuditEntry }) {
  const text = useStrings("office");
  const name = entry.account_name ?? entry.account ?? subjectText(entry.subject, text);
  const page = pageOf(entry);
  return page === null ? (
    name
  ) : (
    <Link className={styles.link} to={page}>
      {name}
    </Link>
  );
}

/** "pay link 3" in its kind and which. */
const SUBJECT = /^(pay link|\S+)(.*)$/s;

/** "Tariff 3" in the reader's language; a name or a day as it is. */
function subjectText(subject: string, text: StaffStrings): string {
  const [, kind = "", rest = ""] = SUBJECT.exec(subject) ?? [];
  const word = (text.audit.subjects as Readonly<Record<string, string>>)[kind];
  return word === undefined ? subject : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}${rest}`;
}

const SECTIONS: Readonly<Record<string, string>> = {
  tariff: "tariffs",
  area: "areas",
  deal: "deals",
  message: "messages",
  application: "applications",
  company: "company",
  setup: "start",
  text: "texts",
  backup: "data",
  data: "data",
  "pay link": "pay-links",
};

function pageOf({ subject, account, account_role }: AuditEntry): string | null {
  const [, kind = "", rest = ""] = SUBJECT.exec(subject) ?? [];
  const id = Number(rest);
  if (kind === "account") {
    if (account === null) return null;
    if (account_role === "rider") return officePaths.adminRider(id);
    return account_role === "driver" ? officePaths.adminDriverReport(id) : `${SITE_PATHS.admin}/users`;
  }
  if (kind === "partner") return officePaths.adminPartner(id);
  if (kind === "place") return officePaths.operatorPlaces;
  if (kind === "approval") return officePaths.adminApprovals;
  if (kind === "ride") return officePaths.operatorRide(id);
  if (kind === "dispatch") return SITE_PATHS.operator;
  if (/^\d{4}-\d\d-\d\d$/.test(subject)) return `${SITE_PATHS.admin}/holidays`;
  const section = SECTIONS[kind];
  return section === undefined ? null : `${SITE_PATHS.admin}/${section}`;
}
