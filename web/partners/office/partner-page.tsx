import { useState } from "react";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import { listPartnersEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { officePaths } from "../../router/office-paths.ts";
import { useParams } from "../../router/router-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { BelowSection } from "../../office/below-section.tsx";
import { AgreedRates } from "./agreed-rates.tsx";
import { BookingLink } from "./booking-link.tsx";
import { EditPartner } from "./partner-forms.tsx";
import { PartnerKeys } from "./partner-keys.tsx";
import { Webhooks } from "./webhooks.tsx";
import { SiteWidget } from "./site-widget.tsx";
import { Statements } from "./statements.tsx";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../../office/staff.module.css";
import styles from "./partner-page.module.css";
import { toDollars } from "../../../domain/dollars.ts";
import { fromDollars } from "../../../domain/money.ts";

/** A hotel or a firm: what is agreed with it, its booking link, and what it has to pay. */
export function PartnerPage() {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const id = Number(useParams()["id"]);
  const partners = useRead(read(listPartnersEndpoint, {}));
  const partner = partners.data?.find((one) => one.id === id);
  return (
    <BelowSection
      title={partner?.name ?? staff.nav.partners}
      back={{ to: officePaths.adminPartners, name: text.back }}
      missing={partners.data !== undefined && partner === undefined ? text.missing : null}
    >
      <QueryView query={partners} loading={staff.loading} failed={errorText}>
        {() =>
          partner && (
            <>
              <div className={styles.pair}>
                <Balance partner={partner} />
                <Agreed partner={partner} />
              </div>
              <AgreedRates partner={partner} />
              <div className={styles.pair}>
                <BookingLink partner={partner} link="guests" />
                <BookingLink partner={partner} link="reception" />
              </div>
              <SiteWidget partner={partner} />
              <PartnerKeys partner={partner} />
              <Webhooks partner={partner} />
              <Statements partner={partner} />
            </>
          )
        }
      </QueryView>
    </BelowSection>
  );
}

/** The amount it owes now, part by part, beside what it may owe. */
function Balance({ partner }: { readonly partner: Partner }) {
  const text = useStrings("partners/office");
  const { usd } = useFormats();
  const { owed, credit_limit: limit } = partner;
  const left = limit === null ? null : toDollars(fromDollars(limit) - fromDollars(owed));
  const parts = [
    [text.onStatements, partner.owed_on_statements],
    [text.driven, partner.owed_driven],
    [text.booked, partner.owed_booked],
  ] as const;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="partner-balance">
      <h2 id="partner-balance">{text.balance}</h2>
      <FactsList>
        {parts.map(([name, amount]) => (
          <Fact key={name} name={name}>
            {usd(Number(amount))}
          </Fact>
        ))}
        <Fact name={<strong>{Number(owed) < 0 ? text.tooMuch : text.owes}</strong>}>
          <strong>{usd(Math.abs(Number(owed)))}</strong>
        </Fact>
        <Fact name={text.limit}>{limit === null ? text.noLimit : usd(Number(limit))}</Fact>
        {left !== null && (
          <Fact name={left < 0 ? text.overLimit : text.leftOfLimit}>{usd(Math.abs(left))}</Fact>
        )}
      </FactsList>
    </section>
  );
}

function Agreed({ partner }: { readonly partner: Partner }) {
  const text = useStrings("partners/office");
  const staff = useStrings("office");
  const [editing, setEditing] = useState(false);
  return (
    <div className={`stack ${cardStyles.card}`}>
      <FactsList>
        <Fact name={staff.state}>{partner.active ? text.mayBook : text.mayNotBook}</Fact>
        <Fact name={text.discount}>{`${partner.discount_percent}%`}</Fact>
        <Fact name={text.openRides}>{partner.open_rides}</Fact>
        {partner.email !== "" && (
          <Fact name={text.email}>
            <EmailText>{partner.email}</EmailText>
          </Fact>
        )}
        {partner.phone !== "" && <Fact name={staff.phone}>{companyPhone(partner.phone)}</Fact>}
        {partner.address !== "" && <Fact name={text.address}>{partner.address}</Fact>}
        {partner.crib !== "" && <Fact name={text.crib}>{partner.crib}</Fact>}
        <Fact name={text.language}>{LANGUAGE_NAMES[partner.language]}</Fact>
      </FactsList>
      <div className={staffStyles.actions}>
        <Button size="compact" icon="pen" onClick={() => setEditing(true)}>
          {staff.edit}
        </Button>
      </div>
      <EditPartner partner={partner} open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}
