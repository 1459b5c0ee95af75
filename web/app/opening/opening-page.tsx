import { closingWords } from "../../../domain/company/closing-words.ts";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { CompanyMark } from "../../company/company-mark.tsx";
import { companyPhone } from "../../company/company-phone.ts";
import { DRAWINGS } from "../../company/drawings.ts";
import { useCompany } from "../../company/use-company.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { Illustration } from "../../ui/illustration.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { LanguageLinks } from "../shell/language-menu.tsx";
import styles from "./opening-page.module.css";

/** All that the public sees of a company that hasn't opened its site. */
export default function OpeningPage() {
  const text = useStrings("app/opening");
  const { language } = useLanguage();
  const { phone, closed_text } = useCompany();
  const { title, intro } = closingWords(language, closed_text);
  return (
    <div className={styles.opening}>
      <PageHead title={title} description={intro} hidden />
      <main id="main" tabIndex={-1}>
        <CompanyMark />
        <h1>{title}</h1>
        <p>{intro}</p>
        <p className={styles.call}>
          {text.call} <a href={phoneLink(phone) ?? `tel:${phone}`}>{companyPhone(phone)}</a>
        </p>
      </main>
      <Illustration drawing={DRAWINGS.skyline} className={styles.street} />
      <footer>
        <LanguageLinks />
        <Link to={paths.login}>{text.login}</Link>
      </footer>
    </div>
  );
}
