import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";

const LONGEST_WAIT_MS = 500;

/** Reads a booked ride for the page that follows, so that it opens with the ride on it; past half a second the page waits for it itself. */
export async function readAhead(trackingCode: string): Promise<void> {
  const input = { params: { tracking_code: trackingCode } };
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  const reading = call(trackRideEndpoint, input).then(
    (ride) => setCached(read(trackRideEndpoint, input), ride),
    () => undefined,
  );
  await Promise.race([reading, late]);
}
