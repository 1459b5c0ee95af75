import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { reportNoSignalEndpoint } from "../../../contract/dispatch/own-plan.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { useSilence } from "./use-silence.ts";

function listen(username: string, answeredAt: number) {
  const { rerender } = renderHook(
    (now: { noSignal: boolean; answeredAt: number }) => useSilence(username, { enabled: true, ...now }),
    { initialProps: { noSignal: false, answeredAt } },
  );
  return {
    loses: () => rerender({ noSignal: true, answeredAt }),
    comesBack: () => rerender({ noSignal: false, answeredAt: Date.now() }),
  };
}

it("says once it is back from when the phone heard of nothing: from the last answer on", async () => {
  const sent = serverAnswers(reportNoSignalEndpoint, () => new Response(null, { status: 204 }));
  const answeredAt = Date.now() - 3 * MINUTE_MS;
  const { loses, comesBack } = listen("silent", answeredAt);
  expect(sent).toEqual([]);
  loses();
  comesBack();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ from: new Date(answeredAt).toISOString() });
});

it("says it the next time where the server didn't take it", async () => {
  const first = serverAnswers(reportNoSignalEndpoint, () => refusal("internal"));
  const answeredAt = Date.now() - 3 * MINUTE_MS;
  const { loses, comesBack } = listen("silent twice", answeredAt);
  loses();
  comesBack();
  await waitFor(() => expect(first).toHaveLength(1));
  const second = serverAnswers(reportNoSignalEndpoint, () => new Response(null, { status: 204 }));
  loses();
  comesBack();
  await waitFor(() => expect(second).toHaveLength(1));
  expect(second[0]?.body).toMatchObject({ from: new Date(answeredAt).toISOString() });
});
