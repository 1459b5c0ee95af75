import type { ReactNode } from "react";
import { ApiError } from "../api/api-error.ts";
import { CALL_TIMEOUT_MS } from "../api/send.ts";
import type { LanguageChoice } from "../language/language-context.ts";
import { latePart } from "../ui/late-part.tsx";
import type { PricedTrip } from "./booking-draft.ts";
import type { BookingFlow } from "./use-booking-flow.ts";

type PriceStepProps = {
  readonly flow: BookingFlow;
  readonly fare: PricedTrip;
  /** The form, until the step is there. */
  readonly meanwhile: ReactNode;
  readonly className?: string | undefined;
};

/** The price step with its strings; it is fetched while the price is worked out, so that it takes the form's place at once. */
export const PriceStep = latePart<PriceStepProps>(
  async (openArea) => {
    const [step] = await Promise.all([import("./price/fare-step.tsx"), openArea("price")]);
    return step;
  },
  ({ meanwhile }) => meanwhile,
);

/** Waits for the step as long as for a call: a browser may wait for a script for ever. One that can't be had is asked for again by the step. */
export function priceStepInTime(openArea: LanguageChoice["openArea"]): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError("timeout", 0)), CALL_TIMEOUT_MS);
  });
  return Promise.race([PriceStep.fetch(openArea).catch(() => undefined), late]);
}
