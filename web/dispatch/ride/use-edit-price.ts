import { useEffect, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { priceRideEditEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import type { RideEdit } from "./use-ride-actions.ts";

/** While a place is typed, the price is not asked for with every letter. */
const QUIET_MS = 300;

/**
 * The price of a ride as the form has it, asked of the server while the form is filled in; its present fare while
 * nothing of the price changed. `known` is false while the fare of what was typed last is not known.
 */
export function useEditPrice(ride: Ride, edit: RideEdit): { fare: string; known: boolean } {
  const typed = JSON.stringify(edit);
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const body = JSON.parse(asked) as RideEdit;
  const changes = Object.keys(body).length > 0;
  const input = { params: { id: ride.id }, body: { ...body, version: ride.version } };
  const price = useRead(changes ? { ...read(priceRideEditEndpoint, input), retries: false } : null, {
    keepsLast: true,
  });
  const settled = asked === typed && price.isCurrent;
  if (!changes) return { fare: ride.calculated_fare, known: asked === typed };
  return {
    fare: price.data?.calculated_fare ?? ride.calculated_fare,
    known: settled && price.data !== undefined,
  };
}
