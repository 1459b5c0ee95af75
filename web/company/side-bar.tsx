import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { paths } from "../router/paths.ts";
import { Link } from "../router/link.tsx";
import { NavLink } from "../router/nav-link.tsx";
import { useLocation } from "../router/router-context.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Illustration } from "../ui/illustration.tsx";
import { DRAWINGS } from "./drawings.ts";
import styles from "./side-bar.module.css";

/** So many leave room for a message above those at the foot of the bar. */
const MOST_WITH_ROOM = 12;

type SidePlace = {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  /** Only its own address is this place, none below it. */
  readonly end?: boolean;
  /** The number that waits there, in red unless it may wait. */
  readonly count?: { readonly shown: number; readonly said: string; readonly calm?: boolean } | undefined;
};

type SideBarProps = {
  readonly title: string;
  /** The name of the drawing that leads home. */
  readonly home: string;
  readonly places: readonly SidePlace[];
  /** Where one goes from here, at the foot of the bar. */
  readonly elsewhere: readonly SidePlace[];
};

/** The side bar of those who work here: dispatch and office. On a phone it lies above the page. */
export function SideBar({ title, home, places, elsewhere }: SideBarProps) {
  const bar = useRef<HTMLElement>(null);
  const hasRoom = places.length + elsewhere.length <= MOST_WITH_ROOM;
  const { pathname } = useLocation();
  // On a phone the bar is longer than the phone is wide.
  const shownPath = useRef("");
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const present = bar.current?.querySelector("[aria-current=page]");
    present?.scrollIntoView({ block: "nearest", inline: "center" });
  });
  return (
    <nav
      className={styles.side}
      style={countOf(places.length + elsewhere.length)}
      aria-label={title}
      ref={bar}
      data-toast-room={hasRoom || undefined}
    >
      <Link className={styles.logo} to={paths.home} aria-label={home}>
        <Illustration drawing={DRAWINGS.logo} />
      </Link>
      <h2>{title}</h2>
      <div className={styles.places}>
        {places.map(({ to, end = false, icon, name, count }) => (
          <NavLink className={styles.place} key={to} to={to} end={end}>
            <PlaceName icon={icon}>{name}</PlaceName>
            {count !== undefined && (
              <span
                className={classNames(styles.count, count.calm === true && styles.calm)}
                title={count.said}
              >
                <span aria-hidden="true">{count.shown}</span>
                <span className="visually-hidden">{count.said}</span>
              </span>
            )}
          </NavLink>
        ))}
      </div>
      <div className={styles.foot}>
        {elsewhere.map(({ to, icon, name }) => (
          <Link className={styles.place} key={to} to={to}>
            <PlaceName icon={icon}>{name}</PlaceName>
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** So many share the height of the window. */
function countOf(places: number): CSSProperties {
  return { "--places": places } as CSSProperties;
}

function PlaceName({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
}
