import { callAddress } from "../../../contract/call-address.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";

/** The ride that public/early-ride.js asked for before the scripts of the page were there. */
type EarlyRide = {
  readonly address: string;
  /** The ride, and since when; null where it could not be had, of which the second try will say why. */
  readonly answer: Promise<{ readonly ride: TrackedRide; readonly at: number } | null>;
};

declare global {
  interface Window {
    earlyRide?: EarlyRide;
  }
}

/** A ride that came longer ago, while the scripts were still coming, is asked for anew. */
const FRESH_MS = 10 * SECOND_MS;

/** The ride that the HTML of the page asked for; null where there is none to use, and after it was taken. */
export async function takeEarlyRide(code: string): Promise<TrackedRide | null> {
  const early = window.earlyRide;
  delete window.earlyRide;
  const { path } = trackRideEndpoint;
  if (early?.address !== `/api${callAddress(path, { params: { tracking_code: code } })}`) return null;
  const answer = await early.answer;
  return answer !== null && Date.now() - answer.at < FRESH_MS ? answer.ride : null;
}
