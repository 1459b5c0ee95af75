import { useEffect, useEffectEvent, useState } from "react";
import { fits } from "../../domain/fares/vehicles.ts";
import { ApiError } from "../api/api-error.ts";
import { useBagsOnEmptySeat } from "../fares/use-bags-on-seat.ts";
import { useStrings } from "../language/language-context.ts";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { type BookingDraft, type OnAccount, type TripError, isWhole, tripError } from "./booking-draft.ts";
import { useBookingDraft } from "./use-booking-draft.ts";
import { type CalculatedFare, useFareOfTrip, useOwnDetails } from "./use-booking.ts";
import { useFareSentence } from "./use-fare-sentence.ts";

/** The booking as a page leads through it: the trip first, then its price. */
export type BookingFlow = {
  readonly draft: BookingDraft;
  readonly change: (values: Partial<BookingDraft>) => void;
  readonly forget: () => void;
  /** The fare a ride can be booked at; null while the trip is still entered. */
  readonly priced: CalculatedFare | null;
  readonly calculating: boolean;
  /** Why there is no fare, in the reader's language. */
  readonly error: string | null;
  /** The field of the trip that the server or the form refused, by its name on the wire. */
  readonly refused: ApiError["fields"];
  /** Works out the fare of the trip with these changes; the changes stand once it has a fare. */
  readonly price: (values?: Partial<BookingDraft>) => void;
  readonly backToTrip: () => void;
};

/** The price stands at an address of its own, so that the browser's Back returns to the form. */
export const PRICE_STEP = "?step=price";
const NOTHING = {};
/** A person who came by the form goes back to it. */
const FROM_FORM = "form";

/** Leads through one booking; what was typed, and its price, is kept when the page is left. */
export function useBookingFlow(onAccount: OnAccount | null = null): BookingFlow {
  const text = useStrings("booking");
  const fareSentence = useFareSentence();
  const location = useLocation();
  const navigate = useNavigate();
  const [kept, change, forget] = useBookingDraft();
  const draft = onAccount === null ? kept : { ...kept, onAccount };
  const fare = useFareOfTrip();
  const ownDetails = useOwnDetails();
  const onEmptySeat = useBagsOnEmptySeat();
  const [error, setError] = useState<TripError | null>(null);
  const atPrice = location.search === PRICE_STEP;
  // A booking that waits for a signal is shown wherever the reader comes back to it.
  const priced = (atPrice ? draft.priced : null) ?? draft.waitingBooking?.fare ?? null;
  const [asked, setAsked] = useState<Partial<BookingDraft> | null>(null);

  const price = (values: Partial<BookingDraft> = {}) => {
    const entered = withFittingCar({ ...draft, ...values }, onEmptySeat);
    const now = new Date();
    const oneWay = { ...entered, wayBack: null };
    // The form asks for the way there alone: a way back that would now lie before it is asked for anew, beside the price.
    const drops = priced === null && tripError(entered, now) !== null && tripError(oneWay, now) === null;
    const trip = drops ? oneWay : entered;
    const found = tripError(trip, now);
    setError(found);
    const waits = found === null && !navigator.onLine;
    setAsked(waits ? values : null);
    fare.reset();
    if (found !== null || waits) return;
    fare.run(trip, {
      onDone: ({ places, ...answer }) => {
        const { vehicleType, wayBack } = trip;
        change({ ...values, ...places, vehicleType, wayBack, ...ownDetails(trip) });
        if (answer.large_party !== null && answer.twoCars === null) return;
        change({ priced: answer });
        if (priced !== null) return;
        navigate(location.pathname + PRICE_STEP, { state: FROM_FORM, glides: true });
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
      setError(null);
      setAsked(null);
      if (priced !== null) return change(values);
      // On the form another trip has another price, and what is on its way is the one before.
      change({ ...values, priced: null });
      if (fare.isPending && isWhole({ ...draft, ...values })) price(values);
      else fare.reset();
    },
    forget,
    priced,
    calculating: fare.isPending,
    refused: fare.error instanceof ApiError ? fare.error.fields : NOTHING,
    error: error ? text.errors[error] : asked ? text.fareWaits : fareSentence(fare, priced !== null),
    price,
    backToTrip: () => {
      fare.reset();
      if (draft.waitingBooking !== null) change({ waitingBooking: null });
      if (location.state === FROM_FORM) navigate(-1);
      else if (atPrice) navigate(location.pathname, { replace: true });
    },
  };
}

/** Clears a car that was chosen for a smaller party. */
function withFittingCar(trip: BookingDraft, onEmptySeat: number): BookingDraft {
  const { vehicleType, passengers, luggage } = trip;
  if (vehicleType === "" || fits(vehicleType, { passengers, luggage }, onEmptySeat)) return trip;
  return { ...trip, vehicleType: "" };
}
