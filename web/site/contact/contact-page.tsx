import { useOpenWhen } from "../../company/open-when.ts";
import { useStrings } from "../../language/language-context.ts";
import { ContactCard } from "../../site-texts/contact/contact-card.tsx";
import { useTexts } from "../../site-texts/use-site-texts.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { OperatingArea } from "../about/operating-area.tsx";
import { SitePage } from "../../company/site-page.tsx";
import cardStyles from "../../ui/card.module.css";
import formPageStyles from "../forms/form-page.module.css";

/** How to reach the company, and where it drives. */
export default function ContactPage() {
  const text = useStrings("site/contact");
  const when = useOpenWhen();
  const { welcome, summary } = useTexts("opening");
  return (
    <SitePage from={760}>
      <PageHead title={text.head} description={summary} />
      <PageTitle title={text.title} intro={welcome} />
      <div className={formPageStyles.grid}>
        <ContactCard />
        <section className={`stack ${cardStyles.card} ${formPageStyles.formCard}`} aria-labelledby="message">
          <h2 id="message">{text.messageSection}</h2>
          <ContactForm labelledBy="message" />
        </section>
      </div>
      <section className="section" aria-labelledby="where">
        <h2 id="where">{text.whereSection}</h2>
        <p className="muted">{text.whereText(when)}</p>
        <OperatingArea label={text.island} />
      </section>
    </SitePage>
  );
}
