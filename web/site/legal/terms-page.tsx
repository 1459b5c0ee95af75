import { useStrings } from "../../language/language-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { LegalText } from "./legal-text.tsx";

/** The rules between the company and who rides. */
export default function TermsPage() {
  const text = useStrings("site/legal");
  return (
    <>
      <PageHead title={text.termsHead} description={text.termsDescription} />
      <LegalText title={text.termsTitle} sections={text.terms} />
    </>
  );
}
