import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { getDashboardStatsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { DispatchContext } from "../live/dispatch-context.ts";
import { DashboardScreen } from "./dashboard-screen.tsx";

const nothing = () => undefined;

test("figures whose call has no answer, however often it is tried, are said to have failed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tries = serverAnswers(getDashboardStatsEndpoint, () => Promise.reject(new TypeError("gone")));
  renderPart(
    <PageAt path="/operator">
      <DispatchContext
        value={{
          assign: nothing,
          edit: nothing,
          book: nothing,
          command: nothing,
          talk: nothing,
          live: "live",
        }}
      >
        <DashboardScreen />
      </DispatchContext>
    </PageAt>,
  );
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(tries).toHaveLength(3);
  const [told] = screen.getAllByRole("alert");
  expect(told?.textContent).toContain("Failed to load dashboard data: An unexpected error occurred");
});
