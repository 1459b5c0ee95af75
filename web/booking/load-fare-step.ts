import type { ComponentType } from "react";
import { ApiError } from "../api/api-error.ts";
import { CALL_TIMEOUT_MS } from "../api/send.ts";
import type { LanguageChoice } from "../language/language-context.ts";
import type { PricedTrip } from "./booking-draft.ts";
import type { BookingFlow } from "./use-booking-flow.ts";

type FareStep = ComponentType<{
  readonly flow: BookingFlow;
  readonly fare: PricedTrip;
  readonly className?: string | undefined;
}>;

let loaded: FareStep | null = null;
let underWay: Promise<void> | null = null;

/** The price step; null while it is not there yet. */
export function fareStep(): FareStep | null {
  return loaded;
}

/**
 * Fetches the price step with its strings, while the price is worked out, so that it takes the form's place at once.
 * A browser fetches a script once: one that failed is only fetched again by a page that is loaded anew.
 */
export function loadFareStep(openArea: LanguageChoice["openArea"]): Promise<void> {
  underWay ??= Promise.all([import("./price/fare-step.tsx"), openArea("price")]).then(([step]) => {
    loaded = step.default;
  });
  return underWay;
}

/** Waits for the step as long as for a call: a browser may wait for a script for ever. One that can't be had is null. */
export function fareStepInTime(openArea: LanguageChoice["openArea"]): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError("timeout", 0)), CALL_TIMEOUT_MS);
  });
  return Promise.race([loadFareStep(openArea).catch(() => undefined), late]);
}
