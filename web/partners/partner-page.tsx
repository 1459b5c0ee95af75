import { getPartnerFormEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { BookingCard } from "../booking/booking-card.tsx";
import type { OnAccount } from "../booking/booking-draft.ts";
import { useBookingFlow } from "../booking/use-booking-flow.ts";
import { GablePage } from "../company/gable-page.tsx";
import { useStrings } from "../language/language-context.ts";
import { useParams } from "../router/router-context.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { AccountRides } from "./account-rides.tsx";
import styles from "./partner-page.module.css";

/** Where the people of a hotel or firm book on its account and see its rides: whoever has its link. */
export default function PartnerPage() {
  const text = useStrings("partners");
  const errorText = useErrorText();
  const code = useParams()["code"] ?? "";
  const partner = useRead(read(getPartnerFormEndpoint, { params: { code } }));
  const isGone = partner.error instanceof ApiError && partner.error.status === 404;
  return (
    <>
      <PageHead title={text.headTitle} description={text.headDescription} hidden />
      {partner.data === undefined && <h1 className="visually-hidden">{text.headTitle}</h1>}
      {isGone ? (
        <div className="wrap section">
          <EmptyState heading="h2" title={text.goneTitle}>
            {text.gone}
          </EmptyState>
        </div>
      ) : (
        <QueryView query={partner} loading={text.loading} failed={errorText}>
          {({ name, discount_percent, sees_rides }) => (
            <Ordering partner={{ code, name }} discountPercent={discount_percent} seesRides={sees_rides} />
          )}
        </QueryView>
      )}
    </>
  );
}

type OrderingProps = {
  readonly partner: OnAccount;
  readonly discountPercent: number;
  /** It is the reception, not a guest. */
  readonly seesRides: boolean;
};

function Ordering({ partner, discountPercent, seesRides }: OrderingProps) {
  const text = useStrings("partners");
  const flow = useBookingFlow(partner);
  return (
    <>
      <GablePage>
        <div className={styles.head}>
          <h1>{text.title(partner.name)}</h1>
          <p>
            {text.intro(partner.name)} {discountPercent > 0 && text.discount(discountPercent)}
          </p>
        </div>
        <BookingCard flow={flow} />
      </GablePage>
      {seesRides && flow.priced === null && <AccountRides partner={partner} />}
    </>
  );
}
