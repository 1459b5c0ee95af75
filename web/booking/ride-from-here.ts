import { useEffect, useEffectEvent, useRef } from "react";
import type { ChosenPlace } from "../places/chosen-place.ts";
import { paths } from "../router/paths.ts";
import { useSearchParams } from "../router/router-context.ts";
import type { BookingFlow } from "./use-booking-flow.ts";

/** A place that a paper hangs at. */
export type Here = { readonly name: string; readonly lat: number; readonly lng: number };

const MOST_LETTERS = 200;

/** The address, for a code on paper, at which a ride begins here and now. */
export function linkFrom({ name, lat, lng }: Here): string {
  const query = new URLSearchParams({ from: name, lat: String(lat), lng: String(lng) });
  return `${paths.bookYourRide}?${query}`;
}

/** Begins the booking where the paper hangs that was scanned, as soon as a car can come. */
export function useRideFromHere(flow: BookingFlow): void {
  const [params] = useSearchParams();
  const here = placeIn(params);
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    // A person who comes back from the price has what they chose since.
    if (here === null || begun.current || flow.priced !== null) return;
    begun.current = true;
    flow.change({ pickup: here, when: "now" });
  });
  const name = here?.text;
  useEffect(() => {
    if (name !== undefined) begin();
  }, [name]);
}

/** The place that an address names; one whose point is none is left to be chosen from the list. */
function placeIn(params: URLSearchParams): ChosenPlace | null {
  const text = params.get("from")?.trim().slice(0, MOST_LETTERS) ?? "";
  if (text === "") return null;
  const [lat, lng] = [numberIn(params.get("lat")), numberIn(params.get("lng"))];
  return lat === null || lng === null ? { text, lat: null, lng: null } : { text, lat, lng };
}

function numberIn(text: string | null): number | null {
  const value = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
