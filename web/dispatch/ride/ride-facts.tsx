import { stopNames } from "../../../domain/fares/stop-names.ts";
import { askedNeeds } from "../../../domain/rides/asked-needs.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaidByLink } from "../../pay-links/use-paid-by-link.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { useUnpaidText } from "../../payments/use-unpaid-text.ts";
import { PlaceWords } from "../../places/place-words.tsx";
import { useFlightText } from "../../rides/use-flight-text.ts";
import { useAccountText } from "../../rides/booked/use-account-text.ts";
import ShipNotes from "../../rides/ship/ship-notes.tsx";
import { TripDistance } from "../../rides/trip-distance.tsx";
import type { DispatchStrings } from "../strings/en.ts";
import { useEta } from "../live/use-eta.ts";
import { FarArrival } from "./far-arrival.tsx";
import { RideState } from "./ride-state.tsx";
import { Fact, FactSection } from "./facts.tsx";
import { PhoneLink } from "../phone-link.tsx";
import factsStyles from "./facts.module.css";

/** The code to tell a passenger who calls; once they are aboard, how it was checked. */
function startOf({ start_code, start_check, no_code_reason }: Ride, text: DispatchStrings): string | null {
  if (start_check === "code") return text.startChecked;
  if (start_check === "nothing") return text.startUnasked;
  return start_check === "reason" ? text.startWithout(no_code_reason ?? "") : start_code;
}

type RideFactsProps = { readonly ride: Ride; readonly heading?: "h2" | "h3" };

/** A ride in sections: the ride, its price line by line, its rider, its driver and its places. */
export function RideFacts({ ride, heading: Heading = "h3" }: RideFactsProps) {
  const text = useStrings("dispatch");
  const etaOf = useEta();
  const { needs } = useStrings("rides");
  const { stops, onAccount } = useStrings("rides/booked");
  const account = useAccountText()(ride);
  const payments = useStrings("payments");
  const payment = usePaymentText();
  const payLinks = useStrings("pay-links");
  const unpaid = useUnpaidText();
  const byLink = usePaidByLink()(ride);
  const flightText = useFlightText();
  const tip = payment.tip(ride);
  const formats = useFormats();
  const moment = (at: string | null) => (at === null ? text.notAvailable : formats.shortDateTime(at));
  const start = startOf(ride, text);
  const booking = useStrings("booking/price");
  const other = ride.other_way ?? null;
  return (
    <div className={factsStyles.sections}>
      {ride.ended_at === null && <ShipNotes ride={ride} />}
      <FactSection heading={Heading} title={text.rideInformation}>
        <Fact name={text.id}>
          {ride.id} ({ride.reference})
        </Fact>
        <Fact name={text.status}>
          <RideState ride={ride} /> <FarArrival ride={ride} />
        </Fact>
        <Fact name={text.distance}>
          <TripDistance ride={ride} />
        </Fact>
        <Fact name={text.fare}>{formats.usd(Number(ride.calculated_fare) || 0)}</Fact>
        {byLink !== null && <Fact name={payLinks.byLink}>{byLink}</Fact>}
        {ride.status === "Completed" && (
          <Fact name={payments.paid}>
            {[payment.paidBy(ride) ?? unpaid(ride) ?? payments.notRecorded, tip && `${payments.tip} ${tip}`]
              .filter(Boolean)
              .join(", ")}
          </Fact>
        )}
        {ride.contract && <Fact name={text.ofContract}>{ride.contract.name}</Fact>}
        {account !== null && <Fact name={onAccount}>{account}</Fact>}
        {other !== null && (
          <Fact name={other.is_return ? booking.wayBack : booking.wayThere}>
            {other.reference}, {moment(other.ride_datetime)}
          </Fact>
        )}
        <Fact name={text.scheduled}>{moment(ride.ride_datetime)}</Fact>
        <Fact name={text.created}>{moment(ride.created_at)}</Fact>
        <Fact name={text.assignedTime}>{moment(ride.assigned_time)}</Fact>
        {start !== null && <Fact name={text.startCode}>{start}</Fact>}
        {ride.flight && <Fact name={text.flight}>{flightText(ride.flight)}</Fact>}
        {ride.flight?.booked_for && <Fact name={text.bookedFor}>{moment(ride.flight.booked_for)}</Fact>}
        {askedNeeds(ride).map(([need, asked]) => (
          <Fact key={need} name={needs[need]}>
            {asked ?? text.yes}
          </Fact>
        ))}
      </FactSection>
      {ride.breakdown.length > 0 && (
        <section className={factsStyles.section}>
          <Heading>{text.fare}</Heading>
          <FareLines
            lines={ride.breakdown}
            total={Number(ride.calculated_fare) || 0}
            completedFare={ride.corrected_from}
          />
        </section>
      )}
      <FactSection heading={Heading} title={text.riderInformation}>
        <Fact name={text.name}>{ride.rider_name || text.notAvailable}</Fact>
        <Fact name={text.phone}>
          <PhoneLink phone={ride.rider_phone} />
        </Fact>
        <Fact name={text.passengers}>{ride.passenger_count}</Fact>
        <Fact name={text.luggageItems}>{ride.luggage_count}</Fact>
      </FactSection>
      <FactSection heading={Heading} title={text.driverInformation}>
        <Fact name={text.name}>{ride.driver_name ?? text.notAvailable}</Fact>
        <Fact name={text.phone}>
          {ride.driver_phone === null ? text.notAvailable : <PhoneLink phone={ride.driver_phone} />}
        </Fact>
        <Fact name={text.vehicle}>{ride.driver_vehicle ?? text.notAvailable}</Fact>
        <Fact name={text.plate}>{ride.plate ?? text.notAvailable}</Fact>
      </FactSection>
      <FactSection heading={Heading} title={text.locationInformation}>
        <Fact name={text.pickup}>
          <PlaceWords name={ride.pickup_location} near={ride.pickup_near} />
        </Fact>
        {ride.stops && <Fact name={stops}>{stopNames(ride.stops)}</Fact>}
        <Fact name={text.dropoff}>
          <PlaceWords name={ride.dropoff_location} near={ride.dropoff_near} />
        </Fact>
        <Fact name={text.eta}>{moment(etaOf(ride))}</Fact>
      </FactSection>
    </div>
  );
}
