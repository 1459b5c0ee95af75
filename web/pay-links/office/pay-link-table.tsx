import { useState } from "react";
import type { EndpointDescription } from "../../../contract/endpoint.ts";
import type { PayLink } from "../../../contract/pay-links/pay-link-schemas.ts";
import {
  cancelPayLinkEndpoint,
  sendPayLinkEndpoint,
} from "../../../contract/pay-links/pay-links.endpoints.ts";
import { useChange } from "../../api/use-change.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import styles from "./pay-link-table.module.css";

type PayLinkTableProps = {
  readonly links: readonly PayLink[];
  /** The readings that are made anew after something was done. */
  readonly refresh: readonly EndpointDescription[];
  /** One below the other, where there is little room. */
  readonly narrow?: boolean;
};

/** Payments by link: for what, how much, how it stands, and what can be done. */
export function PayLinkTable({ links, refresh, narrow = false }: PayLinkTableProps) {
  const text = useStrings("pay-links/office");
  const errorText = useErrorText();
  const toast = useToast();
  const mayI = useMayI();
  const [refunding, setRefunding] = useState<PayLink | null>(null);
  const send = useChange(sendPayLinkEndpoint, {
    invalidates: refresh,
    onDone: () => toast({ text: text.sent }),
  });
  const cancel = useChange(cancelPayLinkEndpoint, {
    invalidates: refresh,
    onDone: () => toast({ text: text.cancelled }),
  });
  const actionsOf = (link: PayLink) => (
    <div className={styles.actions}>
      {link.state === "open" && (
        <>
          <Button
            size="compact"
            busy={send.isPending && send.input?.params.id === link.id}
            onClick={() => send.run({ params: { id: link.id } })}
          >
            {link.sent_at === null ? text.send : text.sendAgain}
          </Button>
          <Button
            size="compact"
            tone="quiet"
            busy={cancel.isPending && cancel.input?.params.id === link.id}
            onClick={() => cancel.run({ params: { id: link.id } })}
          >
            {text.cancel}
          </Button>
        </>
      )}
      {mayI("refunds") && (link.state === "paid" || link.state === "partly_refunded") && (
        <Button size="compact" onClick={() => setRefunding(link)}>
          {text.refund}
        </Button>
      )}
    </div>
  );
  const columns: readonly Column<PayLink>[] = [
    { id: "what", label: text.what, renderCell: (link) => <What link={link} /> },
    { id: "amount", label: text.amount, renderCell: (link) => <Amount link={link} /> },
    { id: "state", label: text.state, renderCell: (link) => <State link={link} /> },
    { id: "actions", label: text.actions, renderCell: (link) => actionsOf(link) },
  ];
  const failed = send.error ?? cancel.error;
  return (
    <>
      {failed !== null && <ErrorNote>{errorText(failed)}</ErrorNote>}
      {narrow ? (
        <ul className={styles.list} aria-label={text.title}>
          {links.map((link) => (
            <li key={link.id}>
              <What link={link} />
              <Amount link={link} />
              <State link={link} />
              {actionsOf(link)}
            </li>
          ))}
        </ul>
      ) : (
        <DataTable stacks label={text.title} columns={columns} rows={links} keyOf={({ id }) => id} />
      )}
      <RefundDialog link={refunding} refresh={refresh} onClose={() => setRefunding(null)} />
    </>
  );
}

function What({ link }: { readonly link: PayLink }) {
  const text = useStrings("pay-links/office");
  const { shortDateTime } = useFormats();
  return (
    <>
      <span className="strong">{text.purposes[link.purpose]}</span>
      <span className={styles.below}>
        {link.ride !== null && (
          <>
            <Link to={officePaths.operatorRide(link.ride.id)}>{link.ride.reference}</Link>{" "}
            {link.ride.rider_name}
          </>
        )}
        {link.statement !== null && text.statementOf(link.statement.number, link.statement.name)}
      </span>
      <span className={`small muted ${styles.below}`}>
        {text.asked(link.asked_by ?? text.guest, shortDateTime(link.created_at))}
      </span>
    </>
  );
}

function Amount({ link }: { readonly link: PayLink }) {
  const text = useStrings("pay-links/office");
  const { usd, decimals } = useFormats();
  const due = Number(link.refund_due);
  const refunded = Number(link.refunded);
  return (
    <>
      <b>{usd(Number(link.amount))}</b>
      {link.currency === "XCG" && (
        <span className={`small muted ${styles.below}`}>XCG {decimals(Number(link.charged), 2)}</span>
      )}
      {refunded > 0 && <span className={`small ${styles.below}`}>{text.refundedAmount(usd(refunded))}</span>}
      {due > 0 && <span className={`small ${styles.below} ${styles.due}`}>{text.due(usd(due))}</span>}
    </>
  );
}

function State({ link }: { readonly link: PayLink }) {
  const text = useStrings("pay-links/office");
  const { shortDateTime, usd } = useFormats();
  const facts = [
    ...(link.paid_at === null ? [] : [text.paidAt(shortDateTime(link.paid_at))]),
    ...(link.state === "open" && link.sent_at !== null ? [text.sentAt(shortDateTime(link.sent_at))] : []),
    ...(link.state === "open" ? [text.until(shortDateTime(link.expires_at))] : []),
    ...(link.in_trouble ? [text.trouble] : []),
  ];
  return (
    <>
      <span className="strong">{text.states[link.state]}</span>
      {facts.map((fact) => (
        <span key={fact} className={`small muted ${styles.below}`}>
          {fact}
        </span>
      ))}
      {link.refunds.map((refund) => (
        <span key={`${refund.at} ${refund.amount}`} className={`small muted ${styles.below}`}>
          {text.refundStates[refund.state](usd(Number(refund.amount)), refund.by, refund.reason)}
          {refund.borne_by === "driver" && `, ${text.byDriver}`}
        </span>
      ))}
    </>
  );
}
