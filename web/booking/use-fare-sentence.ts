import { ApiError } from "../api/api-error.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { UnusableFare } from "../fares/fare-answer.ts";
import { useLateStrings, useStrings } from "../language/language-context.ts";
import { unchosenPlace } from "./unchosen-place.ts";
import type { CalculatedFare } from "./use-booking.ts";

type Asked = { readonly data: CalculatedFare | undefined; readonly error: Error | null };

/**
 * Says why there is no price to book at: what a person can correct is named, the rest is one sentence; `whileBooking`, with a
 * price already shown, it is the sentence of what went wrong.
 */
export function useFareSentence(): (asked: Asked, whileBooking: boolean) => string | null {
  const text = useStrings("booking");
  // Only who sees a price can be told of another one that failed.
  const price = useLateStrings("booking/price", "price", false);
  const errorText = useErrorText();
  return ({ data, error }, whileBooking) => {
    if (data?.large_party && data.twoCars === null) return text.tooLarge;
    if (error === null) return null;
    if (error instanceof UnusableFare) {
      const why = price?.[error.why === "invalid" ? "invalidFare" : "noFareData"];
      return (whileBooking && why) || text.fareFailed;
    }
    if (!(error instanceof ApiError)) return text.fareFailed;
    const typed = unchosenPlace(error);
    if (typed !== undefined) return text.notChosen(typed);
    if (error.code === "invalid_input") {
      if ("distance_km" in error.fields) return text.distanceFailed;
      if ("stops" in error.fields) return price?.stopUnknown ?? text.distanceFailed;
    }
    const named = ["same_place", "off_island", "rate_limited", "offline", "timeout"];
    if (named.includes(error.code)) return errorText(error);
    return (whileBooking && error.answered && price?.fareFailedWith(error.status)) || text.fareFailed;
  };
}
