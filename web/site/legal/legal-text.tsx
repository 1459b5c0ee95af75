import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import styles from "./legal-text.module.css";

const IN_FORCE_SINCE = "2026-11-01T12:00:00Z";

type LegalTextProps = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
};

/** A legal text, in short sections. */
export function LegalText({ title, sections }: LegalTextProps) {
  const text = useStrings("site/legal");
  const { date } = useFormats();
  return (
    <SitePage from={1250}>
      <PageTitle title={title} intro={text.updated(date(IN_FORCE_SINCE))} />
      <div className={`text ${styles.legalText}`}>
        {sections.map((section) => (
          <section key={section.heading}>
            <h2>{section.heading}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
    </SitePage>
  );
}
