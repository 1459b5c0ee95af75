import { stopNames } from "../../../domain/fares/stop-names.ts";
import { type ReactNode, useState } from "react";
import { DAY_MS } from "../../../domain/time-units.ts";
import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { asNumber } from "../order-rides.ts";
import { RateRide } from "../rating/rate-ride.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useBookAgain } from "../../booking/use-book-again.ts";
import { PreferDriver } from "./prefer-driver.tsx";
import { receiptOf } from "../receipt/receipt.tsx";
import { tripPictureOf } from "../receipt/trip-picture.ts";
import { ReceiptButton } from "../receipt/receipt-button.tsx";
import { fareText } from "../fare-text.ts";
import styles from "./rider-ride-dialog.module.css";

type RiderRideDialogProps = {
  /** The ride to show; null keeps the dialog shut. */
  readonly ride: Ride | null;
  readonly onClose: () => void;
};

/** A ride in full, in the four sections of a ride's details. */
export function RiderRideDialog({ ride, onClose }: RiderRideDialogProps) {
  const text = useStrings("rides/mine");
  return (
    <Dialog
      open={ride !== null}
      onClose={onClose}
      title={text.details.title}
      subtitle={ride?.reference}
      footer={ride !== null && <DialogActions ride={ride} onClose={onClose} />}
    >
      {ride !== null && <TripPicture key={ride.id} ride={ride} />}
      {ride !== null && <Sections ride={ride} />}
      {ride !== null && ride.breakdown.length > 0 && (
        <div className={styles.rate}>
          <FareLines
            lines={ride.breakdown}
            total={asNumber(ride.calculated_fare)}
            completedFare={ride.corrected_from}
          />
        </div>
      )}
      {ride !== null && ride.tracking_code !== null && (
        <RateRide ride={ride} code={ride.tracking_code} className={styles.rate} />
      )}
      {ride?.status === "Completed" && ride.driver_name !== null && (
        <div className={styles.rate}>
          <PreferDriver ride={ride} driver={ride.driver_name} />
        </div>
      )}
    </Dialog>
  );
}

/** The way on the map; nothing where an end isn't known. */
function TripPicture({ ride }: { readonly ride: Ride }) {
  const text = useStrings("rides/receipt");
  const [missing, setMissing] = useState(false);
  const picture = tripPictureOf(ride.tracking_code);
  if (picture === null || missing) return null;
  return (
    <img
      className={styles.picture}
      src={picture}
      width={1024}
      height={512}
      alt={text.mapOf(ride.pickup_location, ride.dropoff_location)}
      onError={() => setMissing(true)}
    />
  );
}

function DialogActions({ ride, onClose }: { readonly ride: Ride; readonly onClose: () => void }) {
  const text = useStrings("rides/mine");
  const again = useBookAgain(ride);
  return (
    <>
      <Button tone="quiet" onClick={onClose}>
        {text.details.close}
      </Button>
      {ride.status === "Completed" && ride.calculated_fare !== "" && <ReceiptButton ride={receiptOf(ride)} />}
      <Button tone="ink" icon="repeat" onClick={() => again(false)}>
        {text.rebook}
      </Button>
    </>
  );
}

function Sections({ ride }: { readonly ride: Ride }) {
  const { details } = useStrings("rides/mine");
  const words = useStrings("rides");
  const { notAssigned, stops } = useStrings("rides/booked");
  const formats = useFormats();
  const [now] = useState(() => Date.now());
  // A day after a ride a driver's phone is theirs again; the office is there to call.
  const isLongPast = ride.ended_at !== null && now - Date.parse(ride.ended_at) > DAY_MS;
  const driverPhone = ride.driver_phone === null ? words.notAvailable : displayPhone(ride.driver_phone);
  const completed = ride.completed_at === null ? words.notAvailable : formats.dateTime(ride.completed_at);
  return (
    <div className={styles.rideSections}>
      <Section
        title={details.locations}
        rows={[
          [details.pickup, ride.pickup_location],
          ...(ride.stops ? [[stops, stopNames(ride.stops)] as const] : []),
          [details.dropoff, ride.dropoff_location],
        ]}
      />
      <Section
        title={details.ride}
        rows={[
          [details.dateTime, formats.dateTime(ride.ride_datetime)],
          [details.passengers, formats.number(ride.passenger_count)],
          [details.luggage, formats.number(ride.luggage_count)],
          [details.distance, formats.km(asNumber(ride.distance_km))],
          [details.fare, fareText(ride.calculated_fare, formats, words.notAvailable)],
        ]}
      />
      <Section
        title={details.driver}
        rows={[
          [details.driverName, ride.driver_name ?? notAssigned],
          ...(isLongPast ? [] : [[details.driverPhone, driverPhone] as const]),
        ]}
      />
      <Section
        title={details.request}
        rows={[
          [details.requestedAt, formats.dateTime(ride.created_at)],
          [details.completedAt, completed],
          [details.status, <StatusBadge key="status" status={ride.status} />],
        ]}
      />
    </div>
  );
}

type SectionProps = {
  readonly title: string;
  readonly rows: readonly (readonly [string, ReactNode])[];
};

function Section({ title, rows }: SectionProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
