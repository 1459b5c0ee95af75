import { useEffect, useRef } from "react";
import { paths } from "../../router/paths.ts";
import { useAssignedRides, usePendingRides } from "../live/dispatch-lists.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link, NavLink } from "../../router/link.tsx";
import { useLocation } from "../../router/router-context.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { DRAWINGS } from "../../company/drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";
import styles from "./dispatch-side.module.css";

type Place = {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly count?: number | undefined;
  readonly hot?: true;
};

/** The side bar of dispatch. */
export function DispatchSide() {
  const text = useStrings("dispatch");
  const pending = usePendingRides().data?.length;
  const active = useAssignedRides().data?.length;
  const places: readonly Place[] = [
    { to: paths.operator, icon: "grid", name: text.dashboard },
    { to: paths.operatorBoard, icon: "board", name: text.board },
    { to: paths.operatorMap, icon: "compass", name: text.liveMap },
    { to: paths.operatorPendingRides, icon: "clock", name: text.pendingRides, count: pending, hot: true },
    { to: paths.operatorAssignedRides, icon: "car", name: text.assignedRides, count: active },
    { to: paths.operatorDrivers, icon: "users", name: text.drivers },
    { to: paths.operatorHistory, icon: "history", name: text.history },
    { to: paths.operatorPlaces, icon: "pin", name: text.places },
    { to: paths.operatorSettings, icon: "gear", name: text.settings },
  ];
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the bar lies above the page and is longer than the phone is wide.
  const shownPath = useRef("");
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const present = bar.current?.querySelector("[aria-current=page]");
    present?.scrollIntoView({ block: "nearest", inline: "center" });
  });
  return (
    <nav className={styles.side} aria-label={text.panel} ref={bar}>
      <Link className={styles.logo} to={paths.home} aria-label={text.home}>
        <Illustration drawing={DRAWINGS.logo} />
      </Link>
      <h2>{text.panel}</h2>
      {places.map((place) => (
        <NavLink className={styles.place} key={place.to} to={place.to} end={place.to === paths.operator}>
          <Icon name={place.icon} />
          {place.name}
          {place.count !== undefined && place.count > 0 && (
            <span className={place.hot === true ? `${styles.count} ${styles.urgent}` : styles.count}>
              {place.count}
            </span>
          )}
        </NavLink>
      ))}
      <span className={styles.push} />
      <Link className={styles.place} to={paths.home}>
        <Icon name="exit" />
        {text.quit}
      </Link>
    </nav>
  );
}
