import { lazy, Suspense, useState } from "react";
import { useSession } from "../../api/session.ts";
import { Link } from "../../router/link.tsx";
import { useLocation } from "../../router/router-context.ts";
import { useMessages } from "../../language/language-context.ts";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DRAWINGS } from "../../ui/drawings.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { Menu } from "../../ui/menu.tsx";
import { paths } from "../paths.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useSiteLinks } from "./site-links.ts";

/** A guest, who is in a hurry, never fetches it. */
const AccountMenu = lazy(() => import("./account-menu.tsx"));

/** The bar at the top of the site. */
export function SiteHeader() {
  const text = useMessages("shell");
  const session = useSession();
  const { pathname } = useLocation();
  // Kept with the page it was opened on, so that going to another page shuts it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menuOpen = openOn === pathname;

  return (
    <header className="bar">
      <div className="wrap">
        <Link className="logo" to={paths.home} aria-label={text.logo}>
          <Illustration drawing={DRAWINGS.logo} />
        </Link>
        <MainNavigation />
        <div className="bar-end">
          <LanguageMenu />
          {session === null ? (
            <>
              <ButtonLink className="wide" tone="quiet" size="desk" to={paths.login}>
                {text.login}
              </ButtonLink>
              <ButtonLink className="wide" tone="line" size="desk" to={paths.register}>
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
            className="mini"
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
  const text = useMessages("shell");
  const { main, about } = useSiteLinks();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text.mainNavigation}>
      <ul>
        {main.map((link) => (
          <li key={link.to} className={link.to === paths.aboutUs ? "with-menu" : undefined}>
            <Link to={link.to} aria-current={link.to === pathname ? "page" : undefined}>
              {link.label}
            </Link>
            {link.to === paths.aboutUs && (
              <Menu button={<Icon name="down" />} buttonClassName="nav-more" label={text.moreAboutUs}>
                <ul>
                  {about.map((more) => (
                    <li key={more.to}>
                      <Link className="menu-item" to={more.to}>
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
