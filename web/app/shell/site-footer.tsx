import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { whatsAppLink } from "../../company/whatsapp-link.ts";
import { Link } from "../../router/link.tsx";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { usePresentYear } from "../../language/use-present-year.ts";
import { CompanyMark } from "../../company/company-mark.tsx";
import { LanguageLinks } from "./language-menu.tsx";
import { useSiteLinks } from "./site-links.ts";
import styles from "./site-footer.module.css";

const WAVE = `M0 14V7q25-7 50 0${"t50 0 ".repeat(23)}V14z`;

/** How to reach the company, the links people look for, and the legal pages. */
export function SiteFooter() {
  const text = useStrings("app/shell");
  const company = useCompany();
  const { language } = useLanguage();
  const year = usePresentYear();
  const { quick, legal } = useSiteLinks();
  const social = [
    { href: company.instagram_url, label: "Instagram" },
    { href: company.facebook_url, label: "Facebook" },
  ];
  const links = [...social, { href: whatsAppLink(company.whatsapp), label: "WhatsApp" }].filter(
    (link) => link.href !== "",
  );
  return (
    <footer className={styles.footer}>
      <svg className={styles.wave} viewBox="0 0 1200 14" preserveAspectRatio="none" aria-hidden="true">
        <path fill="currentColor" d={WAVE} />
      </svg>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <CompanyMark className={styles.logo} />
            <p className={styles.claim}>{text.claim(company.open_when?.[language])}</p>
            <LanguageLinks />
          </div>
          <div>
            <h2>{text.quickLinks}</h2>
            <ul>
              {quick.map((link) => (
                <li key={link.label}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </div>
          {links.length > 0 && (
            // The page is drawn with WhatsApp alone.
            <div data-part="whatsapp">
              <h2>{text.followUs}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href} rel="noopener">
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h2>{text.contactHeading}</h2>
            <ul>
              <li>
                <a className={styles.phone} href={phoneLink(company.phone)}>
                  {companyPhone(company.phone)}
                </a>
              </li>
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </li>
              <li className={styles.address}>{company.address}</li>
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <span>{text.copyright(year, company.name)}</span>
          <ul className={styles.legal}>
            {legal.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
          <span>{text.mapCredit}</span>
        </div>
      </div>
    </footer>
  );
}
