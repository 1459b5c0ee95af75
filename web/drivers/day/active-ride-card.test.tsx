import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS, MINUTE_MS } from "../../../contract/time-units.ts";
import { DRIVER_RIDE } from "../../testing/driver-ride.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { ToastProvider } from "../../ui/toast.tsx";
import { ActiveRideCard } from "./active-ride-card.tsx";
import { type DriverDay, DriverDayContext } from "./driver-day.ts";

const ACCEPTED: Partial<Ride> = {
  ...DRIVER_RIDE,
  status: "Accepted",
  estimated_arrival: null,
  actions: ["set_out", "arrived", "picked_up", "cancel", "delete", "finish"],
};

function renderCard(pickupInMs: number, facts: Partial<Ride> = {}, circumstances: Partial<DriverDay> = {}) {
  const takeStep = vi.fn();
  const day = {
    steps: [],
    own: null,
    readOnly: false,
    noSignal: false,
    accepting: {},
    active: { rides: [] },
    takeStep,
    ...circumstances,
  };
  const ride_datetime = new Date(Date.now() + pickupInMs).toISOString();
  const { user } = renderPart(
    <PageAt path="/activerides">
      <ToastProvider>
        <DriverDayContext value={day as unknown as DriverDay}>
          <ActiveRideCard ride={{ ...ACCEPTED, ride_datetime, ...facts } as Ride} />
        </DriverDayContext>
      </ToastProvider>
    </PageAt>,
  );
  return { user, takeStep };
}

afterEach(() => vi.useRealTimers());

const step = (name: string) => screen.queryByRole("button", { name });

it("keeps the steps of a ride that is hours away locked, and says from when they open", async () => {
  const { user, takeStep } = renderCard(12 * HOUR_MS);
  expect(screen.getByText(/^Steps open/)).toBeTruthy();
  expect(step("I'm on my way")).toBeNull();
  expect(step("I have arrived")).toBeNull();
  // Whoever does begin sooner finds them with the rest, and is asked.
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("button", { name: "I'm on my way" }));
  expect(takeStep).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole("dialog", { name: "Set out now?" }));
  await user.click(dialog.getByRole("button", { name: "I'm on my way" }));
  expect(takeStep).toHaveBeenCalledOnce();
});

it("has Finish, Cancel and Delete under More, and asks before the end of a ride that is more than an hour away", async () => {
  for (const [pickupInMs, isEarly] of [
    [61 * MINUTE_MS, true],
    [59 * MINUTE_MS, false],
  ] as const) {
    const { user, takeStep } = renderCard(pickupInMs);
    await user.click(screen.getByRole("button", { name: "More" }));
    expect([step("Cancel"), step("Delete")]).not.toContain(null);
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(takeStep).not.toHaveBeenCalled();
    const dialog = screen.getByRole("dialog", { name: "Finish this ride" });
    expect(dialog.textContent?.includes("more than an hour away")).toBe(isEarly);
    cleanup();
  }
});

it.each(["Cancel", "Delete"] as const)("takes %s with one tap and asks nothing", async (name) => {
  const { user, takeStep } = renderCard(50 * MINUTE_MS);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("button", { name }));
  expect(takeStep.mock.calls.map(([, action]) => action)).toEqual([name.toLowerCase()]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows Accept for a ride that the office gave, and the rest under More", async () => {
  const actions = ["accept", "reject", "arrived", "picked_up", "finish", "cancel", "delete"] as const;
  const { user, takeStep } = renderCard(5 * HOUR_MS, { status: "Assigned", actions: [...actions] });
  expect(step("Accept")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More" }));
  for (const name of ["Finish", "Reject", "Cancel", "Delete"]) expect([name, step(name)]).not.toContain(null);
  await user.click(screen.getByRole("button", { name: "Reject" }));
  expect(takeStep.mock.calls.map(([, action]) => action)).toEqual(["reject"]);
});

it("has the next step at hand within the hour", () => {
  renderCard(50 * MINUTE_MS);
  expect(screen.queryByText(/^Steps open/)).toBeNull();
  expect(step("I'm on my way")).toBeTruthy();
});

it("locks nothing for a driver who has set out", () => {
  renderCard(3 * HOUR_MS, { set_out_at: new Date().toISOString(), actions: ["arrived", "picked_up"] });
  expect(screen.queryByText(/^Steps open/)).toBeNull();
  expect(step("I have arrived")).toBeTruthy();
});

it("copies the rider's number, and says so for two and a half seconds", async () => {
  const { user } = renderCard(50 * MINUTE_MS);
  await user.click(screen.getByRole("button", { name: "More" }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  act(() => screen.getByRole("button", { name: "Copy phone" }).click());
  await vi.waitFor(() => expect(screen.queryByText("Phone number copied")).not.toBeNull());
  expect(await navigator.clipboard.readText()).toMatch(/5550107$/);
  act(() => void vi.advanceTimersByTime(2_300));
  expect(screen.queryByText("Phone number copied")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.queryByText("Phone number copied")).toBeNull();
});

it("offers no Accept to a driver whose approval was withdrawn, only to give the ride back", async () => {
  const assigned = { status: "Assigned", actions: ["accept", "cancel"] } as const satisfies Partial<Ride>;
  renderCard(50 * MINUTE_MS, assigned);
  expect(step("Accept")).toBeTruthy();
  cleanup();
  const { user } = renderCard(50 * MINUTE_MS, assigned, { awaitsApproval: true });
  expect(step("Accept")).toBeNull();
  await user.click(screen.getByRole("button", { name: "More" }));
  expect(step("Cancel")).toBeTruthy();
});
