import "./driver.css";
import "./requests.css";
import "./active-rides.css";
import "./driver-tables.css";
import { type ComponentType, useEffect } from "react";
import { withQueries } from "../../api/queries.tsx";
import { type Session, useSession } from "../../api/session.ts";
import { paths } from "../../app/paths.ts";
import { keepAreaForOffline } from "../../install/keep-area.ts";
import { useMessages } from "../../language/language-context.ts";
import { useLocation } from "../../router/router-context.ts";
import { useNightTheme } from "../../ui/theme.ts";
import { useSound } from "../../ui/tones.ts";
import { ActiveRides } from "./active-rides.tsx";
import { DriverDayContext } from "./driver-day.ts";
import { DriverHistory } from "./driver-history.tsx";
import { DriverProfile } from "./driver-profile.tsx";
import { DriverReport } from "./driver-report.tsx";
import { DriverTabs } from "./driver-tabs.tsx";
import { DriverTop } from "./driver-top.tsx";
import { LostNotes } from "./lost-notes.tsx";
import { RidersList } from "./riders-list.tsx";
import { StepNotes } from "./step-notes.tsx";
import { useDay } from "./use-day.ts";

export default withQueries(DriverPage);

/** The driver's area: five screens that share his lists, his signal and the steps that wait for it. */
function DriverPage() {
  const session = useSession();
  useNightTheme();
  useSound();
  useEffect(() => keepAreaForOffline(), []);
  return session === null ? null : <Area key={session.username} session={session} />;
}

function Area({ session }: { readonly session: Session }) {
  const text = useMessages("driver");
  const { pathname } = useLocation();
  const day = useDay(session);
  const Screen = SCREENS[pathname] ?? RidersList;
  return (
    <DriverDayContext value={day}>
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <DriverTop />
      <StepNotes />
      <LostNotes />
      <main id="main" tabIndex={-1} className="driver-main">
        <Screen key={pathname} />
      </main>
      <DriverTabs />
    </DriverDayContext>
  );
}

const SCREENS: Readonly<Record<string, ComponentType>> = {
  [paths.driverPanel]: RidersList,
  [paths.activeRides]: ActiveRides,
  [paths.driverHistory]: DriverHistory,
  [paths.driverReport]: DriverReport,
  [paths.driverProfile]: DriverProfile,
};
