import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { streamTrackedRideEndpoint } from "../../../contract/events/events.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { takeEarlyRide } from "./early-ride.ts";
import { useTrackedRide } from "./use-tracked-ride.ts";
import { aTrackedRide } from "../../testing/rides.ts";

const CODE = "early-code";
const rideAt = (version: number) => aTrackedRide({ version, status: "Accepted" });

function askEarly(ride: TrackedRide | null, { code = CODE, ageMs = 0 } = {}): void {
  const answer = Promise.resolve(ride && { ride, at: Date.now() - ageMs });
  window.earlyRide = { address: `/api/track/${code}/`, answer };
}

afterEach(() => {
  delete window.earlyRide;
});

function Page() {
  const { data } = useTrackedRide(CODE);
  return <p>{data === undefined ? "nothing yet" : `version ${data.version}`}</p>;
}

it("shows the ride that the page's HTML has asked for, and reads only what may have been missed since", async () => {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const readings = serverAnswers(trackRideEndpoint, () => rideAt(5));
  serverAnswers(
    streamTrackedRideEndpoint,
    () => new Response(new ReadableStream({ start: (controller) => void (line = controller) })),
  );
  askEarly(rideAt(4));
  renderPart(<Page />);
  expect(await screen.findByText("version 4")).toBeTruthy();
  expect(readings).toHaveLength(0);
  line?.enqueue(new TextEncoder().encode("id: 6-1\nretry: 2000\n\n"));
  expect(await screen.findByText("version 5")).toBeTruthy();
});

it("is of use once", async () => {
  askEarly(rideAt(4));
  expect(await takeEarlyRide(CODE)).toEqual(rideAt(4));
  expect(await takeEarlyRide(CODE)).toBeNull();
});

it("is of no use where it is another ride, could not be had or came long ago", async () => {
  expect(await takeEarlyRide(CODE)).toBeNull();
  askEarly(rideAt(4), { code: "another" });
  expect(await takeEarlyRide(CODE)).toBeNull();
  askEarly(null);
  expect(await takeEarlyRide(CODE)).toBeNull();
  askEarly(rideAt(4), { ageMs: 60_000 });
  expect(await takeEarlyRide(CODE)).toBeNull();
});
