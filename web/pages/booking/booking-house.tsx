import "./booking.css";
import { Suspense, lazy } from "react";
import { TripForm } from "./trip-form.tsx";
import type { BookingFlow } from "./use-booking-flow.ts";

const FareStep = lazy(() => import("./fare-step.tsx"));
const TwoCars = lazy(() => import("./two-cars.tsx"));

/** The whole booking in one house: the trip first, then its price with the person and the deed. */
export function BookingHouse({ flow }: { readonly flow: BookingFlow }) {
  const { draft, change, price, calculating, fault, priced, largeParty } = flow;
  const form = (
    <TripForm
      draft={draft}
      onChange={change}
      onCalculate={price}
      calculating={calculating || priced !== null}
      fault={fault}
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
