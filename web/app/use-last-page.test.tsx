import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { SECOND_MS } from "../../contract/time-units.ts";
import { startSession } from "../api/session.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { useLastPage } from "./use-last-page.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

it("tells at which page somebody works once they have stayed there", async () => {
  startSession({ username: "desk", role: "operator", access: "token", refresh: null }, false);
  const told = serverAnswers(changeMeEndpoint, () => ({}) as never);
  renderPart(
    <PageAt path="/operator/board">
      <Screen />
    </PageAt>,
  );
  vi.advanceTimersByTime(4 * SECOND_MS);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(SECOND_MS);
  vi.useRealTimers();
  await expect.poll(() => told[0]?.body).toEqual({ last_visited_page: "/operator/board" });
});

function Screen() {
  useLastPage();
  return <p>Board</p>;
}
