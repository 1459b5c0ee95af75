import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { renderPart } from "../../testing/render.tsx";
import { ActiveRideCard } from "./active-ride-card.tsx";
import { type DriverDay } from "./driver-day.ts";
import { anOwnDriver } from "../../testing/drivers.ts";
import { aRide } from "../../testing/rides.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";

const ACCEPTED: Partial<Ride> = {
  status: "Accepted",
  actions: ["set_out", "arrived", "picked_up", "cancel", "delete", "finish"],
};

function renderCard(pickupInMs: number, facts: Partial<Ride> = {}, circumstances: Partial<DriverDay> = {}) {
  const takeStep = vi.fn();
  const ride_datetime = new Date(Date.now() + pickupInMs).toISOString();
  const { user } = renderPart(
    <DriverScreen path="/activerides" day={{ takeStep, ...circumstances }}>
      <ActiveRideCard ride={aRide({ ...ACCEPTED, ride_datetime, ...facts })} />
    </DriverScreen>,
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

it("asks about an arrival that is told far from the pickup, and not about one at it", async () => {
  const pickup = { pickup_lat: 12.1846, pickup_lng: -68.9568 };
  const due = { ...pickup, set_out_at: new Date().toISOString(), actions: ["arrived" as const] };
  const far = renderCard(5 * MINUTE_MS, due, { position: { lat: 12.153, lng: -68.9568 } });
  await far.user.click(screen.getByRole("button", { name: "I have arrived" }));
  expect(far.takeStep).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole("dialog", { name: "You're 3.5 km from the pickup" }));
  await far.user.click(dialog.getByRole("button", { name: "I have arrived" }));
  expect(far.takeStep).toHaveBeenCalledExactlyOnceWith(expect.anything(), "arrived", { farKm: 3.514 });
  cleanup();
  const near = renderCard(5 * MINUTE_MS, due, { position: { lat: 12.1832, lng: -68.9568 } });
  await near.user.click(screen.getByRole("button", { name: "I have arrived" }));
  expect(near.takeStep).toHaveBeenCalledOnce();
});

it("says how late the pickup is, until its driver is there", () => {
  renderCard(-8.5 * MINUTE_MS);
  expect(screen.getByText(/, 8 min late$/)).toBeTruthy();
  cleanup();
  renderCard(-30 * MINUTE_MS, { arrived_at: new Date(Date.now() - 31 * MINUTE_MS).toISOString() });
  expect(screen.queryByText(/min late/)).toBeNull();
});

it("shows an offer on the list of own rides with its seconds and a No", async () => {
  const { user, takeStep } = renderCard(
    30 * MINUTE_MS,
    { status: "Assigned", actions: ["accept", "reject"] },
    { own: anOwnDriver({ offer: { ride_id: 7, expires_at: new Date(Date.now() + 20_500).toISOString() } }) },
  );
  expect(screen.getByRole("progressbar")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Reject" }));
  expect(takeStep).toHaveBeenCalledOnce();
});
