import { waitingTerms } from "../../../domain/company/waiting-words.ts";
import { useCompany } from "../../company/use-company.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { LegalText } from "./legal-text.tsx";

/** The rules between the company and who rides. */
export default function TermsPage() {
  const text = useStrings("site/legal");
  const company = useCompany();
  const { language } = useLanguage();
  const sections = text.terms.map((section) => ({
    heading: section.heading,
    text:
      section.text === null
        ? waitingTerms(company, language)
        : "byLink" in section && company.pays_by_link === true
          ? `${section.text} ${section.byLink}`
          : section.text,
  }));
  return (
    <>
      <PageHead title={text.termsHead} description={text.termsDescription} />
      <LegalText title={text.termsTitle} sections={sections} />
    </>
  );
}
