import type { Ride } from "../../../contract/rides/ride.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useCompany } from "../../company/use-company.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import paperStyles from "../../fares/paper.module.css";

/** Whose data the map is; a name, in no language. */
const CREDIT = "© OpenStreetMap contributors, ODbL";

type ReceiptProps = {
  readonly ride: Ride;
  /** Where the picture of its way is, if there is one. */
  readonly picture: string | null;
};

/** What was driven and what it cost, and by whom: the passenger's receipt. */
export function Receipt({ ride, picture }: ReceiptProps) {
  const text = useStrings("rides/receipt");
  const rides = useStrings("rides");
  const formats = useFormats();
  const company = useCompany();
  const fare = Number(ride.calculated_fare);
  return (
    <article className={paperStyles.paper}>
      <header>
        <h1>{text.receipt}</h1>
        <p>
          <b>{company.legal_name}</b>
          <br />
          {company.address}
          <br />
          {companyPhone(company.phone)}, {company.email}
          <br />
          {text.permit} {company.permit_number}
        </p>
      </header>
      <dl className={paperStyles.facts}>
        <dt>{text.ride}</dt>
        <dd>{ride.reference}</dd>
        <dt>{text.date}</dt>
        <dd>{formats.dateTime(ride.completed_at ?? ride.ride_datetime)}</dd>
        <dt>{rides.pickup}</dt>
        <dd>{ride.pickup_location}</dd>
        <dt>{rides.dropoff}</dt>
        <dd>{ride.dropoff_location}</dd>
        <dt>{text.distance}</dt>
        <dd>{formats.km(Number(ride.distance_km), 2)}</dd>
        <dt>{text.passenger}</dt>
        <dd>{ride.rider_name}</dd>
        <dt>{text.driver}</dt>
        <dd>{[ride.driver_name, ride.driver_vehicle, ride.plate].filter(Boolean).join(", ")}</dd>
      </dl>
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
      <FareLines lines={ride.breakdown} total={fare} />
      <p className={paperStyles.total}>
        <span>{text.inGuilders}</span>
        <b>{formats.xcg(fare)}</b>
      </p>
      <Paid ride={ride} />
    </article>
  );
}

/** How it was paid, with the tip, where the driver has said it. */
function Paid({ ride }: { readonly ride: Ride }) {
  const text = useStrings("payments");
  const payment = usePaymentText();
  const [paidBy, tip] = [payment.paidBy(ride), payment.tip(ride)];
  if (paidBy === null) return null;
  return (
    <dl className={paperStyles.facts}>
      <dt>{text.paid}</dt>
      <dd>{paidBy}</dd>
      {tip !== null && (
        <>
          <dt>{text.tip}</dt>
          <dd>{tip}</dd>
        </>
      )}
    </dl>
  );
}
