import { paths } from "../router/paths.ts";
import { useStrings } from "../language/language-context.ts";
import { NavLink } from "../router/link.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useDriverDay } from "./day/driver-day.ts";
import styles from "./driver-tabs.module.css";

/** The tabs of the five screens, within reach of the thumb. */
export function DriverTabs() {
  const text = useStrings("drivers");
  const { openRequests, noSignal } = useDriverDay();
  const tabs: readonly { to: string; label: string; icon: IconName; count?: number }[] = [
    // Without a signal the number is unknown.
    {
      to: paths.driverPanel,
      label: text.nav.requests,
      icon: "list",
      count: noSignal ? 0 : openRequests.length,
    },
    { to: paths.activeRides, label: text.nav.accepted, icon: "car" },
    { to: paths.driverHistory, label: text.nav.history, icon: "history" },
    { to: paths.driverReport, label: text.nav.reports, icon: "board" },
    { to: paths.driverProfile, label: text.nav.profile, icon: "user" },
  ];
  return (
    <nav className={styles.tabs} aria-label={text.area}>
      <ul>
        {tabs.map(({ to, label, icon, count = 0 }) => (
          <li key={to}>
            <NavLink to={to}>
              <Icon name={icon} />
              <span>{label}</span>
              {count > 0 && <span className={styles.count}>{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
