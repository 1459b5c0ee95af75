import { useEffect, useState } from "react";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { ApiError } from "../../api/api-error.ts";
import { useOnline } from "../../api/connection.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useBookAgain } from "../../booking/use-book-again.ts";
import { CallOffice } from "../../company/call-office.tsx";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { useLocation, useNavigate, useParams } from "../../router/router-context.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyPage } from "../../ui/empty-page.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PrintedBooking, Receipt, receiptOfTracked } from "../receipt/receipt.tsx";
import { ReceiptButton } from "../receipt/receipt-button.tsx";
import { DriverCard } from "./driver-card.tsx";
import { JustBooked } from "./just-booked.tsx";
import { RideActions } from "./ride-actions.tsx";
import { type RideMoment, isNotDriven, momentOf } from "./ride-moment.ts";
import { RideNow } from "./ride-now.tsx";
import { TrackMap } from "./track-map.tsx";
import { TrackSkeleton } from "./track-skeleton.tsx";
import { TripCard } from "./trip-card.tsx";
import { useTrackedRide } from "./use-tracked-ride.ts";
import { latePart } from "../../ui/late-part.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import mapFrameStyles from "../../map/map-frame.module.css";
import styles from "./track-page.module.css";

const TICK_MS = 15_000;
/** Older than this, what is shown is no longer called live. */
const LIVE_FOR_MS = 20_000;

/** Few companies offer it, and of their rides those that are not paid yet. */
const PayNow = latePart(() => import("../../pay-links/pay-now.tsx"));
/** Shown to whoever has just booked to pay, or comes back from the provider. */
const PaymentMoment = latePart(() => import("../../pay-links/payment-moment.tsx"));
/** A tip is asked for after the ride, where the company takes payments by link. */
const TipNow = latePart(() => import("../../pay-links/tip/tip-now.tsx"));
/** Few rides are held. */
const ProveBooking = latePart(() => import("./prove-booking.tsx"));
/** Few guests leave neither a mailbox nor a phone that takes messages. */
const ReachMe = latePart(() => import("./reach-me.tsx"));
/** Stars are given once the ride is over. */
const RateRide = latePart(async () => ({ default: (await import("../rating/rate-ride.tsx")).RateRide }));

/** The state of a booked ride, for whoever has its code. */
export default function TrackPage() {
  const text = useStrings("rides/tracking");
  const errorText = useErrorText();
  const code = useParams()["code"] ?? "";
  const ride = useTrackedRide(code);
  const isUnknown = ride.error instanceof ApiError && ride.error.status === 404;
  return (
    <>
      <PageHead title={text.headTitle} description={text.headDescription} hidden />
      {!ride.data && !isUnknown && <h1 className="visually-hidden">{text.stagesLabel}</h1>}
      {ride.data ? (
        <TrackedRideView
          ride={ride.data}
          code={code}
          updatedAt={ride.updatedAt}
          failing={ride.error !== null}
        />
      ) : isUnknown ? (
        <div className="wrap section stack">
          <EmptyPage title={text.unknownTitle} text={text.unknown}>
            <ButtonLink tone="action" to={paths.findBooking}>
              {text.findBooking}
            </ButtonLink>
            <CallOffice />
          </EmptyPage>
          <p className="small muted">{text.unknownNeeds}</p>
        </div>
      ) : ride.error ? (
        <div className={`wrap section ${styles.nothing}`}>
          <ErrorNote onRetry={ride.refetch}>{errorText(ride.error)}</ErrorNote>
        </div>
      ) : (
        <TrackSkeleton />
      )}
    </>
  );
}

type ViewProps = { ride: TrackedRide; code: string; updatedAt: number; failing: boolean };

function TrackedRideView({ ride, code, updatedAt, failing }: ViewProps) {
  const now = useNow();
  const moment = momentOf(ride, now);
  const [justBooked, follow] = useJustBooked();
  const isBooked = justBooked && (moment === "toCome" || moment === "finding");
  const [wasUnreached] = useState(() => ride.told_by?.length === 0);
  const online = useOnline();
  const stale =
    ride.ended_at === null && (!online || failing || now.getTime() - updatedAt >= LIVE_FOR_MS + TICK_MS);
  const cutOff = (stale || !online) && <CutOff online={online} updatedAt={updatedAt} />;
  const atKerb = moment === "here";
  const payment = wasTold("pay", useLocation().state) && <PaymentMoment ride={ride} code={code} />;
  const payNow = ride.pay_offer && <PayNow offer={ride.pay_offer} deposit={ride.deposit} code={code} />;
  return (
    <div
      className={classNames("wrap", styles.page, atKerb && styles.kerb, isBooked && styles.booked)}
      data-says-offline
    >
      <div className={styles.mapBox}>
        <div className={`${mapFrameStyles.frame} ${styles.mapFrame}`}>
          <TrackMap ride={ride} moment={moment} now={now} />
        </div>
      </div>
      <div className={`stack ${styles.column}`}>
        {isBooked ? (
          <>
            {payment}
            <JustBooked ride={ride} now={now} onFollow={follow} />
            {payNow}
            {cutOff}
          </>
        ) : (
          <>
            {cutOff}
            {payment}
            <div className="no-print">
              <RideNow ride={ride} moment={moment} now={now} updatedAt={updatedAt} stale={stale} />
            </div>
            {atKerb && <Driver ride={ride} code={code} moment={moment} />}
            {ride.start_code !== null && <StartCode code={ride.start_code} />}
            {!atKerb && <Driver ride={ride} code={code} moment={moment} />}
            {moment === "held" && <ProveBooking ride={ride} code={code} />}
            {(ride.actions.includes("rate") || ride.stars !== null) && (
              <RateRide ride={ride} code={code} className={cardStyles.card} />
            )}
            {isNotDriven(moment) && <AnotherRide ride={ride} />}
            {payNow}
            {(ride.tip_offer || ride.tip_by_link !== undefined) && <TipNow ride={ride} code={code} />}
            {moment === "arrived" ? (
              <GuestReceipt ride={ride} code={code} />
            ) : (
              <div className="no-print">
                <TripCard ride={ride} free={isNotDriven(moment)} />
              </div>
            )}
          </>
        )}
        {moment !== "arrived" && !isNotDriven(moment) && (
          <PrintedBooking ride={receiptOfTracked(ride, code)} />
        )}
        {wasUnreached && <ReachMe ride={ride} code={code} />}
        <RideActions ride={ride} code={code} />
      </div>
    </div>
  );
}

/** Whether the link that led here said so. */
function wasTold(what: string, state: unknown): boolean {
  return what in Object(state);
}

/** Whether the reader comes from booking the ride, and how to go on from there. */
function useJustBooked(): readonly [boolean, () => void] {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const justBooked = wasTold("justBooked", state);
  return [justBooked, () => navigate(pathname, { replace: true })];
}

/** Nothing more is heard of the ride: what is shown is as old as it says. */
function CutOff({ online, updatedAt }: { readonly online: boolean; readonly updatedAt: number }) {
  const text = useStrings("rides/tracking");
  const formats = useFormats();
  const time = formats.time(updatedAt);
  return (
    <div className="no-print">
      <Note tone="warn" icon="nosignal">
        {online ? text.old(time) : text.offline(time)}
      </Note>
    </div>
  );
}

function Driver({ ride, code, moment }: { ride: TrackedRide; code: string; moment: RideMoment }) {
  if (ride.driver === null || isNotDriven(moment)) return null;
  return (
    <div className="no-print">
      <DriverCard driver={ride.driver} code={code} atKerb={moment === "here"} over={ride.ended_at !== null} />
    </div>
  );
}

/** The ride did not come about: the one thing to do is to book another, or to call. */
function AnotherRide({ ride }: { ride: TrackedRide }) {
  const text = useStrings("rides/tracking");
  const again = useBookAgain(ride);
  const { phone } = useCompany();
  return (
    <>
      <Button tone="action" size="large" block onClick={() => again(false)}>
        {text.sameAgain}
      </Button>
      <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={phoneLink(phone)}>
        <Icon name="phone" />
        {text.held.call(companyPhone(phone))}
      </a>
    </>
  );
}

function GuestReceipt({ ride, code }: { ride: TrackedRide; code: string }) {
  const text = useStrings("rides/tracking");
  const receipt = receiptOfTracked(ride, code);
  return (
    <>
      <Receipt ride={receipt} />
      <div className="no-print">
        <ReceiptButton ride={receipt}>{text.printReceipt}</ReceiptButton>
      </div>
    </>
  );
}

/** The code that the passenger says to the driver when they meet. */
function StartCode({ code }: { code: string }) {
  const text = useStrings("rides/tracking");
  return (
    <section className={cardStyles.card} aria-label={text.startCode}>
      <div className="between">
        <p className="strong">{text.startCode}</p>
        <p className={styles.startCode}>{code}</p>
      </div>
      <p className="muted small">{text.startCodeText}</p>
    </section>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}
