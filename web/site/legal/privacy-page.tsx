import { useStrings } from "../../language/language-context.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { LegalText } from "./legal-text.tsx";

/** The data that is kept of a reader, why, and for how long. */
export default function PrivacyPage() {
  const text = useStrings("site/legal");
  return (
    <>
      <PageHead title={text.privacyHead} description={text.privacyDescription} />
      <LegalText title={text.privacyTitle} sections={text.privacy} />
    </>
  );
}
