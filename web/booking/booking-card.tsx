import { Suspense, lazy } from "react";
import { TripForm } from "./trip-form.tsx";
import type { BookingFlow } from "./use-booking-flow.ts";

const FareStep = lazy(() => import("./fare-step.tsx"));
const TwoCars = lazy(() => import("./two-cars.tsx"));

/** The whole booking in one card: the trip first, then its price with the person and the button. */
export function BookingCard({ flow }: { readonly flow: BookingFlow }) {
  const { draft, change, price, calculating, error, priced, largeParty } = flow;
  const form = (
    <TripForm
      draft={draft}
      onChange={change}
      onCalculate={price}
      calculating={calculating || priced !== null}
      error={error}
    />
  );
  if (priced !== null) {
    return (
      <Suspense fallback={form}>
        <FareStep flow={flow} fare={priced} />
      </Suspense>
    );
  }
  return (
    <>
      {form}
      {largeParty?.offer && (
        <Suspense>
          <TwoCars cars={largeParty.offer} onTake={change} />
        </Suspense>
      )}
    </>
  );
}
