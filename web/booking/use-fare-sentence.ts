import { ApiError } from "../api/api-error.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useStrings } from "../language/language-context.ts";
import type { CalculatedFare } from "./use-booking.ts";

type Asked = { readonly data: CalculatedFare | undefined; readonly error: Error | null };

/**
 * Says why there is no price to book at: what a person can correct is named, the rest is one sentence; `whileBooking`, with a
 * price already shown, it is the sentence of what went wrong.
 */
export function useFareSentence(): (asked: Asked, whileBooking: boolean) => string | null {
  const text = useStrings("booking");
  const errorText = useErrorText();
  return ({ data, error }, whileBooking) => {
    if (data?.large_party) return text.tooLarge;
    if (data) {
      if (Number.isFinite(data.fare) && data.fare >= 0) return null;
      if (!whileBooking) return text.fareFailed;
      return typeof data.fare === "number" ? text.invalidFare : text.noFareData;
    }
    if (error === null) return null;
    if (!(error instanceof ApiError)) return text.fareFailed;
    if (error.code === "invalid_input" && "distance_km" in error.fields) return text.distanceFailed;
    const named = ["off_island", "rate_limited", "offline", "timeout"];
    if (named.includes(error.code)) return errorText(error);
    return whileBooking && error.answered ? text.fareFailedWith(error.status) : text.fareFailed;
  };
}
