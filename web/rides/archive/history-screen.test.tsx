import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import type { Analytics } from "../../../contract/reports/dispatch-figures.ts";
import { getAnalyticsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import {
  exportRideArchiveEndpoint,
  searchRideArchiveEndpoint,
} from "../../../contract/rides/ride-archive.endpoints.ts";
import type { ArchivePage } from "../../../contract/rides/ride-archive.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { keepSavedFiles } from "../../testing/saved-files.ts";
import { refusal, type Sent, serverAnswers } from "../../testing/server.ts";
import { DispatchContext } from "../../dispatch/live/dispatch-context.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { listSavedViewsEndpoint } from "../../../contract/reports/saved-views.endpoints.ts";
import { HistoryScreen } from "./history-screen.tsx";
import text from "./strings/en.ts";
import { aRide } from "../../testing/rides.ts";

const nothing = () => undefined;
const TOTAL = 45;
const NO_REVENUE: Analytics = {
  start_date: "2026-11-01",
  end_date: "2026-12-01",
  totals: { rides: 0, revenue: 0, distance_km: 0, average_fare: 0, top_driver: null },
  by_day: { step: "day", labels: [], rides: [], revenue: [] },
  by_driver: [],
  by_type: [],
  by_zone: [],
  by_payment: [],
};

function pageOf(page: number, total = TOTAL): ArchivePage {
  const rows = Array.from({ length: Math.min(20, total - (page - 1) * 20) }, (_, index) =>
    aRide({
      id: page * 100 + index,
      status: "Completed",
      rider_name: "Rosa Quay",
      rider_phone: "5550100",
      driver_name: "Ruben Martina",
      pickup_location: "Punda",
      dropoff_location: "Mambo Beach",
      ride_datetime: "2026-11-20T16:00:00.000Z",
      completed_at: "2026-11-20T16:20:00.000Z",
      distance_km: "8.00",
      calculated_fare: "20.00",
    }),
  );
  const figures = { total_rides: total, total_revenue: total * 20, total_distance_km: total * 8 };
  return { rows, page, page_size: 20, total, stats: { ...figures, average_fare: 20, top_driver: null } };
}

const asAsked = ({ query }: Sent) => pageOf(Number(query.get("page") ?? 1));

/** The screen at an address, with what it asked of the archive. */
function open(search = "", answer: (sent: Sent) => ArchivePage | Response = asAsked) {
  const asked = serverAnswers(searchRideArchiveEndpoint, answer);
  serverAnswers(listDriversEndpoint, () => [{ id: 7, name: "Nelly Sambo" }]);
  serverAnswers(listSavedViewsEndpoint, () => []);
  const part = renderPart(
    <PageAt path={`/operator/history${search}`}>
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
        <ToastProvider>
          <HistoryScreen />
        </ToastProvider>
      </DispatchContext>
    </PageAt>,
  );
  const lastAsked = () => Object.fromEntries(asked.at(-1)?.query ?? []);
  return { ...part, lastAsked };
}

const shown = (from: number, to: number) => screen.findByText(text.showing(`${from}`, `${to}`, `${TOTAL}`));
const address = () => screen.getByLabelText("Address").textContent;

test("each filter narrows the rides and the pictures of their revenue, and all go at one press", async () => {
  const revenue = serverAnswers(getAnalyticsEndpoint, () => NO_REVENUE);
  const { user, lastAsked } = open("?view=revenue");
  await user.click(screen.getByRole("button", { name: text.filters }));
  await screen.findByRole("option", { name: "Nelly Sambo" });
  const search = screen.getByRole("searchbox", { name: text.search });
  for (const [choose, archive, figures = archive] of [
    [() => user.type(search, "ROSA"), { q: "ROSA" }],
    [() => user.selectOptions(screen.getByLabelText(text.driver), "Nelly Sambo"), { driver_id: "7" }],
    [
      () => user.selectOptions(screen.getByLabelText(text.rideType), "xl"),
      { type: "xl" },
      { vehicle_type: "xl" },
    ],
    [() => user.selectOptions(screen.getByLabelText(text.zone), "jan-thiel"), { zone: "jan-thiel" }],
    [() => user.selectOptions(screen.getByLabelText(text.zone), text.otherRides), { zone: "none" }],
    [() => day(text.startDate, "2026-11-20"), { start_date: "2026-11-20" }],
    [() => day(text.endDate, "2026-11-20"), { end_date: "2026-11-21" }, { end_date: "2026-11-21" }],
  ] as const) {
    await choose();
    await waitFor(() => {
      expect(lastAsked()).toEqual({ page: "1", ...archive });
      expect(Object.fromEntries(revenue.at(-1)?.query ?? [])).toEqual(figures);
    });
    await user.click(screen.getByRole("button", { name: text.clearFilters }));
    expect(address()).toBe("/operator/history?view=revenue");
  }
});

function day(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test("days that end before they begin are called so, and nothing is asked of the server", async () => {
  const asked = serverAnswers(getAnalyticsEndpoint, () => NO_REVENUE);
  const { lastAsked } = open("?view=revenue&from=2026-11-20&until=2026-11-10");
  expect(await screen.findAllByText(text.reversed)).toHaveLength(2);
  expect(screen.getByLabelText(text.endDate).getAttribute("aria-invalid")).toBe("true");
  expect(lastAsked()).toEqual({});
  expect(asked).toEqual([]);
  day(text.endDate, "2026-11-21");
  await waitFor(() => expect(lastAsked()).toMatchObject({ end_date: "2026-11-22" }));
  expect(screen.queryByText(text.reversed)).toBeNull();
});

test("where no ride was found it says so, beside figures that name nobody and pictures of nothing", async () => {
  serverAnswers(getAnalyticsEndpoint, () => NO_REVENUE);
  const { user } = open("?q=nobody", () => pageOf(1, 0));
  expect(await screen.findByText(text.none)).toBeTruthy();
  const best = screen.getByText(text.topDriver).closest("div");
  expect(best?.textContent).toBe(`${text.topDriver}N/A`);
  await user.click(screen.getByRole("button", { name: text.revenue }));
  await waitFor(() => expect(screen.getAllByText(text.none)).toHaveLength(5));
});

test("the rides are turned page by page", async () => {
  const { user } = open();
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  expect(await screen.findByText("Showing 1-20 of 45 rides")).toBeTruthy();
  expect(button(text.previous).disabled).toBe(true);
  await user.click(button(text.page(2)));
  await shown(21, 40);
  expect(button(text.page(2)).getAttribute("aria-current")).toBe("page");
  await user.click(button(text.next));
  await shown(41, TOTAL);
  expect(button(text.next).disabled).toBe(true);
  expect(address()).toBe("/operator/history?page=3");
});

test("the head of a column sorts all pages, either way, and begins at the first", async () => {
  const { user, lastAsked } = open("?page=2");
  await shown(21, 40);
  const fare = () => screen.getByRole("columnheader", { name: /^Fare/ });
  for (const [sort, way] of [
    ["calculated_fare", "ascending"],
    ["-calculated_fare", "descending"],
  ] as const) {
    await user.click(within(fare()).getByRole("button"));
    await waitFor(() => expect(lastAsked()).toEqual({ page: "1", sort }));
    await shown(1, 20);
    expect(fare().getAttribute("aria-sort")).toBe(way);
  }
});

test("a history that could not be read says so and is read again", async () => {
  const { user } = open("", () => refusal("internal"));
  expect(await screen.findByText(text.failed)).toBeTruthy();
  serverAnswers(searchRideArchiveEndpoint, () => pageOf(1));
  const [retry] = screen.getAllByRole("button", { name: "Retry" });
  await user.click(retry as HTMLElement);
  await shown(1, 20);
  expect(screen.queryByText(text.failed)).toBeNull();
});

test("the CSV is asked for with the filter and the order that are shown, and kept as UTF-8", async () => {
  const saved = keepSavedFiles();
  const asked = serverAnswers(exportRideArchiveEndpoint, () => new Response("Ride ID,Rider\r\n"));
  const { user } = open("?type=xl&sort=calculated_fare");
  await shown(1, 20);
  await user.click(screen.getByRole("button", { name: text.exportCsv }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    type: "xl",
    sort: "calculated_fare",
    language: "en",
  });
  const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});
