import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { inPage, renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { DispatchContext } from "../live/dispatch-context.ts";
import { CockpitQueue } from "./cockpit-queue.tsx";
import text from "./strings/en.ts";
import { aRide } from "../../testing/rides.ts";

const nothing = () => undefined;
const RIDES = Array.from({ length: 200 }, (_, index) =>
  aRide({
    id: index + 1,
    actions: ["assign"],
    ride_datetime: new Date(Date.now() + index * MINUTE_MS).toISOString(),
  }),
);

const NOBODY: ReadonlyMap<number, RideForecast> = new Map();

type Shown = { rides?: readonly Ride[]; unread?: Error | null };

function queue(selected: number, byRide = NOBODY, { rides = RIDES, unread }: Shown = {}) {
  return (
    <PageAt path="/operator/board">
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
        <CockpitQueue
          rides={rides}
          unread={unread}
          order="time"
          onOrder={nothing}
          byRide={byRide}
          selected={selected}
          onSelect={nothing}
          onGive={nothing}
        />
      </DispatchContext>
    </PageAt>
  );
}

const rows = () => document.querySelectorAll("[data-ride]").length;

test("of two hundred rides those near the view are drawn, and more as somebody scrolls", () => {
  renderPart(queue(1));
  expect(rows()).toBeLessThan(40);
  expect(document.querySelectorAll("*").length).toBeLessThan(1_200);
  fireEvent.scroll(screen.getByRole("list"));
  expect(rows()).toBeGreaterThan(40);
});

test("the chosen ride is drawn, and the next below it, however far down they are", () => {
  const { rerender } = renderPart(queue(1));
  rerender(inPage(queue(150)));
  expect(document.querySelector('[data-ride="151"]')).not.toBeNull();
});

test("that no car is free is said of a ride that is near, and not of one for which nobody can know yet", () => {
  const nobodyFor = (id: number) => {
    const nobody = { driver_id: null, driver_name: null, is_given: false, minutes_away: null };
    const promised = RIDES[id - 1]?.ride_datetime ?? "";
    return [
      id,
      { ...nobody, ride_id: id, promised_at: promised, expected_at: null, minutes_lost: null },
    ] as const;
  };
  const byRide = new Map([nobodyFor(5), nobodyFor(150)]);
  const { rerender } = renderPart(queue(4, byRide));
  const row = (id: number) => document.querySelector(`[data-ride="${id}"]`)?.textContent;
  expect(row(5)).toContain(text.noCar);
  rerender(inPage(queue(149, byRide)));
  expect(row(150)).toContain(text.noDriver);
});

test("a driver who is free, nobody knows how far away, is named without minutes", () => {
  const free = { driver_id: 9, driver_name: "Mila Felicia", is_given: false, minutes_away: null };
  const promised = RIDES[4]?.ride_datetime ?? "";
  const unknown = { ...free, ride_id: 5, promised_at: promised, expected_at: null, minutes_lost: null };
  renderPart(queue(5, new Map([[5, unknown]])));
  expect(screen.getByRole("button", { name: /^Give to Mila g$/ })).toBeTruthy();
});

test("a driver whose place nobody knows is given with the minutes late that the plan reckons with", async () => {
  const free = { driver_id: 9, driver_name: "Mila Felicia", is_given: false, minutes_away: null };
  const promised = RIDES[4]?.ride_datetime ?? "";
  const unknown = { ...free, ride_id: 5, promised_at: promised, expected_at: null, minutes_lost: null };
  serverAnswers(getPlanEndpoint, () => ({ rides: [{ ride_id: 5, driver_id: 9, minutes_late: 30 }] }));
  renderPart(queue(5, new Map([[5, unknown]])));
  expect(await screen.findByRole("button", { name: /^Give to Mila, 30 min late g$/ })).toBeTruthy();
});

test("nobody is said to have a driver where the queue was never read", () => {
  const { rerender } = renderPart(queue(1, NOBODY, { rides: [], unread: null }));
  expect(screen.getByText(text.reading)).toBeTruthy();
  rerender(inPage(queue(1, NOBODY, { rides: [], unread: new Error("the line is down") })));
  expect(screen.getByText(text.unread)).toBeTruthy();
  expect(screen.queryByText(text.empty)).toBeNull();
  expect(screen.queryByText("0")).toBeNull();
  rerender(inPage(queue(1, NOBODY, { rides: [] })));
  expect(screen.getByText(text.empty)).toBeTruthy();
});
