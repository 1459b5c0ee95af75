import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { LineChart } from "./line-chart.tsx";

/** How wide a sign is on a phone, in the units of the drawing. */
const SIGN = 14;

it.each([24, 25, 30, 31])("writes no day on another on a phone, of a month with %i", (days) => {
  const points = Array.from({ length: days }, (_, index) => ({ label: `Nov ${10 + index}`, value: index }));
  renderPart(<LineChart label="Earnings" points={points} format={(value) => `$${value}`} />);
  const edges = within(screen.getByRole("img"))
    .getAllByText(/^Nov/)
    .map((label) => {
      const [x, width] = [Number(label.getAttribute("x")), (label.textContent ?? "").length * SIGN];
      const from = label.getAttribute("text-anchor") === "end" ? x - width : x - width / 2;
      return [from, from + width] as const;
    });
  const gaps = edges.slice(1).map(([from], index) => from - (edges[index]?.[1] ?? 0));
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(640);
});

it("takes the whole width of a broad card, so that a month is read day by day", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1560);
  const points = Array.from({ length: 30 }, (_, index) => ({ label: `Nov ${index + 1}`, value: index }));
  renderPart(<LineChart label="Revenue by day" points={points} format={(value) => `$${value}`} />);
  const chart = screen.getByRole("img");
  expect(chart.getAttribute("viewBox")).toBe("0 0 1560 260");
  expect(within(chart).getAllByText(/^Nov/).length).toBeGreaterThan(10);
});
