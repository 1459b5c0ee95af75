import "./booking.css";
import { Suspense, lazy, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useMessages } from "../../language/language-context.ts";
import { type BookingFault, tripFault } from "./booking-draft.ts";
import type { BookingMessages } from "./booking.messages.ts";
import { TripForm } from "./trip-form.tsx";
import { TwoCars } from "./two-cars.tsx";
import { type CalculatedFare, useBookingDraft, useFareOfTrip, useOwnDetails } from "./use-booking.ts";

const FareStep = lazy(() => import("./fare-step.tsx"));

/** The whole booking in one house: the trip first, then its price with the person and the deed. */
export function BookingHouse() {
  const text = useMessages("booking");
  const errorText = useErrorText();
  const [draft, change, forget] = useBookingDraft();
  const fare = useFareOfTrip();
  const ownDetails = useOwnDetails();
  const [fault, setFault] = useState<BookingFault | null>(null);

  const calculate = () => {
    const found = tripFault(draft, new Date());
    setFault(found);
    fare.reset();
    if (found === null) fare.mutate(draft, { onSuccess: () => change(ownDetails(draft)) });
  };

  const tooLarge = fare.data?.large_party ?? null;
  if (fare.data && tooLarge === null && isSound(fare.data)) {
    return (
      <Suspense
        fallback={
          <TripForm draft={draft} onChange={change} onCalculate={calculate} calculating fault={null} />
        }
      >
        <FareStep
          draft={draft}
          fare={fare.data}
          onChange={change}
          onBack={fare.reset}
          onStale={calculate}
          onBooked={forget}
        />
      </Suspense>
    );
  }
  return (
    <>
      <TripForm
        draft={draft}
        onChange={(values) => {
          change(values);
          setFault(null);
          if (!fare.isPending) fare.reset();
        }}
        onCalculate={calculate}
        calculating={fare.isPending}
        fault={fault ? text.faults[fault] : fareSentence(fare, text, errorText)}
      />
      {tooLarge?.offer && <TwoCars cars={tooLarge.offer} onTake={(party) => change(party)} />}
    </>
  );
}

/** A fare must be there, a number and not negative; anything else is no fare. */
function isSound({ fare }: CalculatedFare): boolean {
  return Number.isFinite(fare) && fare >= 0;
}

/** Why there is no price to book at: what a person can mend is named, the rest is one sentence. */
function fareSentence(
  { data, error }: { data: CalculatedFare | undefined; error: Error | null },
  text: BookingMessages,
  errorText: (error: unknown) => string,
): string | null {
  if (data) return data.large_party ? text.tooLarge : text.fareFailed;
  if (error === null) return null;
  if (!(error instanceof ApiError)) return text.fareFailed;
  if (error.code === "invalid_input" && "distance_km" in error.fields) return text.distanceFailed;
  const named = ["off_island", "rate_limited", "offline", "timeout"];
  return named.includes(error.code) ? errorText(error) : text.fareFailed;
}
