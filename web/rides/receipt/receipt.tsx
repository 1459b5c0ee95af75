import { taxRateOn, taxWithin } from "../../../domain/books/turnover-tax.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { toHundredths } from "../../../domain/dated-rates.ts";
import { fromDollars } from "../../../domain/money.ts";
import { stopNames } from "../../../domain/fares/stop-names.ts";
import type { Ride, TrackedRide } from "../../../contract/rides/ride.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { CompanyMark } from "../../company/company-mark.tsx";
import { useCompany } from "../../company/use-company.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { paidByLink } from "../../pay-links/paid-by-link.ts";
import { usePaidByLink } from "../../pay-links/use-paid-by-link.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { useAccountText } from "../booked/use-account-text.ts";
import paperStyles from "../../fares/paper.module.css";
import styles from "./receipt.module.css";

/** Whose data the map is; a name, in no language. */
const CREDIT = "© OpenStreetMap contributors, ODbL";

/** The facts of a receipt, for the person who was driven. */
export type ReceiptRide = Pick<
  TrackedRide,
  | "reference"
  | "ride_datetime"
  | "completed_at"
  | "pickup_location"
  | "stops"
  | "dropoff_location"
  | "distance_km"
  | "calculated_fare"
  | "corrected_from"
  | "breakdown"
  | "paid_by"
  | "tip"
  | "tip_xcg"
  | "paid_by_link"
  | "given_back"
  | "tip_by_link"
  | "partner"
> & {
  /** Null where the reader may not know it. */
  readonly passenger: string | null;
  /** Name, car and plate. */
  readonly driver: string;
  /** The code that its picture is under. */
  readonly trackingCode: string | null;
};

/** The receipt of a ride as its list has it. */
export function receiptOf(ride: Ride): ReceiptRide {
  return {
    ...ride,
    passenger: ride.rider_name,
    driver: namesOf(ride.driver_name, ride.driver_vehicle, ride.plate),
    trackingCode: ride.tracking_code,
  };
}

/** The receipt of a ride for whoever has its code. */
export function receiptOfTracked(ride: TrackedRide, trackingCode: string): ReceiptRide {
  const { driver } = ride;
  return {
    ...ride,
    passenger: null,
    driver: driver === null ? "" : namesOf(driver.name, driver.vehicle, driver.plate),
    trackingCode,
  };
}

/** The driver and the car; the plate stays on one line. */
function namesOf(name: string | null, car: string | null, plate: string | null): string {
  return [name, car, plate?.replaceAll(" ", "\u00A0")].filter(Boolean).join(", ");
}

type PrintedReceiptProps = {
  readonly ride: ReceiptRide;
  /** Where the picture of its way is, if there is one. */
  readonly picture: string | null;
};

/** The receipt on paper, with the picture of the way. */
export function PrintedReceipt({ ride, picture }: PrintedReceiptProps) {
  const text = useStrings("rides/receipt");
  return (
    <article className={paperStyles.paper}>
      <Company heading="h1" />
      <Facts ride={ride} />
      {picture !== null && (
        <figure className={paperStyles.map}>
          <img
            src={picture}
            width={512}
            height={256}
            alt={text.mapOf(ride.pickup_location, ride.dropoff_location)}
          />
          <figcaption>{CREDIT}</figcaption>
        </figure>
      )}
      <Sums ride={ride} />
    </article>
  );
}

/** The drive, its price and its driver: the passenger's receipt, as it is on paper. */
export function Receipt({ ride }: { readonly ride: ReceiptRide }) {
  const text = useStrings("rides/receipt");
  return (
    <section className={styles.receipt} aria-label={text.receipt}>
      <Company heading="h2" />
      <Facts ride={ride} />
      <Sums ride={ride} />
    </section>
  );
}

/** A booking on paper, before its ride: who drives, by which permit, when, from where to where, and what it costs line by line. */
export function PrintedBooking({ ride }: { readonly ride: ReceiptRide }) {
  const text = useStrings("rides/receipt");
  return (
    <article className={styles.booking}>
      <Company heading="h2" title={text.booking} />
      <Facts ride={ride} />
      <FareLines
        lines={ride.breakdown}
        total={Number(ride.calculated_fare)}
        completedFare={ride.corrected_from}
      />
    </article>
  );
}

type CompanyProps = { readonly heading: "h1" | "h2"; readonly title?: string };

function Company({ heading: Heading, title }: CompanyProps) {
  const text = useStrings("rides/receipt");
  const company = useCompany();
  return (
    <header>
      <div>
        <CompanyMark className={styles.logo} />
        <Heading>{title ?? text.receipt}</Heading>
      </div>
      <p>
        <b>{company.legal_name}</b>
        <br />
        {company.address}
        <br />
        {companyPhone(company.phone)}, {company.email}
        <br />
        {text.permit} {company.permit_number}
        {company.crib !== undefined && `, CRIB ${company.crib}`}
      </p>
    </header>
  );
}

function Facts({ ride }: { readonly ride: ReceiptRide }) {
  const text = useStrings("rides/receipt");
  const rides = useStrings("rides");
  const booked = useStrings("rides/booked");
  const account = useAccountText()(ride);
  const formats = useFormats();
  return (
    <dl className={`${paperStyles.facts} ${styles.facts}`}>
      <dt>{text.ride}</dt>
      <dd>{ride.reference}</dd>
      <dt>{text.date}</dt>
      <dd>{formats.dateTime(ride.completed_at ?? ride.ride_datetime)}</dd>
      <dt>{rides.pickup}</dt>
      <dd>{ride.pickup_location}</dd>
      {ride.stops && (
        <>
          <dt>{booked.stops}</dt>
          <dd>{stopNames(ride.stops)}</dd>
        </>
      )}
      <dt>{rides.dropoff}</dt>
      <dd>{ride.dropoff_location}</dd>
      <dt>{text.distance}</dt>
      <dd>{formats.km(Number(ride.distance_km))}</dd>
      {ride.passenger !== null && (
        <>
          <dt>{text.passenger}</dt>
          <dd>{ride.passenger}</dd>
        </>
      )}
      {ride.driver !== "" && (
        <>
          <dt>{text.driver}</dt>
          <dd>{ride.driver}</dd>
        </>
      )}
      {account !== null && (
        <>
          <dt>{booked.onAccount}</dt>
          <dd>{account}</dd>
        </>
      )}
    </dl>
  );
}

function Sums({ ride }: { readonly ride: ReceiptRide }) {
  const text = useStrings("rides/receipt");
  const formats = useFormats();
  const fare = Number(ride.calculated_fare);
  return (
    <>
      <FareLines lines={ride.breakdown} total={fare} completedFare={ride.corrected_from} />
      <Tax ride={ride} />
      {!ride.partner && (
        <p className={`${paperStyles.total} ${styles.total}`}>
          <span>{text.inGuilders}</span>
          <b>{formats.xcg(fare)}</b>
        </p>
      )}
      <Paid ride={ride} />
    </>
  );
}

/** The turnover tax that is in the fare, where there is one. */
function Tax({ ride }: { readonly ride: ReceiptRide }) {
  const text = useStrings("rides/receipt");
  const formats = useFormats();
  const { tax_rates: rates = [] } = useCompany();
  const hundredths = taxRateOn(
    rates.map(({ id, valid_from, percent }) => ({
      id,
      validFrom: valid_from,
      hundredths: toHundredths(percent),
    })),
    curacaoDate(new Date(ride.completed_at ?? ride.ride_datetime)),
  );
  if (hundredths === 0) return null;
  const taxCents = taxWithin(fromDollars(ride.calculated_fare), hundredths);
  return (
    <p className={`${paperStyles.total} ${styles.total}`}>
      <span>{text.tax(formats.rate(hundredths / 100))}</span>
      <b>{formats.usd(taxCents / 100)}</b>
    </p>
  );
}

/** How it was paid, with the tip, where the driver has said it. */
function Paid({ ride }: { readonly ride: ReceiptRide }) {
  const text = useStrings("payments");
  const formats = useFormats();
  const payLinks = useStrings("pay-links");
  const payment = usePaymentText();
  const [paidBy, tip] = [payment.paidBy(ride), payment.tip(ride)];
  const byLink = paidByLink(ride);
  const said = usePaidByLink()(ride);
  // Paid by link in full, it was paid no other way; a tip may have been.
  const isTippedInCar = Number(ride.tip ?? 0) > 0;
  const otherwise = byLink !== null && byLink.rest === 0 && !isTippedInCar ? null : paidBy;
  const back = byLink === null && ride.given_back !== undefined ? Number(ride.given_back) : null;
  if (otherwise === null && byLink === null && tip === null) return null;
  return (
    <dl className={`${paperStyles.facts} ${styles.facts}`}>
      {byLink !== null && (
        <>
          <dt>{payLinks.byLink}</dt>
          <dd>{said}</dd>
        </>
      )}
      {otherwise !== null && (
        <>
          <dt>{text.paid}</dt>
          <dd>{otherwise}</dd>
        </>
      )}
      {tip !== null && (
        <>
          <dt>{text.tip}</dt>
          <dd>{tip}</dd>
        </>
      )}
      {back !== null && (
        <>
          <dt>{text.givenBack}</dt>
          <dd>{formats.usd(-back)}</dd>
        </>
      )}
    </dl>
  );
}
