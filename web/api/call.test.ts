import { expect, it, vi } from "vitest";
import { reportRideProgressEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { call } from "./call.ts";

const INPUT = { params: { id: 1 }, body: { step: "arrived" } } as const;

function answerWith(body: BodyInit): void {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async () => new Response(body, { status: 200 }));
}

/** A body of which the first part comes, and then this instead of the rest. */
function cutBy(error: Error): ReadableStream {
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"id":')),
    pull: (body) => body.error(error),
  });
}

it.each([
  ["cut off", new TypeError("Failed to fetch")],
  ["too late", new DOMException("The user aborted a request.", "AbortError")],
])("takes an answer whose rest is %s for none, so the call may be sent again", async (_, error) => {
  answerWith(cutBy(error));
  await expect(call(reportRideProgressEndpoint, INPUT)).rejects.toMatchObject({
    code: "unreachable",
    status: 0,
  });
});

it("says that an answer which isn't ours can't be read", async () => {
  answerWith("<h1>Sign in to the hotel's network</h1>");
  await expect(call(reportRideProgressEndpoint, INPUT)).rejects.toMatchObject({
    code: "unreadable",
    status: 200,
  });
});
