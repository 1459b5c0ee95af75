import { Suspense, createElement, use } from "react";
import { useLanguage } from "../language/language-context.ts";
import type { PricedTrip } from "./booking-draft.ts";
import { fareStep, loadFareStep } from "./load-fare-step.ts";
import { TripForm } from "./trip-form.tsx";
import type { BookingFlow } from "./use-booking-flow.ts";

type BookingCardProps = {
  readonly flow: BookingFlow;
  /** Where the price stands, once it takes the place of the trip. */
  readonly className?: string | undefined;
};

/** The whole booking in one card: the trip first, then its price with the person and the button. */
export function BookingCard({ flow, className }: BookingCardProps) {
  const { draft, change, price, calculating, error, refused, priced } = flow;
  const form = (
    <TripForm
      draft={draft}
      onChange={change}
      onCalculate={price}
      calculating={calculating || priced !== null}
      error={error}
      refused={refused}
    />
  );
  if (priced !== null) {
    return (
      <Suspense fallback={form}>
        <PriceStep flow={flow} fare={priced} className={className} />
      </Suspense>
    );
  }
  return form;
}

/** Waits for its code and its strings where they are not there yet. */
function PriceStep(props: BookingCardProps & { readonly fare: PricedTrip }) {
  const { openArea } = useLanguage();
  if (fareStep() === null) use(loadFareStep(openArea));
  const step = fareStep();
  return step === null ? null : createElement(step, props);
}
