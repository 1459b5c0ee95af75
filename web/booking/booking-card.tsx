import { PriceStep } from "./price-step.ts";
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
  if (priced === null) return form;
  return <PriceStep flow={flow} fare={priced} meanwhile={form} className={className} />;
}
