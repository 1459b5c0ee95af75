import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { renderPart } from "../../testing/render.tsx";
import { ActiveRides } from "./active-rides.tsx";
import { aRide } from "../../testing/rides.ts";
import { aStep } from "../../testing/steps.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import type { DriverDay } from "./driver-day.ts";

const TODAY = curacaoDate(new Date());
const at = (day: string, time: string) => instantOf(day, time).toISOString();

it("names each day to come with its rides and their sum, and leaves the ride that is due in front", () => {
  const due = ride(1, new Date(Date.now() + 10 * MINUTE_MS).toISOString(), "26.00");
  const tomorrow = addDays(TODAY, 1);
  const first = ride(2, at(tomorrow, "06:30"), "18.00");
  const second = ride(3, at(tomorrow, "09:00"), "49.50");
  const later = ride(4, at(addDays(TODAY, 3), "10:00"), "14.00");
  renderRides([later, second, first, due]);
  const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual([
    "Rider 1",
    expect.stringMatching(/^Tomorrow, [A-Z]\w+day$/),
    "Rider 2",
    "Rider 3",
    expect.stringMatching(/^[A-Z]\w+day, [A-Z]\w\w \d+$/),
    "Rider 4",
  ]);
  expect(screen.getByText("2 rides, $67.50")).toBeTruthy();
  expect(screen.getByText("1 ride, $14.00")).toBeTruthy();
});

it("goes on to the next ride once one is ended without a signal, and leads nowhere for it", () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const ended: Ride = { ...ride(1, soon(-20), "26.00"), status: "InProgress", ...ENDS };
  const next = { ...ride(2, soon(20), "18.00"), ...ENDS };
  const step = aStep({ rideId: 1, action: "finish" });
  renderRides([ended, next], { noSignal: true, steps: [step] });
  const [first] = screen.getAllByRole("region");
  expect(first).toBe(screen.getByRole("region", { name: "Rider 2" }));
  expect(screen.getByText('"Finish" is waiting for signal')).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Navigate" })).toHaveLength(1);
});

it("leads to the drop-off as soon as the driver says the passenger is aboard, without a signal too", () => {
  const now = new Date().toISOString();
  const step = aStep({ rideId: 1, action: "picked_up", at: now });
  const accepted = { ...ride(1, now, "26.00"), ...ENDS };
  renderRides([accepted], { noSignal: true, steps: [step] });
  const way = screen.getByRole("link", { name: "Navigate" });
  expect(way.getAttribute("href")).toContain(`${ENDS.dropoff_lat}`);
});

const ENDS = { pickup_lat: 12.1055, pickup_lng: -68.9351, dropoff_lat: 12.0768, dropoff_lng: -68.8803 };

function ride(id: number, ride_datetime: string, calculated_fare: string): Ride {
  return aRide({
    id,
    rider_name: `Rider ${id}`,
    status: "Accepted",
    ride_datetime,
    calculated_fare,
    actions: ["set_out"],
  });
}

function renderRides(rides: readonly Ride[], day: Partial<DriverDay> = {}) {
  return renderPart(
    <DriverScreen path="/activerides" day={{ ...day, active: ridesRead(rides) }}>
      <ActiveRides />
    </DriverScreen>,
  );
}
