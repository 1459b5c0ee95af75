import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { calculateFareForTrip } from "../../../contract/fares/fares.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { call } from "../../api/call.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { type BookingDraft, tripFault } from "../booking/booking-draft.ts";
import { fareQuery } from "../booking/use-booking.ts";
import { useSettled } from "../../ui/use-settled.ts";

type Price = ResultOf<typeof calculateFareForTrip>;

/** A price is held for 15 minutes; a longer call has a fresh one before that. */
const READ_AGAIN_MS = 12 * 60_000;

/** The price of the trip as it is typed. */
export function usePhonePrice(draft: BookingDraft) {
  const now = useNow();
  const trip = useSettled(draft);
  const { pickup, dropoff, when, passengers, luggage, vehicleType } = trip;
  return useQuery<Price>({
    queryKey: ["desk", "price", pickup, dropoff, when, passengers, luggage, vehicleType],
    queryFn: ({ signal }) => call(calculateFareForTrip, { query: fareQuery(trip, now), signal }),
    enabled: tripFault(trip, now) === null,
    retry: false,
    refetchInterval: READ_AGAIN_MS,
  });
}

/** The price beside the buttons, or why there is none. */
export function PhonePrice({ price }: { readonly price: UseQueryResult<Price> }) {
  const text = useMessages("phone-booking");
  const formats = useFormats();
  const words = useDeskWords();
  return (
    <p className="phone-price" role="status">
      {price.isLoading && text.pricing}
      {price.isError && <span className="err">{words.reason(price.error)}</span>}
      {price.data === undefined && !price.isLoading && !price.isError && (
        <span className="muted small">{text.priceWaits}</span>
      )}
      {price.data && (
        <>
          <span className="sr">{text.price} </span>
          <b>{formats.usd(price.data.fare)}</b>
        </>
      )}
    </p>
  );
}
