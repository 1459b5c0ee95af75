import { phoneLink } from "../../../contract/accounts/phone-number.ts";
import type { ReactNode } from "react";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { whatsAppLink } from "../../company/whatsapp-link.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePresentYear } from "../../language/use-present-year.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { OperatingArea } from "../about/operating-area.tsx";
import { SitePage } from "../../company/site-page.tsx";
import cardStyles from "../../ui/card.module.css";
import formPageStyles from "../forms/form-page.module.css";
import styles from "./contact-page.module.css";

/** How to reach the company, and where it drives. */
export default function ContactPage() {
  const text = useStrings("site/contact");
  return (
    <SitePage from={760}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.tagline} />
      <div className={formPageStyles.grid}>
        <ContactCard />
        <section className={`stack ${cardStyles.card} ${formPageStyles.formCard}`} aria-labelledby="message">
          <h2 id="message">{text.messageSection}</h2>
          <ContactForm labelledBy="message" />
        </section>
      </div>
      <section className="section" aria-labelledby="where">
        <h2 id="where">{text.whereSection}</h2>
        <p className="muted">{text.whereText}</p>
        <OperatingArea label={text.island} />
      </section>
    </SitePage>
  );
}

function ContactCard() {
  const text = useStrings("site/contact");
  const company = useCompany();
  const year = usePresentYear();
  const whatsApp = whatsAppLink(company.whatsapp);
  return (
    <div className={`stack ${cardStyles.card} ${formPageStyles.plainCard}`}>
      <div className="between">
        <p className={styles.official}>
          <Icon name="shield" />
          {text.official}
        </p>
        <p className={styles.stamp}>{text.stamp(year)}</p>
      </div>
      <dl className={styles.contactLines}>
        <Line icon="tag" label={text.permit}>
          {company.permit_number}
        </Line>
        <Line icon="pin" label={text.office}>
          {company.address}
        </Line>
        <Line icon="phone" label={`${text.support}, ${text.support247}`}>
          <a className="link" href={phoneLink(company.phone)}>
            {companyPhone(company.phone)}
          </a>
        </Line>
        <Line icon="note" label={text.email}>
          <a className="link" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </Line>
        {(company.chat_url !== "" || whatsApp !== "") && (
          <Line icon="chat" label={text.chat}>
            <a className="link" href={company.chat_url === "" ? whatsApp : company.chat_url}>
              {text.chatWith}
            </a>
          </Line>
        )}
        <Line icon="share" label={text.follow}>
          {company.instagram_url !== "" && (
            <a className="link" href={company.instagram_url}>
              Instagram
            </a>
          )}{" "}
          {company.facebook_url !== "" && (
            <a className="link" href={company.facebook_url}>
              Facebook
            </a>
          )}
        </Line>
      </dl>
    </div>
  );
}

type LineProps = { readonly icon: IconName; readonly label: string; readonly children: ReactNode };

function Line({ icon, label, children }: LineProps) {
  return (
    <div>
      <Icon name={icon} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
