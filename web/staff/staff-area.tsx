import type { ComponentProps, ComponentType, ReactNode } from "react";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useMe } from "../api/use-me.ts";
import { useRead } from "../api/use-read.ts";
import { SideBar } from "../company/side-bar.tsx";
import { officePaths } from "../router/office-paths.ts";
import { paths } from "../router/paths.ts";
import { HelpButton } from "../help/help-button.tsx";
import { useStrings } from "../language/language-context.ts";
import { useLocation } from "../router/router-context.ts";
import { Navigate, Route, Routes } from "../router/routes.tsx";
import { ApprovalsSection } from "../approvals/office/approvals-section.tsx";
import { ApplicationsSection } from "../messages/applications/applications-section.tsx";
import { AreasSection } from "../areas/areas-section.tsx";
import { AuditSection } from "../audit/audit-section.tsx";
import { CasePage } from "../cases/office/case-page.tsx";
import { CasesSection } from "../cases/office/cases-section.tsx";
import { CompanySection } from "../company/office/company-section.tsx";
import { ContractPage } from "../contracts/office/contract-page.tsx";
import { ContractsSection } from "../contracts/office/contracts-section.tsx";
import { DataSection } from "../data/data-section.tsx";
import { DriverReportPage } from "../drivers/records/driver-report-page.tsx";
import { DealsSection } from "../deals/office/deals-section.tsx";
import { DriversSection } from "../drivers/records/drivers-section.tsx";
import { VehiclePage } from "../drivers/vehicles/vehicle-page.tsx";
import { VehiclesSection } from "../drivers/vehicles/vehicles-section.tsx";
import { HolidaysSection } from "../fares/tariffs/holidays-section.tsx";
import { MoneySection } from "../payments/money/money-section.tsx";
import { NetworksSection } from "../rides/networks/networks-section.tsx";
import { InboxSection } from "../messages/inbox/inbox-section.tsx";
import { PayLinksSection } from "../pay-links/section/pay-links-section.tsx";
import { PartnerPage } from "../partners/office/partner-page.tsx";
import { PartnersSection } from "../partners/office/partners-section.tsx";
import { SentSection } from "../notifications/sent/sent-section.tsx";
import { TextsSection } from "../site-texts/office/texts-section.tsx";
import { QualitySection } from "../reports/quality/quality-section.tsx";
import { RiderPage } from "../accounts/riders/rider-page.tsx";
import { RidersSection } from "../accounts/riders/riders-section.tsx";
import { PlanSettingsSection } from "../dispatch/office/plan-settings-section.tsx";
import { ShipsSection } from "../demand/ships-section.tsx";
import { ShiftsSection } from "../shifts/office/shifts-section.tsx";
import { type SectionName, SECTION_NAMES, addressOf, useMayISee, useOfficePages } from "./office-pages.ts";
import { OfficeFind } from "./search/office-find.tsx";
import { StartSection } from "./start/start-section.tsx";
import { TariffsSection } from "../fares/tariffs/tariffs-section.tsx";
import { UsersSection } from "../accounts/users/users-section.tsx";
import { useOfficeArrivals } from "../office/use-office-arrivals.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Waiting } from "../ui/waiting.tsx";
import shellStyles from "../company/side-shell.module.css";
import styles from "./staff-area.module.css";

const SECTIONS = {
  start: StartSection,
  money: MoneySection,
  "pay-links": PayLinksSection,
  approvals: ApprovalsSection,
  cases: CasesSection,
  contracts: ContractsSection,
  messages: InboxSection,
  sent: SentSection,
  applications: ApplicationsSection,
  drivers: DriversSection,
  vehicles: VehiclesSection,
  shifts: ShiftsSection,
  ships: ShipsSection,
  plan: PlanSettingsSection,
  riders: RidersSection,
  users: UsersSection,
  partners: PartnersSection,
  tariffs: TariffsSection,
  areas: AreasSection,
  deals: DealsSection,
  holidays: HolidaysSection,
  networks: NetworksSection,
  company: CompanySection,
  texts: TextsSection,
  quality: QualitySection,
  data: DataSection,
  audit: AuditSection,
} as const satisfies Record<SectionName, ComponentType>;
/** Pages of one row of a section's list, which say by themselves what they are of. */
const BELOW = {
  "cases/:id": CasePage,
  "contracts/:id": ContractPage,
  "partners/:id": PartnerPage,
  "riders/:id": RiderPage,
  "vehicles/:id": VehiclePage,
  "drivers/:id/report": DriverReportPage,
} as const;
type SideCount = ComponentProps<typeof SideBar>["places"][number]["count"];
type StaffAreaProps = {
  /** The part that everybody with an account has: the app puts it here, so that staff stay in the office. */
  readonly account: Readonly<Record<"profile" | "settings" | "handbook", OwnScreen>>;
};
type OwnScreen = { readonly title: string; readonly screen: ReactNode };

/** The back office: each section has an address of its own. */
export function StaffArea({ account }: StaffAreaProps) {
  const text = useStrings("office");
  const [, , section] = useLocation().pathname.split("/");
  const here = SECTION_NAMES.find((name) => name === section);
  useOfficeArrivals();
  const counts = useOfficeCounts();
  const pages = useOfficePages();
  const mayISee = useMayISee();
  // Nothing is asked for that somebody may not see.
  const isKnown = !useMe().isPending;
  return (
    <>
      <PageHead title={here === undefined ? text.head : text.nav[here]} description={text.intro} hidden />
      <a className="skip-link" href="#main">
        {text.skip}
      </a>
      <div className={shellStyles.shell}>
        <SideBar
          title={text.title}
          home={text.home}
          menu={text.menu}
          find={<OfficeFind />}
          places={pages.map(({ section, ...page }) => ({ ...page, count: counts[section] }))}
          elsewhere={[
            { to: paths.operator, icon: "board", name: text.dispatch },
            { to: officePaths.adminOwnSettings, icon: "gear", name: text.settings },
            { to: paths.home, icon: "exit", name: text.quit },
          ]}
        />
        <main className={shellStyles.main} data-parts="low even walled" id="main" tabIndex={-1}>
          {isKnown ? (
            <Routes>
              <Route index element={<Navigate to={addressOf("start")} replace />} />
              {Object.entries({ ...SECTIONS, ...BELOW }).map(([path, Content]) => (
                <Route
                  key={path}
                  path={path}
                  element={<Section>{mayISee(sectionOf(path)) ? <Content /> : <NotYours />}</Section>}
                />
              ))}
              <Route path="settings" element={<Own {...account.settings} />} />
              <Route path="settings/profile" element={<Own {...account.profile} />} />
              <Route path="handbook" element={<Own {...account.handbook} />} />
              <Route path="*" element={<Navigate to={addressOf("start")} replace />} />
            </Routes>
          ) : (
            <Waiting label={text.loading} />
          )}
        </main>
      </div>
    </>
  );
}

/** The section that a page is, or is below of. */
function sectionOf(path: string): SectionName {
  const [name] = path.split("/");
  return SECTION_NAMES.find((section) => section === name) ?? "start";
}

function NotYours() {
  const { closed, closedWhy } = useStrings("accounts/users");
  return (
    <EmptyState heading="h1" title={closed}>
      {closedWhy}
    </EmptyState>
  );
}

function Own({ title, screen }: OwnScreen) {
  return (
    <div className={`stack ${styles.section}`}>
      <div className="row">
        <h1>{title}</h1>
        <HelpButton section={title} />
      </div>
      {screen}
    </div>
  );
}

function Section({ children }: { readonly children: ReactNode }) {
  return <div className={`stack ${styles.section}`}>{children}</div>;
}

/** The number that waits in each section. */
function useOfficeCounts(): Partial<Record<SectionName, SideCount>> {
  const text = useStrings("office");
  const { data } = useRead(read(countOfficeEndpoint), { everyMs: MINUTE_MS });
  const count = (waiting: number | undefined, calm = false) =>
    waiting === undefined || waiting === 0
      ? undefined
      : { shown: waiting, said: text.waiting(waiting), calm };
  return {
    approvals: count(data?.approvals),
    cases: count(data?.cases),
    messages: count(data?.messages),
    applications: count(data?.applications, true),
    drivers: count(data?.drivers),
  };
}
