import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { LastRideCard } from "../../install/last-ride-card.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyPage } from "../../ui/empty-page.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import buttonStyles from "../../ui/button.module.css";

/** The page that the service worker shows when there is no network: the phone number and the last ride looked at. */
export default function OfflinePage() {
  const text = useStrings("site/offline");
  const company = useCompany();
  return (
    <div className="wrap section stack">
      <PageHead title={text.head} description={text.text} hidden />
      <EmptyPage title={text.title} text={text.text}>
        <a
          className={`${buttonStyles.button} ${buttonStyles.action} ${buttonStyles.large}`}
          href={phoneLink(company.phone)}
        >
          {text.call}: {companyPhone(company.phone)}
        </a>
        <Button size="large" onClick={() => window.location.reload()}>
          {text.retry}
        </Button>
      </EmptyPage>
      <LastRideCard />
    </div>
  );
}
