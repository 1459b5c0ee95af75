import { useStrings } from "../language/language-context.ts";
import { officePaths } from "../router/office-paths.ts";
import { Link } from "../router/link.tsx";
import { paths } from "../router/paths.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import panelStyles from "../ui/panel.module.css";
import styles from "./what-comes-next.module.css";

/** The things that a company does once it is ready. */
export function WhatComesNext() {
  const text = useStrings("setup");
  const lines: readonly { icon: IconName; name: string; more: string; to: string }[] = [
    { icon: "users", name: text.others, more: text.othersText, to: `${paths.admin}/drivers` },
    { icon: "note", name: text.hotel, more: text.hotelText, to: officePaths.adminPartners },
    { icon: "download", name: text.bring, more: "", to: `${paths.admin}/data` },
  ];
  return (
    <section className={panelStyles.panel} aria-labelledby="setup-next">
      <div className={panelStyles.head}>
        <h2 id="setup-next">{text.next}</h2>
      </div>
      <ul className={styles.next}>
        {lines.map(({ icon, name, more, to }) => (
          <li key={name}>
            <Icon name={icon} />
            <span>{name}</span>
            <small>{more}</small>
            <Link to={to} aria-label={`${text.go}: ${name}`}>
              {text.go}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
