import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeMeEndpoint } from "../../contract/accounts/own-account.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { startSession } from "../api/session.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { RiderLastPage } from "./signed-in-part.tsx";
import { useLastPage } from "./use-last-page.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

it("tells at which page somebody works once they have stayed there", async () => {
  startSession({ username: "desk", role: "operator", access: "token", refresh: null }, false);
  const told = serverAnswers(changeMeEndpoint, () => ({}));
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

it.each([
  ["/myridehistory", true],
  ["/book-your-ride", true],
  ["/faq", false],
  ["/track/a-code-of-a-ride", false],
])("tells of a rider's pages those that are come back to: %s", async (path, isTold) => {
  startSession({ username: `rider ${path}`, role: "rider", access: "token", refresh: null }, false);
  const told = serverAnswers(changeMeEndpoint, () => ({}));
  renderPart(
    <PageAt path={path}>
      <RiderLastPage />
    </PageAt>,
  );
  vi.advanceTimersByTime(6 * SECOND_MS);
  vi.useRealTimers();
  await Promise.resolve();
  expect(told.map(({ body }) => body)).toEqual(isTold ? [{ last_visited_page: path }] : []);
});

function Screen() {
  useLastPage();
  return <p>Board</p>;
}
