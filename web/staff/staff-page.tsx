import { listApplicationsEndpoint } from "../../contract/staff/people.endpoints.ts";
import { listContactMessagesEndpoint } from "../../contract/staff/inbox.endpoints.ts";
import { outdate } from "../api/update-read.ts";
import { useLiveEvents } from "../api/use-live-events.ts";
import { paths } from "../router/paths.ts";
import { useStrings } from "../language/language-context.ts";
import { NavLink } from "../router/link.tsx";
import { Navigate, Route, Routes } from "../router/routes.tsx";
import { ApplicationsSection } from "./applications/applications-section.tsx";
import { AuditSection } from "./audit/audit-section.tsx";
import { ClosingsSection } from "./closings/closings-section.tsx";
import { CompanySection } from "./company/company-section.tsx";
import { DriversSection } from "./people/drivers-section.tsx";
import { HolidaysSection } from "./tariffs/holidays-section.tsx";
import { NetworksSection } from "./networks/networks-section.tsx";
import { InboxSection } from "./inbox/inbox-section.tsx";
import { TariffsSection } from "./tariffs/tariffs-section.tsx";
import { UsersSection } from "./people/users-section.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import styles from "./staff-page.module.css";

const SECTIONS = {
  messages: InboxSection,
  applications: ApplicationsSection,
  drivers: DriversSection,
  closings: ClosingsSection,
  users: UsersSection,
  tariffs: TariffsSection,
  holidays: HolidaysSection,
  networks: NetworksSection,
  company: CompanySection,
  audit: AuditSection,
} as const;
type SectionName = keyof typeof SECTIONS;
const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** The back office: each section has an address of its own. */
export default function StaffPage() {
  const text = useStrings("staff");
  useLetterArrivals();
  return (
    <div className={`wrap page-end ${styles.page}`}>
      <PageHead title={text.head} description={text.intro} hidden />
      <PageTitle title={text.title} intro={text.intro} />
      <nav aria-label={text.sections}>
        <ul className={styles.nav}>
          {SECTION_NAMES.map((name) => (
            <li key={name}>
              <NavLink to={`${paths.admin}/${name}`}>{text.nav[name]}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Routes>
        <Route index element={<Navigate to={`${paths.admin}/messages`} replace />} />
        {SECTION_NAMES.map((name) => (
          <Route key={name} path={name} element={<Section name={name} />} />
        ))}
        <Route path="*" element={<Navigate to={`${paths.admin}/messages`} replace />} />
      </Routes>
    </div>
  );
}

function Section({ name }: { readonly name: SectionName }) {
  const text = useStrings("staff");
  const Content = SECTIONS[name];
  return (
    <div className="stack">
      <h2>{text.nav[name]}</h2>
      <Content />
    </div>
  );
}

/** New messages and applications appear without a reload. */
function useLetterArrivals(): void {
  useLiveEvents({
    onEvent: ({ type }) => {
      if (type === "message.created" || type === "message.changed") outdate(listContactMessagesEndpoint);
      if (type === "application.created" || type === "application.changed") outdate(listApplicationsEndpoint);
    },
    onMissed: () => {
      outdate(listContactMessagesEndpoint);
      outdate(listApplicationsEndpoint);
    },
  });
}
