import { Fact, FactsList } from "../../ui/facts-list.tsx";
import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { FareLines } from "../../fares/fare-lines.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { useUnpaidText } from "../../payments/use-unpaid-text.ts";
import { TripDistance } from "../../rides/trip-distance.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { asNumber } from "../../rides/order-rides.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { receiptOf } from "../../rides/receipt/receipt.tsx";
import { ReceiptButton } from "../../rides/receipt/receipt-button.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { StepDialog } from "../steps/step-dialog.tsx";

type DriverRideDialogProps = {
  /** The ride to show; null keeps the dialog shut. */
  readonly ride: Ride | null;
  readonly onClose: () => void;
  readonly onDelete: (ride: Ride) => void;
};

/** A completed ride in full, with its receipt; its driver can remove it from their list. */
export function DriverRideDialog({ ride, onClose, onDelete }: DriverRideDialogProps) {
  const text = useStrings("drivers");
  const [asked, setAsked] = useState<"record_payment" | null>(null);
  const { takeStep } = useDriverDay();
  return (
    <>
      <Dialog
        open={ride !== null}
        onClose={onClose}
        title={ride?.rider_name}
        subtitle={ride?.reference}
        footer={
          ride !== null && (
            <>
              {ride.actions.includes("delete") && (
                <Button
                  tone="bad"
                  onClick={() => {
                    onClose();
                    onDelete(ride);
                  }}
                >
                  {text.step.delete}
                </Button>
              )}
              {ride.actions.includes("record_payment") && (
                <Button onClick={() => setAsked("record_payment")}>
                  {ride.paid_by ? text.correctPayment : text.step.record_payment}
                </Button>
              )}
              {ride.calculated_fare !== "" && <ReceiptButton ride={receiptOf(ride)} />}
            </>
          )
        }
      >
        {ride !== null && <Facts ride={ride} />}
      </Dialog>
      {ride !== null && (
        <StepDialog
          ride={ride}
          action={asked}
          onClose={() => setAsked(null)}
          onConfirm={(action, said) => {
            setAsked(null);
            onClose();
            takeStep(ride, action, said);
          }}
        />
      )}
    </>
  );
}

function Facts({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers");
  const words = useStrings("drivers/history");
  const rides = useStrings("rides");
  const formats = useFormats();
  const { columns } = text.panel;
  const hasFare = ride.calculated_fare !== "";
  const fare = asNumber(ride.calculated_fare);
  return (
    <div className="stack">
      <div className="between">
        <RideLines ride={ride} inFull />
        <StatusBadge status={ride.status} />
      </div>
      <FactsList>
        <Fact name={columns.when}>{formats.dateTime(ride.ride_datetime)}</Fact>
        <Fact name={words.completed}>
          {ride.completed_at === null ? rides.notAvailable : formats.dateTime(ride.completed_at)}
        </Fact>
        <Fact name={columns.people}>
          {rides.passengers(ride.passenger_count)}, {rides.bags(ride.luggage_count)}
        </Fact>
        <Fact name={columns.distance}>
          <TripDistance ride={ride} />
        </Fact>
        <Fact name={words.phone}>{displayPhone(ride.rider_phone)}</Fact>
        {ride.notes !== null && <Fact name={text.active.notes}>{ride.notes}</Fact>}
      </FactsList>
      {hasFare ? (
        <FareLines lines={ride.breakdown} total={fare} completedFare={ride.corrected_from} />
      ) : (
        <FactsList>
          <Fact name={columns.fare}>{rides.notAvailable}</Fact>
        </FactsList>
      )}
      <Paid ride={ride} />
      {hasFare && !ride.paid_by && <p className="muted small">{text.cash(formats.cashXcg(fare))}</p>}
    </div>
  );
}

function Paid({ ride }: { readonly ride: Ride }) {
  const text = useStrings("payments");
  const payment = usePaymentText();
  const unpaid = useUnpaidText();
  const tip = payment.tip(ride);
  return (
    <FactsList>
      <Fact name={text.paid}>{payment.paidBy(ride) ?? unpaid(ride) ?? text.notRecorded}</Fact>
      {tip !== null && <Fact name={text.tip}>{tip}</Fact>}
    </FactsList>
  );
}
