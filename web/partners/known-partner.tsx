import type { ReactNode } from "react";
import { getPartnerFormEndpoint } from "../../contract/partners/partners.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import type { OnAccount } from "../booking/booking-draft.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { useStrings } from "../language/language-context.ts";
import { useParams } from "../router/router-context.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { QueryView } from "../ui/query-view.tsx";
import styles from "./known-partner.module.css";

/** Whose booking form it is. */
export type Known = {
  readonly partner: Required<Pick<OnAccount, "code" | "name">>;
  /** Where its rides begin; null where our map doesn't know it. */
  readonly place: ChosenPlace | null;
  readonly discountPercent: number;
  /** It is the reception, not a guest. */
  readonly seesRides: boolean;
};

/**
 * The part that is shown of a hotel or firm once it is known whose link the address has, and that it still opens
 * something.
 */
export function KnownPartner({ children }: { readonly children: (known: Known) => ReactNode }) {
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
          {({ name, discount_percent, sees_rides, place }) =>
            children({
              partner: { code, name },
              place: place && { text: place.name, lat: place.lat, lng: place.lng },
              discountPercent: discount_percent,
              seesRides: sees_rides,
            })
          }
        </QueryView>
      )}
    </>
  );
}

/** On whose account a ride goes, and for how much less. */
export function KnownHead({ partner: { name }, discountPercent }: Known) {
  const text = useStrings("partners");
  return (
    <div className={styles.head}>
      <h1>{text.title(name)}</h1>
      <p>
        {text.intro(name)} {discountPercent > 0 && text.discount(discountPercent)}
      </p>
    </div>
  );
}
