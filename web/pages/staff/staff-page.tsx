import "../../staff/staff.css";
import { useQueryClient } from "@tanstack/react-query";
import { listApplications } from "../../../contract/staff/people.endpoints.ts";
import { listOfficeMessages } from "../../../contract/staff/office.endpoints.ts";
import { withQueries } from "../../api/queries.tsx";
import { endpointKey } from "../../api/endpoint-query.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import { paths } from "../../app/paths.ts";
import { useMessages } from "../../language/language-context.ts";
import { NavLink } from "../../router/link.tsx";
import { Navigate, Route, Routes } from "../../router/routes.tsx";
import { ApplicationsSection } from "../../staff/applications-section.tsx";
import { AuditSection } from "../../staff/audit-section.tsx";
import { CompanySection } from "../../staff/company-section.tsx";
import { DriversSection } from "../../staff/drivers-section.tsx";
import { HolidaysSection } from "../../staff/holidays-section.tsx";
import { InboxSection } from "../../staff/inbox-section.tsx";
import { TariffsSection } from "../../staff/tariffs-section.tsx";
import { UsersSection } from "../../staff/users-section.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

const SECTIONS = {
  messages: InboxSection,
  applications: ApplicationsSection,
  drivers: DriversSection,
  users: UsersSection,
  tariffs: TariffsSection,
  holidays: HolidaysSection,
  company: CompanySection,
  audit: AuditSection,
} as const;
type SectionName = keyof typeof SECTIONS;
const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

export default withQueries(StaffPage);

/** The office: each section has an address of its own. */
function StaffPage() {
  const text = useMessages("staff");
  useLetterArrivals();
  return (
    <div className="wrap page-end">
      <PageHead title={text.head} description={text.intro} hidden />
      <PageTitle title={text.title} intro={text.intro} />
      <nav aria-label={text.sections}>
        <ul className="staff-nav">
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
  const text = useMessages("staff");
  const Content = SECTIONS[name];
  return (
    <div className="stack">
      <h2>{text.nav[name]}</h2>
      <Content />
    </div>
  );
}

/** New letters and applications appear where the staff look, without a reload. */
function useLetterArrivals(): void {
  const queryClient = useQueryClient();
  const refresh = (list: typeof listOfficeMessages | typeof listApplications) =>
    void queryClient.invalidateQueries({ queryKey: endpointKey(list).slice(0, 1) });
  useLiveEvents({
    onEvent: ({ type }) => {
      if (type === "message.created" || type === "message.changed") refresh(listOfficeMessages);
      if (type === "application.created" || type === "application.changed") refresh(listApplications);
    },
    onReload: () => {
      refresh(listOfficeMessages);
      refresh(listApplications);
    },
  });
}
