import type { ReactNode } from "react";
import { officePaths } from "../../router/office-paths.ts";
import { useSession } from "../../api/session.ts";
import { useAssignedRides, useDashboardStats, useDrivers, usePendingRides } from "../live/dispatch-lists.ts";
import { useLateRides } from "../live/use-late-rides.ts";
import { isAway, useWithoutKnownErrors } from "../live/without-known-errors.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useNow } from "../use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { ActiveRides, AvailableDrivers, PendingRequests } from "./dashboard-sections.tsx";
import { ManyRidesNote } from "../many-rides-note.tsx";
import { DispatchTop } from "../shell/dispatch-top.tsx";
import badgeStyles from "../../ui/badge.module.css";
import statsStyles from "../stats.module.css";
import statusBadgeStyles from "../../rides/status-badge.module.css";
import twoColumnsStyles from "../two-columns.module.css";

/** Rides that wait, rides that run and drivers who are free, at a glance. */
export function DashboardScreen() {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const withoutKnownErrors = useWithoutKnownErrors();
  const stats = withoutKnownErrors(useDashboardStats());
  const pending = withoutKnownErrors(usePendingRides());
  const active = withoutKnownErrors(useAssignedRides("dashboard"));
  const drivers = withoutKnownErrors(useDrivers("dashboard"));
  const late = useLateRides();
  const all = [stats, pending, active, drivers];
  const failed = [stats, pending, active].find((query) => query.error !== null);
  const retry = () => {
    for (const query of all) query.refetch();
  };

  return (
    <>
      <Welcome />
      {failed !== undefined && (
        <ErrorNote onRetry={retry}>{words.inContext(text.contextDashboard, failed.error)}</ErrorNote>
      )}
      {drivers.error !== null && !(failed && isAway(failed.error) && isAway(drivers.error)) && (
        <ErrorNote onRetry={drivers.refetch}>{words.inContext(text.contextDrivers, drivers.error)}</ErrorNote>
      )}
      {drivers.data && <ManyRidesNote drivers={drivers.data} />}
      {stats.data && (
        <dl className={statsStyles.stats}>
          <Stat
            name={text.pendingRides}
            value={pending.data?.length ?? stats.data.pendingCount}
            late={late.waiting}
          >
            <Link to={officePaths.operatorPendingRides}>{text.viewAll}</Link>
          </Stat>
          <Stat
            name={text.activeRides}
            value={active.data?.length ?? stats.data.assignedCount}
            late={late.withDriver}
          >
            <Link to={officePaths.operatorAssignedRides}>{text.monitor}</Link>
          </Stat>
          <Stat name={text.availableDrivers} value={stats.data.availableDrivers}>
            <Link to={officePaths.operatorDrivers}>{text.manage}</Link>
          </Stat>
          <Stat name={text.completedToday} value={stats.data.todayCompletedRides}>
            <Link to={officePaths.operatorHistory}>{text.details}</Link>
          </Stat>
        </dl>
      )}
      {/* Below the figures, which must not move when the rest has come. */}
      {failed === undefined && all.some((query) => query.isPending) && (
        <Waiting label={text.loadingDashboard} />
      )}
      <div className={twoColumnsStyles.columns}>
        <div className="stack">
          {pending.data && <PendingRequests rides={pending.data} />}
          {drivers.data && <AvailableDrivers drivers={drivers.data} />}
        </div>
        {active.data && <ActiveRides rides={active.data} />}
      </div>
    </>
  );
}

function Welcome() {
  const text = useStrings("dispatch");
  const formats = useFormats();
  const now = useNow();
  const session = useSession();
  return (
    <DispatchTop title={text.welcome(session?.username ?? "")} section={text.dashboard}>
      <span className={`${badgeStyles.badge} ${statusBadgeStyles.accepted}`}>
        {session?.role === "staff" ? text.roleStaff : text.roleOperator}
      </span>
      <time dateTime={now.toISOString()}>
        {formats.weekday(now)}, {formats.dateTime(now)}
      </time>
    </DispatchTop>
  );
}

type StatProps = {
  readonly name: string;
  readonly value: number;
  /** How many of them are late. */
  readonly late?: number;
  readonly children: ReactNode;
};

function Stat({ name, value, late = 0, children }: StatProps) {
  const text = useStrings("dispatch");
  const formats = useFormats();
  return (
    <div className={statsStyles.stat}>
      <dt>{name}</dt>
      <dd>
        <b>{formats.number(value)}</b>
        {late > 0 && <span className={statsStyles.late}>{text.lateRides(late)}</span>}
        {children}
      </dd>
    </div>
  );
}
