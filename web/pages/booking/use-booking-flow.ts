import { useState } from "react";
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
  const [priced, setPriced] = useState<CalculatedFare | null>(null);

  const price = (values: Partial<BookingDraft> = {}) => {
    const trip = withFittingCar({ ...draft, ...values });
    const found = tripFault(trip, new Date());
    setFault(found);
    fare.reset();
    if (found !== null) return;
    fare.mutate(trip, {
      onSuccess: (answer) => {
        change({ ...values, vehicleType: trip.vehicleType, ...ownDetails(trip) });
        if (isSound(answer) && answer.large_party === null) setPriced(answer);
      },
    });
  };

  return {
    draft,
    change: (values) => {
      change(values);
      setFault(null);
      if (priced === null && !fare.isPending) fare.reset();
    },
    forget,
    priced,
    largeParty: fare.data?.large_party ?? null,
    calculating: fare.isPending,
    fault: fault ? text.faults[fault] : fareSentence(fare),
    price,
    backToTrip: () => {
      fare.reset();
      setPriced(null);
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
