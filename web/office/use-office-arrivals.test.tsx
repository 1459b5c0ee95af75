import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { streamEventsEndpoint } from "../../contract/events/events.endpoints.ts";
import { countOfficeEndpoint } from "../../contract/reports/office.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../contract/drivers/driver-records.endpoints.ts";
import { read } from "../api/read.ts";
import { startSession } from "../api/session.ts";
import { useRead } from "../api/use-read.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { useOfficeArrivals } from "./use-office-arrivals.ts";
import { setImmediate as nextTurn } from "node:timers/promises";

const NELLY = {
  id: 7,
  name: "Nelly Sambo",
  status: "available",
  location: "Punda",
  lat: 12.1,
  lng: -68.9,
  located_at: "2026-11-20T16:00:00Z",
  lastActive: "2026-11-20T16:00:00Z",
  profile: { phone_number: "+59995550172", vehicle_type: "xl", current_location: "Punda" },
  version: 3,
};

beforeEach(() => startSession({ username: "staff", role: "staff", access: "token", refresh: null }, false));

test("a car that only moves makes the office read nothing again, a change that waits does", async () => {
  const counted = serverAnswers(countOfficeEndpoint, () => ({ messages: 0, applications: 0, drivers: 0 }));
  const listed = serverAnswers(listDriverRecordsEndpoint, () => []);
  const say = serverStreams();
  renderPart(<Office />);
  await say({ type: "driver.changed", driver: NELLY });
  await screen.findByText("Read");
  await waitFor(() => expect(counted.length).toBeGreaterThan(1));
  await settled();
  const before = { counted: counted.length, listed: listed.length };
  for (let step = 0; step < 3; step += 1) {
    const place = { lat: 12 + step / 8, lng: -68.9, located_at: "2026-11-22T12:00:00Z", location: "Punda" };
    await say({ type: "drivers.moved", cars: [{ id: NELLY.id, ...place }] });
  }
  await settled();
  expect({ counted: counted.length, listed: listed.length }).toEqual(before);
  // What the driver wants changed is not in the event.
  await say({ type: "driver.changed", driver: NELLY });
  await waitFor(() => expect(counted.length).toBe(before.counted + 1));
  await waitFor(() => expect(listed.length).toBe(before.listed + 1));
});

function Office() {
  useOfficeArrivals();
  const counts = useRead(read(countOfficeEndpoint));
  const drivers = useRead(read(listDriverRecordsEndpoint));
  return <p>{counts.data && drivers.data ? "Read" : "Reading"}</p>;
}

/** The live events of the server, said one at a time. */
function serverStreams(): (event: unknown) => Promise<void> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  serverAnswers(streamEventsEndpoint, () => new Response(readable));
  void write("id: 1\n\n");
  return (event) => act(() => write(`data: ${JSON.stringify(event)}\n\n`));
}

/** Whatever has come is read and has begun what it begins. */
function settled(): Promise<void> {
  return act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  });
}
