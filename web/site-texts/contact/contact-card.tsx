import type { ReactNode } from "react";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { OwnPart } from "../../../domain/company/own-parts.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { whatsAppLink } from "../../company/whatsapp-link.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePresentYear } from "../../language/use-present-year.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useTexts } from "../use-site-texts.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./contact-card.module.css";

/** How to reach the company, and when. */
export function ContactCard() {
  const text = useStrings("site-texts/contact");
  const { hours } = useTexts("opening");
  const company = useCompany();
  const year = usePresentYear();
  const whatsApp = whatsAppLink(company.whatsapp);
  return (
    <div className={`stack ${cardStyles.card} ${styles.contactCard}`}>
      <div className={`between ${styles.marks}`}>
        <p className={styles.officialTaxi}>
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
        <Line icon="phone" label={text.support}>
          <a className="link" href={phoneLink(company.phone)}>
            {companyPhone(company.phone)}
          </a>
          <span className="muted small">{hours}</span>
        </Line>
        <Line icon="mail" label={text.email}>
          <a className="link" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </Line>
        {(company.chat_url !== "" || whatsApp !== "") && (
          <Line icon="chat" label={text.chat} part="chat">
            <a className="link" href={company.chat_url === "" ? whatsApp : company.chat_url}>
              {text.chatWith}
            </a>
          </Line>
        )}
        {(company.instagram_url !== "" || company.facebook_url !== "") && (
          <Line icon="heart" label={text.follow}>
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
        )}
      </dl>
    </div>
  );
}

type LineProps = {
  readonly icon: IconName;
  readonly label: string;
  /** A line that not every company has, by its name. */
  readonly part?: OwnPart;
  readonly children: ReactNode;
};

function Line({ icon, label, part, children }: LineProps) {
  return (
    <div data-part={part}>
      <Icon name={icon} />
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
