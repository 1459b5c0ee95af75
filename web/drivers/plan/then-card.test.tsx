import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import { anOwnPlan } from "../../testing/own-plan.ts";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import type { DriverDay } from "../day/driver-day.ts";
import { ThenCard } from "./then-card.tsx";

/** Two in the afternoon on the island, some days ahead. */
const TWO = new Date("2031-03-04T18:00:00Z").getTime();
const at = (ms: number) => new Date(TWO + ms).toISOString();
const ride = (id: number, facts: object = {}) =>
  aRide({
    id,
    status: "Accepted",
    ride_datetime: at(id * HOUR_MS),
    pickup_location: `Place ${id}`,
    ...facts,
  });
const planned = (id: number, facts: object = {}) => ({
  ride_id: id,
  leave_at: at(id * HOUR_MS - 15 * MINUTE_MS),
  there_at: at(id * HOUR_MS),
  pickup_at: at(id * HOUR_MS),
  to_pickup: { km: 6.2, minutes: 15, from: "here" as const },
  ...facts,
});

function renderThen(plan: DriverDay["plan"], rides = [ride(1), ride(2), ride(3), ride(4)]) {
  return renderPart(
    <DriverScreen path="/driverpanel" day={{ plan, active: ridesRead(rides) }}>
      <ThenCard after={rides[0]} />
    </DriverScreen>,
  );
}

it("shows the two rides after the one in front, with when to leave and the kilometres by road", () => {
  renderThen(anOwnPlan({ rides: [planned(1), planned(2), planned(3, { minutes_late: 8 }), planned(4)] }));
  const [first, second, ...more] = within(screen.getByRole("region", { name: "Then" })).getAllByRole(
    "listitem",
  );
  expect(more).toEqual([]);
  expect(first?.textContent).toContain("4:00 PM");
  expect(first?.textContent).toContain("Place 2");
  expect(first?.textContent).toContain("Leave at 3:45 PM, there at 4:00 PM; 6.2 km by road, 15 min");
  expect(first?.textContent).not.toContain("late");
  expect(second?.textContent).toContain("8 min late");
});

it("says about when to leave where nobody knows where the way begins, and nothing of a ride they haven't accepted", () => {
  renderThen(anOwnPlan({ rides: [planned(2, { to_pickup: null }), planned(3)] }), [
    ride(1),
    ride(2),
    ride(3, { status: "Assigned" }),
  ]);
  const lines = within(screen.getByRole("region", { name: "Then" })).getAllByRole("listitem");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.textContent).toContain("Leave at about 3:45 PM, there at 4:00 PM");
});

it("has the break, the way home and how fair the day has been in a line each", () => {
  renderThen(
    anOwnPlan({
      break: { from: at(HOUR_MS), until: at(HOUR_MS + 30 * MINUTE_MS) },
      last_ride: { ends_at: at(220 * MINUTE_MS), minutes_home: 6, holds: true },
      paid: { minutes: 190, others_minutes: 175 },
    }),
  );
  expect(screen.getByText("Break at 3:00 PM, 30 min. Your last ride ends near home, 5:40 PM.")).toBeTruthy();
  expect(screen.getByText("Paid today: 3 h 10 min. Others: 2 h 55 min.")).toBeTruthy();
});

it("says of a last ride nobody was told of only about when it ends, and how far home is", () => {
  renderThen(anOwnPlan({ last_ride: { ends_at: at(0), minutes_home: 25, holds: false } }));
  expect(screen.getByText("Your last ride ends 25 min from home, about 2:00 PM.")).toBeTruthy();
});

it("is nothing where there is nothing to say", () => {
  renderThen(anOwnPlan());
  expect(screen.queryByRole("region", { name: "Then" })).toBeNull();
});
