import { LANGUAGES, type Language } from "../../../domain/languages.ts";
import { localizedPath } from "../../../domain/company/site-map.ts";
import { useLocation } from "../../router/router-context.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { type Theme, THEMES, useTheme } from "../../ui/theme.ts";
import menuStyles from "../../ui/menu.module.css";
import siteFooterStyles from "./site-footer.module.css";
import styles from "./language-menu.module.css";

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { light: "sun", dark: "moon", system: "gear" };

/** The language of the site and, below it, the theme. */
export function LanguageMenu() {
  const text = useStrings("app/shell");
  const { language } = useLanguage();
  const [theme, chooseTheme] = useTheme();
  const sign = language.toUpperCase();
  return (
    <Menu
      align="end"
      buttonClassName={styles.button}
      label={`${sign}, ${text.languageAndTheme}`}
      button={
        <>
          <Icon name="globe" />
          {sign}
        </>
      }
    >
      <LanguageLinks className={menuStyles.item} />
      <hr />
      {THEMES.map((choice) => (
        <MenuItem key={choice} current={choice === theme} onSelect={() => chooseTheme(choice)}>
          <Icon name={THEME_ICONS[choice]} />
          {text.themes[choice]}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Links to this page in every language. They work without scripts; with them the page changes in place. */
export function LanguageLinks({ className }: { readonly className?: string }) {
  const { language, switchLanguage } = useLanguage();
  const { pathname } = useLocation();
  const path = pathname === "" ? "/" : pathname;
  const change = (to: Language) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    switchLanguage(to);
  };
  return (
    <ul className={siteFooterStyles.languages}>
      {LANGUAGES.map((code) => (
        <li key={code}>
          <a
            className={className}
            href={localizedPath(code, path)}
            hrefLang={code}
            lang={code}
            aria-current={code === language ? "true" : undefined}
            onClick={change(code)}
          >
            {LANGUAGE_NAMES[code]}
          </a>
        </li>
      ))}
    </ul>
  );
}
