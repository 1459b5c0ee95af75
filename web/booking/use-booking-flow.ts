import { useEffect, useEffectEvent, useState } from "react";
import { fits } from "../../contract/fares/vehicles.ts";
import { useStrings } from "../language/language-context.ts";
import { type BookingDraft, type BookingError, tripError } from "./booking-draft.ts";
import { type CalculatedFare, useBookingDraft, useFareOfTrip, useOwnDetails } from "./use-booking.ts";
import { useFareSentence } from "./use-fare-sentence.ts";

/** The booking as a page leads through it: the trip first, then its price. */
export type BookingFlow = {
  readonly draft: BookingDraft;
  readonly change: (values: Partial<BookingDraft>) => void;
  readonly forget: () => void;
  /** The fare a ride can be booked at; null while the trip is still entered. */
  readonly priced: CalculatedFare | null;
  /** The answer for a party that no single car takes. */
  readonly largeParty: CalculatedFare["large_party"];
  readonly calculating: boolean;
  /** Why there is no fare, in the reader's language. */
  readonly error: string | null;
  /** Works out the fare of the trip with these changes; the changes stand once it has a fare. */
  readonly price: (values?: Partial<BookingDraft>) => void;
  readonly backToTrip: () => void;
};

/** Leads through one booking; what was typed is kept when the page is left. */
export function useBookingFlow(): BookingFlow {
  const text = useStrings("booking");
  const fareSentence = useFareSentence();
  const [draft, change, forget] = useBookingDraft();
  const fare = useFareOfTrip();
  const ownDetails = useOwnDetails();
  const [error, setError] = useState<BookingError | null>(null);
  const [calculated, setCalculated] = useState<CalculatedFare | null>(null);
  // A booking that waits for a signal survives a reload, with its price.
  const priced = calculated ?? draft.waitingBooking?.fare ?? null;
  const [asked, setAsked] = useState<Partial<BookingDraft> | null>(null);

  const price = (values: Partial<BookingDraft> = {}) => {
    const trip = withFittingCar({ ...draft, ...values });
    const found = tripError(trip, new Date());
    setError(found);
    const waits = found === null && !navigator.onLine;
    setAsked(waits ? values : null);
    fare.reset();
    if (found !== null || waits) return;
    fare.run(trip, {
      onDone: (answer) => {
        if (!isSound(answer)) return;
        change({ ...values, vehicleType: trip.vehicleType, ...ownDetails(trip) });
        if (answer.large_party === null) setCalculated(answer);
      },
    });
  };

  const priceWhenBack = useEffectEvent(() => {
    if (asked !== null) price(asked);
  });
  useEffect(() => {
    window.addEventListener("online", priceWhenBack);
    return () => window.removeEventListener("online", priceWhenBack);
  }, []);

  return {
    draft,
    change: (values) => {
      change(values);
      setError(null);
      setAsked(null);
      if (priced === null && !fare.isPending) fare.reset();
    },
    forget,
    priced,
    largeParty: fare.data?.large_party ?? null,
    calculating: fare.isPending,
    error: error ? text.errors[error] : asked ? text.fareWaits : fareSentence(fare, priced !== null),
    price,
    backToTrip: () => {
      fare.reset();
      setCalculated(null);
      if (draft.waitingBooking !== null) change({ waitingBooking: null });
    },
  };
}

/** Clears a car that was chosen for a smaller party. */
function withFittingCar(trip: BookingDraft): BookingDraft {
  const { vehicleType, passengers, luggage } = trip;
  if (vehicleType === "" || fits(vehicleType, { passengers, luggage })) return trip;
  return { ...trip, vehicleType: "" };
}

/** A fare must be there, a number and not negative; anything else is no fare. */
function isSound({ fare }: CalculatedFare): boolean {
  return Number.isFinite(fare) && fare >= 0;
}
