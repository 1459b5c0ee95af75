import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { paths } from "../router/paths.ts";
import { Link } from "../router/link.tsx";
import { NavLink } from "../router/nav-link.tsx";
import { useLocation } from "../router/router-context.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { CompanyMark } from "./company-mark.tsx";
import { useCompany } from "./use-company.ts";
import styles from "./side-bar.module.css";

/** So many leave room for a message above those at the foot of the bar. */
const MOST_WITH_ROOM = 12;

type SidePlace = {
  /** The heading it stands below; none where it needs none. */
  readonly group?: string | undefined;
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
  /** The name of the mark that leads home. */
  readonly home: (company: string) => string;
  readonly places: readonly SidePlace[];
  /** The name of the button that opens the places on a phone, where they stand in groups. */
  readonly menu?: string;
  /** A field or a button above the places. */
  readonly find?: ReactNode;
  /** Where one goes from here, at the foot of the bar. */
  readonly elsewhere: readonly SidePlace[];
};

/** The side bar of those who work here: dispatch and office. On a phone it lies above the page. */
export function SideBar({ title, home, places, menu, find, elsewhere }: SideBarProps) {
  const bar = useRef<HTMLElement>(null);
  const hasRoom = places.length + elsewhere.length <= MOST_WITH_ROOM;
  const { name } = useCompany();
  const { pathname } = useLocation();
  // Kept with the page it was opened on, so that going to another shuts it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
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
      className={classNames(styles.side, menu !== undefined && styles.grouped, isOpen && styles.open)}
      style={countOf(linesOf(places) + elsewhere.length)}
      aria-label={title}
      ref={bar}
      data-toast-room={hasRoom || undefined}
    >
      <Link className={styles.logo} to={paths.home} aria-label={home(name)}>
        <CompanyMark />
      </Link>
      <h2>{title}</h2>
      {menu !== undefined && (
        <IconButton
          icon={isOpen ? "x" : "menu"}
          label={menu}
          className={styles.menu}
          aria-expanded={isOpen}
          onClick={() => setOpenOn(isOpen ? null : pathname)}
        />
      )}
      {find}
      <div className={styles.places}>
        {places.map(({ to, end = false, icon, name, count, group }, at) => (
          <Fragment key={to}>
            {group !== undefined && group !== places[at - 1]?.group && <h3>{group}</h3>}
            <NavLink className={styles.place} to={to} end={end}>
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
          </Fragment>
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

/** The places and the headings above them. */
function linesOf(places: readonly SidePlace[]): number {
  const groups = new Set(places.flatMap(({ group }) => group ?? []));
  return places.length + groups.size;
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
