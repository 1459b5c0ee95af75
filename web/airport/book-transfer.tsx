import { useState } from "react";
import { paths } from "../router/paths.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useNavigate } from "../router/router-context.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { AIRPORT } from "../booking/common-trips.ts";
import { useBookingDraft } from "../booking/use-booking-draft.ts";
import { useFareOfTrip } from "../booking/use-booking.ts";
import { PRICE_STEP } from "../booking/use-booking-flow.ts";
import { NO_PLACE } from "../places/chosen-place.ts";
import type { AirportDraft } from "./airport-trip.ts";
import type { AirportTrip } from "./use-airport-fare.ts";

type BookTransferProps = {
  readonly trip: AirportTrip;
  readonly draft: AirportDraft;
  readonly flightNumber: string;
  /** Null while it is worked out anew. */
  readonly fare: number | null;
  /** The name of the other end, when its place is known. */
  readonly placeName: string | null;
  readonly onChange: (values: Partial<AirportDraft>) => void;
};

/** The name on the sign, then on to the booking with all that is known filled in. */
export function BookTransfer(props: BookTransferProps) {
  const { trip, draft, flightNumber, fare: shownFare, placeName, onChange } = props;
  const text = useStrings("airport");
  const { errors } = useStrings("booking");
  const formats = useFormats();
  const navigate = useNavigate();
  const [booking, change] = useBookingDraft();
  const fare = useFareOfTrip();
  const [early, setEarly] = useState(false);
  const { sign } = draft;
  const hasTime = trip.when !== "";

  const book = () => {
    setEarly(!hasTime);
    if (!hasTime) return;
    const other = placeName !== null && trip.point ? { text: placeName, ...trip.point } : NO_PLACE;
    const transfer = {
      pickup: trip.toAirport ? other : AIRPORT,
      dropoff: trip.toAirport ? AIRPORT : other,
      stops: [],
      when: trip.when,
      passengers: trip.passengers,
      luggage: trip.luggage,
      vehicleType: "" as const,
      wayBack: null,
      flight_number: flightNumber,
      waitingBooking: null,
      priced: null,
      ...(sign.trim() === "" || trip.toAirport ? {} : { notes: text.signNote(sign.trim()) }),
    };
    change(transfer);
    // A position without a name is a price to go by, and no place to book: the form asks for one.
    if (other.lat === null) navigate(paths.bookYourRide);
    else {
      fare.run(
        { ...booking, ...transfer },
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
    <>
      {!trip.toAirport && (
        <TextField
          label={text.sign}
          hint={text.signHint}
          maxLength={60}
          value={sign}
          onChange={(name) => onChange({ sign: name })}
        />
      )}
      <FormError>{early && !hasTime ? errors.dateTime : null}</FormError>
      <Button
        tone="action"
        size="large"
        block
        busy={fare.isPending}
        busyLabel={text.calculating}
        onClick={book}
      >
        {shownFare === null ? text.book : `${text.book} · ${formats.shortUsd(shownFare)}`}
      </Button>
    </>
  );
}
