import { useEffect, useEffectEvent, useState } from "react";
import { fits } from "../../../contract/fares/vehicles.ts";
import { useMessages } from "../../language/language-context.ts";
import { type BookingDraft, type BookingFault, tripFault } from "./booking-draft.ts";
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
  readonly fault: string | null;
  /** Works out the fare of the trip with these changes; the changes stand once it has a fare. */
  readonly price: (values?: Partial<BookingDraft>) => void;
  readonly backToTrip: () => void;
};

/** Leads through one booking; what was typed outlives the page. */
export function useBookingFlow(): BookingFlow {
  const text = useMessages("booking");
  const fareSentence = useFareSentence();
  const [draft, change, forget] = useBookingDraft();
  const fare = useFareOfTrip();
  const ownDetails = useOwnDetails();
  const [fault, setFault] = useState<BookingFault | null>(null);
  const [calculated, setCalculated] = useState<CalculatedFare | null>(null);
  // A wish that waits for signal outlives a reload, and its price with it.
  const priced = calculated ?? draft.wish?.fare ?? null;
  const [asked, setAsked] = useState<Partial<BookingDraft> | null>(null);

  const price = (values: Partial<BookingDraft> = {}) => {
    const trip = withFittingCar({ ...draft, ...values });
    const found = tripFault(trip, new Date());
    setFault(found);
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
      setFault(null);
      setAsked(null);
      if (priced === null && !fare.isPending) fare.reset();
    },
    forget,
    priced,
    largeParty: fare.data?.large_party ?? null,
    calculating: fare.isPending,
    fault: fault ? text.faults[fault] : asked ? text.fareWaits : fareSentence(fare, priced !== null),
    price,
    backToTrip: () => {
      fare.reset();
      setCalculated(null);
      if (draft.wish !== null) change({ wish: null });
    },
  };
}

/** Lets go of a car that was chosen for a smaller party. */
function withFittingCar(trip: BookingDraft): BookingDraft {
  const { vehicleType, passengers, luggage } = trip;
  if (vehicleType === "" || fits(vehicleType, { passengers, luggage })) return trip;
  return { ...trip, vehicleType: "" };
}

/** A fare must be there, a number and not negative; anything else is no fare. */
function isSound({ fare }: CalculatedFare): boolean {
  return Number.isFinite(fare) && fare >= 0;
}
