import { Link } from "../../router/link.tsx";
import { useLocation } from "../../router/router-context.ts";
import { useMessages } from "../../language/language-context.ts";
import { paths } from "../paths.ts";
import { useSiteLinks } from "./site-links.ts";

type MobileMenuProps = { readonly open: boolean; readonly onClose: () => void; readonly signedIn: boolean };

/** The links of the site on a phone, below the bar. */
export function MobileMenu({ open, onClose, signedIn }: MobileMenuProps) {
  const text = useMessages("shell");
  const { main } = useSiteLinks();
  const { pathname } = useLocation();
  return (
    <nav className="site-menu" id="site-menu" aria-label={text.menu} hidden={!open}>
      <ul className="wrap">
        {main.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={link.to === pathname ? "page" : undefined} onClick={onClose}>
              {link.label}
            </Link>
          </li>
        ))}
        {!signedIn && (
          <li>
            <Link className="strong" to={paths.login} onClick={onClose}>
              {text.loginRegister}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
