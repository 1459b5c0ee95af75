import { expect, test } from "vitest";
import { readEventStream, type StreamEvent } from "./event-stream.ts";

async function read(pieces: string[]): Promise<{ events: StreamEvent[]; activity: number }> {
  const events: StreamEvent[] = [];
  let activity = 0;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  await readEventStream(
    stream,
    (event) => events.push(event),
    () => {
      activity += 1;
    },
  );
  return { events, activity };
}

test("reads events that arrive in pieces, with their ids", async () => {
  const { events } = await read([
    'id: 7\ndata: {"type":',
    '"ride.created"}\n',
    "\nid: 8\nevent: reload\ndata:\n\n",
  ]);
  expect(events).toEqual([
    { id: "7", name: "message", data: '{"type":"ride.created"}' },
    { id: "8", name: "reload", data: "" },
  ]);
});

test("takes a heartbeat for a sign of life, not for an event", async () => {
  const { events, activity } = await read([": alive\n\n", ": alive\n\n"]);
  expect(events).toEqual([]);
  expect(activity).toBe(2);
});

test("learns how far it has come from a block that tells nothing else", async () => {
  const { events } = await read(["id: 9\nretry: 2000\n\n", "id: 10\n: heartbeat\n\n"]);
  expect(events).toEqual([
    { id: "9", name: "message", data: "" },
    { id: "10", name: "message", data: "" },
  ]);
});
