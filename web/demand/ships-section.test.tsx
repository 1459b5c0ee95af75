import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { importDataEndpoint } from "../../contract/data/data.endpoints.ts";
import { importResultSchema } from "../../contract/data/data-import.ts";
import { cruiseCallSchema, demandSchema } from "../../contract/demand/cruise-calls.ts";
import { editCruiseCallEndpoint, getDemandEndpoint } from "../../contract/demand/demand.endpoints.ts";
import type { ShipFeed } from "../../contract/demand/ship-feed.ts";
import { getShipFeedEndpoint, setShipFeedEndpoint } from "../../contract/demand/ship-feed.endpoints.ts";
import { madeOf } from "../testing/filled.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import text from "./strings/en.ts";
import { ShipsSection } from "./ships-section.tsx";

const CORAL = {
  id: 4,
  ship: "Coral Princess",
  pier: "Mega Pier",
  lat: 12.1,
  lng: -68.9,
  from: "2026-12-01T12:00:00Z",
  until: "2026-12-01T21:00:00Z",
  passengers: 2_600,
  version: 1,
};

const FEED: ShipFeed = {
  url: "https://port.example/ships.ics",
  pier: "Mega Pier",
  lat: 12.1,
  lng: -68.9,
  passengers: 2_000,
  read_at: "2026-12-01T12:00:00Z",
  fault: null,
  ships: 12,
  left_out: 0,
};

function open() {
  serverAnswers(getDemandEndpoint, () => madeOf(demandSchema, { calls: [CORAL], expected: [], flights: [] }));
  renderPart(
    <PageAt path="/admin/ships">
      <ToastProvider>
        <ShipsSection />
      </ToastProvider>
    </PageAt>,
  );
}

test("lists the ships by day, and changes one: an end before the beginning is on the next day", async () => {
  open();
  const sent = serverAnswers(editCruiseCallEndpoint, () => madeOf(cruiseCallSchema, CORAL));
  const day = (await screen.findByRole("heading", { name: /Tuesday, December 1, 2026/ })).closest("li");
  expect(day?.textContent).toContain("8:00 AM – 5:00 PM");
  expect(day?.textContent).toContain("2,600 passengers");
  fireEvent.click(screen.getByRole("button", { name: "Edit: Coral Princess" }));
  fireEvent.change(await screen.findByLabelText("From"), { target: { value: "20:00" } });
  fireEvent.change(screen.getByLabelText("Until"), { target: { value: "06:00" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved");
  expect(sent[0]?.body).toMatchObject({
    ship: "Coral Princess",
    from: "2026-12-02T00:00:00.000Z",
    until: "2026-12-02T10:00:00.000Z",
    version: 1,
  });
});

test("checks a file of ships, and says of each wrong line which it is", async () => {
  open();
  const sent = serverAnswers(importDataEndpoint, () =>
    madeOf(importResultSchema, {
      kind: "cruise_calls",
      dry_run: true,
      added: 1,
      faults: [{ line: 3, column: "pier", fault: "no_such_place" }],
      warnings: [],
    }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Bring in a CSV" }));
  const box = await screen.findByRole("region", { name: "Bring data in" });
  expect(within(box).queryByLabelText("What's in the file")).toBeNull();
  const file = new File(["ship,pier\n"], "ships.csv", { type: "text/csv" });
  fireEvent.change(box.querySelector("input[type=file]") as HTMLInputElement, { target: { files: [file] } });
  fireEvent.click(await within(box).findByRole("button", { name: "Check the file" }));
  const fault = (await within(box).findByText(/No place of the map has this name/)).closest("tr");
  expect(fault?.textContent).toContain("3");
  expect(sent[0]?.body).toMatchObject({ kind: "cruise_calls", dry_run: true });
});

test("says how the calendar was read, and reads another one", async () => {
  const feed: ShipFeed = { ...FEED, fault: "no_calendar", ships: 0 };
  serverAnswers(getShipFeedEndpoint, () => feed);
  const sent = serverAnswers(setShipFeedEndpoint, () => {
    Object.assign(feed, { fault: null, ships: 12, left_out: 3 });
    return feed;
  });
  open();
  expect(await screen.findByText(/That address has no calendar \(.*2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: text.feed.title }));
  fireEvent.change(screen.getByLabelText(text.feed.url, { exact: false }), {
    target: { value: "webcal://port.example/other.ics" },
  });
  fireEvent.click(screen.getByRole("button", { name: text.feed.save }));
  expect(await screen.findByText(/12 ships to come\. 3 entries had no time or name\./)).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    url: "webcal://port.example/other.ics",
    pier: "Mega Pier",
    lat: 12.1,
    lng: -68.9,
    passengers: 2_000,
  });
});

test("reads a calendar no more in one press", async () => {
  serverAnswers(getShipFeedEndpoint, () => FEED);
  const sent = serverAnswers(setShipFeedEndpoint, () => ({ ...FEED, url: null, read_at: null, ships: 0 }));
  open();
  fireEvent.click(await screen.findByRole("button", { name: text.feed.title }));
  fireEvent.click(screen.getByRole("button", { name: text.feed.stop }));
  await screen.findByText("Saved");
  expect(sent[0]?.body).toMatchObject({ url: null });
});
