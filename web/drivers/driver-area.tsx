import { Fragment, type ReactNode, useEffect, useLayoutEffect } from "react";
import { AskedNote } from "../cases/own-cases.tsx";
import { type Session, useSession } from "../api/session.ts";
import { deviceStore } from "../device/device-store.ts";
import { paths } from "../router/paths.ts";
import { keepAreaForOffline } from "../install/keep-area.ts";
import { useStrings } from "../language/language-context.ts";
import { useLocation } from "../router/router-context.ts";
import { chosenTheme, THEME_KEY } from "../ui/theme.ts";
import { useSound } from "../ui/tones.ts";
import { ActiveRides } from "./day/active-rides.tsx";
import { DriverDayContext } from "./day/driver-day.ts";
import { DriverHistory } from "./history/driver-history.tsx";
import { DriverProfile } from "./profile/driver-profile.tsx";
import { DriverReport } from "./report/driver-report.tsx";
import { DriverTabs } from "./driver-tabs.tsx";
import { DriverTop } from "./driver-top.tsx";
import { ChangedNotes } from "./day/changed-notes.tsx";
import { LostNotes } from "./day/lost-notes.tsx";
import { UnheardNotes } from "./plan/unheard-notes.tsx";
import { HelpNote } from "./radio/help-button.tsx";
import { RadioNotes } from "./radio/driver-radio.tsx";
import { RidersList } from "./day/riders-list.tsx";
import { StepNotes } from "./steps/step-notes.tsx";
import { useDay } from "./day/use-day.ts";
import styles from "./driver-area.module.css";

type AccountScreens = Parameters<typeof DriverProfile>[0]["account"];

/** The driver's area: five screens that share lists, signal and waiting steps. */
export function DriverArea({ account }: { readonly account: AccountScreens }) {
  const session = useSession();
  useNightTheme();
  useSound();
  useEffect(() => {
    keepAreaForOffline();
  }, []);
  return session === null ? null : <Area key={session.username} session={session} account={account} />;
}

/** Starts in dark where no theme was chosen, only while this component is shown. */
function useNightTheme(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (chosenTheme() !== "system") return;
    root.dataset["theme"] = "dark";
    return () => {
      if (deviceStore.get(THEME_KEY) === null) delete root.dataset["theme"];
    };
  }, []);
}

function Area({ session, account }: { readonly session: Session; readonly account: AccountScreens }) {
  const text = useStrings("drivers");
  const { pathname } = useLocation();
  const day = useDay(session);
  return (
    <DriverDayContext value={day}>
      <a className="skip-link" href="#main">
        {text.skip}
      </a>
      <DriverTop />
      <HelpNote />
      <StepNotes />
      <LostNotes />
      <UnheardNotes />
      <ChangedNotes />
      {!day.readOnly && <AskedNote />}
      <RadioNotes />
      <main id="main" tabIndex={-1} className={styles.driverMain} data-parts="tall">
        <Fragment key={pathname}>{screenAt(pathname, account)}</Fragment>
      </main>
      <DriverTabs />
    </DriverDayContext>
  );
}

function screenAt(pathname: string, account: AccountScreens): ReactNode {
  switch (pathname) {
    case paths.activeRides:
      return <ActiveRides />;
    case paths.driverHistory:
      return <DriverHistory />;
    case paths.driverReport:
      return <DriverReport />;
    case paths.driverProfile:
      return <DriverProfile account={account} />;
    default:
      return <RidersList />;
  }
}
