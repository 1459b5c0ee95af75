import { useEffect, useState } from "react";
import { RETURNED } from "../../domain/pay-links/pay-link.ts";
import type { PaymentToMake } from "../../contract/pay-links/pay-link-schemas.ts";
import { getPaymentToMakeEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { read } from "../api/read.ts";
import { CallOffice } from "../company/call-office.tsx";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { paths } from "../router/paths.ts";
import { useNavigate, useParams, useSearchParams } from "../router/router-context.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { EmptyPage } from "../ui/empty-page.tsx";
import { Note } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { momentAfter } from "./moment-after.ts";
import { paidRideOf } from "./paid-ride.ts";
import buttonStyles from "../ui/button.module.css";
import cardStyles from "../ui/card.module.css";
import styles from "./pay-page.module.css";

/** Somebody may come back from the bank at any moment. */
const LOOK_EVERY_MS = 3_000;
/** A guest who has come back is not asked to pay for so long; one who hasn't paid can then. */
const CHECKING_MS = 15_000;
const PAY = `${buttonStyles.button} ${buttonStyles.action} ${buttonStyles.large} ${buttonStyles.block}`;

/** Where something is paid by link: what for, how much, and the way to the provider's own page. */
export default function PayPage() {
  const text = useStrings("pay-links");
  const errorText = useErrorText();
  const code = useParams()["code"] ?? "";
  const [query] = useSearchParams();
  const hasReturned = query.get(RETURNED) === "true";
  const params = { code };
  // A guest who comes back waits for the provider's word once; after that the page looks again by itself.
  const first = useRead(
    hasReturned ? read(getPaymentToMakeEndpoint, { params, query: { [RETURNED]: "true" } }) : null,
  );
  const isAsking = hasReturned && first.isPending;
  const later = useRead(isAsking ? null : read(getPaymentToMakeEndpoint, { params }), {
    everyMs: LOOK_EVERY_MS,
  });
  const payment = later.data === undefined && first.data !== undefined ? first : later;
  const isChecking = useUntil(hasReturned ? CHECKING_MS : 0);
  useWayBack({ payment: payment.data, hasReturned, isChecking });
  const isGone = payment.error instanceof ApiError && payment.error.status === 404;
  return (
    <>
      <PageHead title={text.headTitle} description={text.headDescription} hidden />
      {payment.data === undefined && !isGone && <h1 className="visually-hidden">{text.headTitle}</h1>}
      <div className={classNames("wrap section stack", !isGone && styles.page)}>
        {isGone ? (
          <EmptyPage title={text.goneTitle} text={text.gone}>
            <CallOffice />
          </EmptyPage>
        ) : (
          <QueryView query={isAsking ? first : payment} loading={text.loading} failed={errorText}>
            {(found) => <Payment payment={found} isChecking={isChecking} />}
          </QueryView>
        )}
      </div>
    </>
  );
}

type WayBack = {
  readonly payment: PaymentToMake | undefined;
  readonly hasReturned: boolean;
  readonly isChecking: boolean;
};

/** Leads whoever comes back from the provider to the ride that this tab began to pay, once it is known what became of it. */
function useWayBack({ payment, hasReturned, isChecking }: WayBack): void {
  const navigate = useNavigate();
  const { code, state, purpose } = payment ?? {};
  const ride = code === undefined ? null : paidRideOf(code);
  const waits = !hasReturned || (state === "open" && isChecking);
  useEffect(() => {
    if (waits || state === undefined || ride === null) return;
    const told = purpose === "tip" ? "tip" : "pay";
    navigate(paths.track(ride), { replace: true, state: { [told]: momentAfter(state) } });
  }, [waits, ride, state, purpose, navigate]);
}

type PaymentProps = {
  readonly payment: PaymentToMake;
  /** Its payer has just come back from the bank, which may not have said yet that it was paid. */
  readonly isChecking: boolean;
};

function Payment({ payment, isChecking }: PaymentProps) {
  const text = useStrings("pay-links");
  const formats = useFormats();
  const amount = formats.usd(Number(payment.amount));
  const { code, state, purpose, reference, currency } = payment;
  const ride = paidRideOf(code);
  const title =
    state === "open" && isChecking
      ? text.checkingTitle
      : state === "open"
        ? text.title(amount)
        : state === "paid"
          ? text.paidTitle(amount)
          : text.overTitle;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="what-is-paid">
      <h1 id="what-is-paid" aria-live="polite">
        {title}
      </h1>
      <p>{text.what[purpose](reference)}</p>
      {payment.trial && <Note tone="warn">{text.trial}</Note>}
      {state === "open" && isChecking ? (
        <Note tone="live">{text.checking}</Note>
      ) : state === "open" ? (
        <>
          {currency === "XCG" && (
            <p className="muted">{text.charged(`XCG ${formats.decimals(Number(payment.charged), 2)}`)}</p>
          )}
          {payment.link === null ? (
            <Note tone="live">{text.wait}</Note>
          ) : (
            <a className={PAY} href={payment.link} rel="noreferrer">
              {text.title(amount)}
            </a>
          )}
          <p className="muted small">{text.where}</p>
        </>
      ) : (
        <p>{text.over[state]}</p>
      )}
      {state !== "open" && ride !== null && <ButtonLink to={paths.track(ride)}>{text.toRide}</ButtonLink>}
    </section>
  );
}

/** True for so long after the page was opened. */
function useUntil(ms: number): boolean {
  const [isOver, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return !isOver;
}
