import { Link } from "../../router/link.tsx";
import { useLocation } from "../../router/router-context.ts";
import { useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useSiteLinks } from "./site-links.ts";
import styles from "./mobile-menu.module.css";

type MobileMenuProps = { readonly open: boolean; readonly onClose: () => void; readonly signedIn: boolean };

/** The links of the site on a phone, below the bar. */
export function MobileMenu({ open, onClose, signedIn }: MobileMenuProps) {
  const text = useStrings("app/shell");
  const { bookARide } = useStrings("site/home");
  const { main } = useSiteLinks();
  const { pathname } = useLocation();
  return (
    <nav className={styles.siteMenu} id="site-menu" aria-label={text.menu} hidden={!open}>
      <ul className={`wrap ${styles.links}`}>
        {main.map((link) => (
          <li key={link.to} data-part={link.part}>
            <Link to={link.to} aria-current={link.to === pathname ? "page" : undefined} onClick={onClose}>
              {link.label}
            </Link>
          </li>
        ))}
        {!signedIn && (
          <li>
            <Link to={paths.login} onClick={onClose}>
              {text.loginRegister}
            </Link>
          </li>
        )}
      </ul>
      <p className="wrap">
        <ButtonLink block tone="action" icon="car" to={paths.bookYourRide} onClick={onClose}>
          {bookARide}
        </ButtonLink>
      </p>
    </nav>
  );
}
