import { useState } from "react";
import { paths } from "../router/paths.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useNavigate } from "../router/router-context.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { AIRPORT } from "../booking/common-trips.ts";
import { useBookingDraft, useFareOfTrip } from "../booking/use-booking.ts";
import { PRICE_STEP } from "../booking/use-booking-flow.ts";
import { type ChosenPlace, NO_PLACE } from "../places/place-field.tsx";
import type { AirportTrip } from "./use-airport-fare.ts";
import cellStyles from "../ui/cell.module.css";
import styles from "./book-transfer.module.css";

type BookTransferProps = {
  readonly trip: AirportTrip;
  /** What it costs, once that was asked; then booking is the next thing to do. */
  readonly fare: number | null;
  /** The name of the other end, when its place is known. */
  readonly placeName: string | null;
  /** What was typed for it and is no place yet. */
  readonly typed: ChosenPlace | null;
};

/** The flight and the name on the sign, then on to the booking with all that is known filled in. */
export function BookTransfer({ trip, fare: shownFare, placeName, typed }: BookTransferProps) {
  const text = useStrings("airport");
  const formats = useFormats();
  const navigate = useNavigate();
  const [draft, change] = useBookingDraft();
  const fare = useFareOfTrip();
  const [flightNumber, setFlightNumber] = useState("");
  const [sign, setSign] = useState("");

  const book = () => {
    const other = placeName !== null && trip.point ? { text: placeName, ...trip.point } : (typed ?? NO_PLACE);
    const transfer = {
      pickup: trip.toAirport ? other : AIRPORT,
      dropoff: trip.toAirport ? AIRPORT : other,
      stops: [],
      when: "now",
      passengers: trip.passengers,
      luggage: trip.luggage,
      vehicleType: "" as const,
      wayBack: null,
      flight_number: flightNumber,
      waitingBooking: null,
      priced: null,
      ...(sign.trim() === "" ? {} : { notes: text.signNote(sign.trim()) }),
    };
    change(transfer);
    // Without the other end the form asks for it; with it the price that was seen goes along.
    if (other.lat === null) navigate(paths.bookYourRide);
    else {
      fare.run(
        { ...draft, ...transfer },
        {
          onDone: ({ places, ...priced }) => {
            const bookable = priced.large_party === null || priced.twoCars !== null;
            if (bookable) change({ ...places, priced });
            navigate(bookable ? paths.bookYourRide + PRICE_STEP : paths.bookYourRide);
          },
          onError: () => navigate(paths.bookYourRide),
        },
      );
    }
  };

  return (
    <fieldset className={`stack ${styles.transfer}`}>
      <legend className="visually-hidden">{text.book}</legend>
      <div className={cellStyles.cells}>
        <TextField
          label={text.flight}
          name="flight_number"
          maxLength={10}
          value={flightNumber}
          onChange={setFlightNumber}
        />
        {!trip.toAirport && (
          <TextField label={text.sign} hint={text.signHint} maxLength={60} value={sign} onChange={setSign} />
        )}
      </div>
      <Button
        tone={shownFare === null ? "ink" : "action"}
        size="large"
        block
        busy={fare.isPending}
        busyLabel={text.calculating}
        onClick={book}
      >
        {shownFare === null ? text.book : `${text.book} · ${formats.shortUsd(shownFare)}`}
      </Button>
    </fieldset>
  );
}
