import { paths } from "../router/paths.ts";
import { useStrings } from "../language/language-context.ts";
import { NavLink } from "../router/nav-link.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useDriverDay } from "./day/driver-day.ts";
import styles from "./driver-tabs.module.css";

/** The tabs of the five screens, within reach of the thumb. */
export function DriverTabs() {
  const text = useStrings("drivers");
  const { openRequests, noSignal } = useDriverDay();
  const tabs: readonly { to: string; name: keyof typeof text.tabs; icon: IconName; count?: number }[] = [
    // Without a signal the number is unknown.
    {
      to: paths.driverPanel,
      name: "requests",
      icon: "list",
      count: noSignal ? 0 : openRequests.length,
    },
    { to: paths.activeRides, name: "accepted", icon: "car" },
    { to: paths.driverHistory, name: "history", icon: "history" },
    { to: paths.driverReport, name: "reports", icon: "board" },
    { to: paths.driverProfile, name: "profile", icon: "user" },
  ];
  return (
    <nav className={styles.tabs} data-tabs aria-label={text.area}>
      <ul>
        {tabs.map(({ to, name, icon, count = 0 }) => (
          <li key={to}>
            <NavLink to={to} aria-label={count > 0 ? `${text.nav[name]} ${count}` : text.nav[name]}>
              <Icon name={icon} />
              <span>{text.tabs[name]}</span>
              {/* Two words, as in the link's own name. */ " "}
              {count > 0 && <span className={styles.count}>{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
