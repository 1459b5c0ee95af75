import { lazy, Suspense, useRef, useState } from "react";
import { useSession } from "../../api/session.ts";
import { Link } from "../../router/link.tsx";
import { useLocation } from "../../router/router-context.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CompanyMark } from "../../company/company-mark.tsx";
import { useCompany } from "../../company/use-company.ts";
import { Menu } from "../../ui/menu.tsx";
import { useClosing } from "../../ui/use-closing.ts";
import { paths } from "../../router/paths.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useSiteLinks } from "./site-links.ts";
import menuStyles from "../../ui/menu.module.css";
import styles from "./site-header.module.css";

/** Guests never fetch it, which keeps their page small. */
const AccountMenu = lazy(() => import("../account-menu/account-menu.tsx"));

/** The bar at the top of the site. */
export function SiteHeader() {
  const text = useStrings("app/shell");
  const { name } = useCompany();
  const session = useSession();
  const { pathname } = useLocation();
  // Kept with the page it was opened on, so that going to another page shuts it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menuOpen = openOn === pathname;
  const bar = useRef<HTMLElement>(null);

  useClosing(bar, menuOpen, () => setOpenOn(null));

  return (
    <header className={styles.bar} ref={bar}>
      <div className="wrap">
        <Link className={styles.logo} to={paths.home} aria-label={text.logo(name)}>
          <CompanyMark />
        </Link>
        <MainNavigation />
        <div className={styles.end}>
          <LanguageMenu />
          {session === null ? (
            <>
              <ButtonLink className={styles.wide} tone="quiet" size="compact" to={paths.login}>
                {text.login}
              </ButtonLink>
              <ButtonLink className={styles.wide} tone="line" size="compact" to={paths.register}>
                {text.signUp}
              </ButtonLink>
            </>
          ) : (
            <Suspense>
              <AccountMenu session={session} />
            </Suspense>
          )}
          <IconButton
            icon={menuOpen ? "x" : "menu"}
            className={styles.phone}
            label={menuOpen ? text.closeMenu : text.openMenu}
            aria-expanded={menuOpen}
            aria-controls="site-menu"
            onClick={() => setOpenOn(menuOpen ? null : pathname)}
          />
        </div>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setOpenOn(null)} signedIn={session !== null} />
    </header>
  );
}

function MainNavigation() {
  const text = useStrings("app/shell");
  const { main, about } = useSiteLinks();
  const { pathname } = useLocation();
  return (
    <nav className={styles.links} aria-label={text.mainNavigation}>
      <ul>
        {main.map((link) => (
          <li
            key={link.to}
            data-part={link.part}
            className={link.to === paths.aboutUs ? styles.withMenu : undefined}
          >
            <Link to={link.to} aria-current={link.to === pathname ? "page" : undefined}>
              {link.label}
            </Link>
            {link.to === paths.aboutUs && (
              <Menu button={<Icon name="down" />} buttonClassName={styles.more} label={text.moreAboutUs}>
                <ul>
                  {about.map((more) => (
                    <li key={more.to} data-part={more.part}>
                      <Link className={menuStyles.item} to={more.to}>
                        {more.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Menu>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
