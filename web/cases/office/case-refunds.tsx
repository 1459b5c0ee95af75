import { useState } from "react";
import { listPayLinksEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import type { PayLink } from "../../../contract/pay-links/pay-link-schemas.ts";
import { read } from "../../api/read.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RefundDialog } from "../../pay-links/office/refund-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { CASE_READS } from "./case-reads.ts";
import styles from "./case-aside.module.css";

const REFRESH = [listPayLinksEndpoint, ...CASE_READS];

/** The payments by link of the ride of a case, each with a way to give it back; nothing where none can be, or by others. */
export function CaseRefunds({ rideId }: { readonly rideId: number }) {
  const text = useStrings("pay-links/office");
  const { usd } = useFormats();
  const mayI = useMayI();
  const [refunding, setRefunding] = useState<PayLink | null>(null);
  const links = useRead(
    mayI("refunds") ? read(listPayLinksEndpoint, { query: { ride_id: rideId } }) : null,
  ).data;
  const paid = (links ?? []).filter(({ state }) => state === "paid" || state === "partly_refunded");
  return (
    <>
      {paid.map((link) => (
        <p key={link.id} className={styles.refund}>
          <span>
            {text.purposes[link.purpose]}, {usd(Number(link.amount))}
          </span>
          <Button size="compact" onClick={() => setRefunding(link)}>
            {text.refund}
          </Button>
        </p>
      ))}
      <RefundDialog link={refunding} refresh={REFRESH} onClose={() => setRefunding(null)} />
    </>
  );
}
