import { ApiError, factsOf, serverText } from "../../api/api-error.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { companyPhone } from "../../company/company-phone.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";

/** The spec's words: what the server said behind "Failed to book ride", else the plain sentence. */
export function useBookingSentence(): (error: Error | null) => string | null {
  const text = useStrings("booking/price");
  const why = useTranslatedReason();
  const english = useLanguage().language === "en";
  return (error) => {
    if (error === null) return null;
    if (!(error instanceof ApiError) || !error.answered) return text.bookFailed;
    return text.bookFailedBecause(english ? (serverText(error) ?? "Unknown error") : why(error));
  };
}

/** The server speaks English: elsewhere the fields it named or the sentence for its code, and the phone it gave. */
function useTranslatedReason(): (error: ApiError) => string {
  const price = useStrings("booking/price");
  const { needs } = useStrings("rides");
  const errorText = useErrorText();
  const labels: Readonly<Record<string, string | undefined>> = {
    rider_name: price.fullName,
    rider_phone: price.phone,
    rider_email: price.email,
    vehicle_type: price.vehicleType,
    stops: price.stopUnknown,
    ...needs,
  };
  return (error) => {
    const refused = factsOf(error, "deal_refused")?.reason;
    if (refused !== undefined) return price.dealCode.reasons[refused];
    const phone = factsOf(error, "rate_limited")?.phone;
    const named = Object.keys(error.fields).flatMap((field) => labels[field] ?? []);
    const reason = named.length > 0 ? named.join(", ") : errorText(error);
    return phone === undefined ? reason : `${reason} ${companyPhone(phone)}`;
  };
}
