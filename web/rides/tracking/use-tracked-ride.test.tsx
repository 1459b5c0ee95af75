import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { streamTrackedRideEndpoint } from "../../../contract/events/events.endpoints.ts";
import type { TrackedEvent } from "../../../contract/events/live-event.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { type Sent, serverAnswers } from "../../testing/server.ts";
import { useTrackedRide } from "./use-tracked-ride.ts";
import { aTrackedRide } from "../../testing/rides.ts";

let readings: readonly Sent[];
let code = 0;
let line: ReadableStreamDefaultController<Uint8Array>;

const rideAt = (version: number, lat: number) =>
  aTrackedRide({
    version,
    status: "Accepted",
    position: { lat, lng: -68.9, located_at: "" },
  });

function Page() {
  const { data } = useTrackedRide(`code${code}`);
  return (
    <p>{data === undefined ? "nothing yet" : `version ${data.version}, car at ${data.position?.lat}`}</p>
  );
}

async function tell(text: string): Promise<void> {
  await act(async () => line.enqueue(new TextEncoder().encode(text)));
}

function tellOf(event: TrackedEvent): Promise<void> {
  return tell(`id: 7-1\ndata: ${JSON.stringify(event)}\n\n`);
}

/** A page that has read its ride, hears of it, and has read what it may have missed before that. */
beforeEach(async () => {
  code += 1;
  readings = serverAnswers(trackRideEndpoint, () => rideAt(3, 12.1));
  serverAnswers(
    streamTrackedRideEndpoint,
    () => new Response(new ReadableStream({ start: (controller) => void (line = controller) })),
  );
  renderPart(<Page />);
  await screen.findByText("version 3, car at 12.1");
  await tell("id: 6-1\nretry: 2000\n\n");
  await vi.waitUntil(() => readings.length === 2);
});

it("shows a car that moved as the event brings it, and asks for nothing", async () => {
  await tellOf({ type: "track.changed", ride: rideAt(3, 12.2) });
  expect(await screen.findByText("version 3, car at 12.2")).toBeTruthy();
  expect(readings).toHaveLength(2);
});

it("shows where its car is as a frame says, which says nothing else", async () => {
  await tellOf({ type: "track.changed", ride: rideAt(3, 12.2) });
  const position = { lat: 12.25, lng: -68.9, located_at: "2026-11-20T16:00:00Z" };
  await tellOf({ type: "track.moved", position });
  expect(await screen.findByText("version 3, car at 12.25")).toBeTruthy();
  expect(readings).toHaveLength(2);
});

it("goes on showing what is newer than an event that comes late", async () => {
  await tellOf({ type: "track.changed", ride: rideAt(2, 12.3) });
  await tellOf({ type: "track.changed", ride: rideAt(3, 12.4) });
  expect(await screen.findByText("version 3, car at 12.4")).toBeTruthy();
  await tellOf({ type: "track.changed", ride: rideAt(2, 12.5) });
  expect(screen.getByText("version 3, car at 12.4")).toBeTruthy();
  expect(readings).toHaveLength(2);
});

it("reads the ride again where the event doesn't bring it", async () => {
  await tellOf({ type: "track.changed" });
  await expect.poll(() => readings.length).toBe(3);
});
