import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import { inPage, renderPart } from "../../testing/render.tsx";
import plan from "../plan/strings/en.ts";
import text from "../strings/en.ts";
import { RidersList } from "./riders-list.tsx";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import type { Facts } from "../../testing/filled.ts";
import { anOwnDriver } from "../../testing/drivers.ts";
import { aRide } from "../../testing/rides.ts";
import type { DriverDay } from "./driver-day.ts";

const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

const GIVEN = aRide({
  status: "Assigned",
  ride_datetime: inFuture(30 * MINUTE_MS),
  assigned_time: inFuture(0),
  actions: ["accept", "reject"],
});

function renderList(own: Facts<OwnDriver>, active: readonly Ride[] = [GIVEN]) {
  return renderPart(<ListOf own={own} active={active} />);
}

type ListOfProps = {
  readonly own: Facts<OwnDriver>;
  readonly active: readonly Ride[];
  readonly given?: Ride;
};

function ListOf({ own, active, given = GIVEN }: ListOfProps) {
  const day = {
    own: anOwnDriver({ vehicle_type: "xl", ...own }),
    requests: ridesRead([given]),
    active: ridesRead(active),
    openRequests: [given],
  };
  return (
    <DriverScreen path="/driverpanel" day={day}>
      <RidersList />
    </DriverScreen>
  );
}

it("shows a ride that the office gave once, with one Accept", () => {
  renderList({ offer: null });
  expect(screen.getByRole("heading", { name: "Ride from the office" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Accept" })).toHaveLength(1);
  expect(document.title).toBe("Riders List");
});

it("has only a No for a ride of the office on whose day a document will have run out, and says which", () => {
  renderList({ offer: null, permit_expires_on: "2026-01-31" });
  const offer = within(screen.getByRole("region", { name: "Ride from the office" }));
  expect(offer.queryByRole("button", { name: "Accept" })).toBeNull();
  expect(offer.getByRole("button", { name: "Reject" })).toBeTruthy();
  expect(offer.getByText("Taxi permit ran out on January 31, 2026")).toBeTruthy();
});

it("says that the office has not approved the account, and waits for no ride", () => {
  const day = { awaitsApproval: true, own: null, requests: ridesRead([GIVEN]), openRequests: [] };
  renderPart(
    <DriverScreen path="/driverpanel" day={day}>
      <RidersList />
    </DriverScreen>,
  );
  expect(screen.getByText(text.panel.notApproved)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  expect(screen.queryByText(text.panel.empty)).toBeNull();
});

it("leaves a ride of the pool that overlaps one of theirs in the list, and puts one that fits in front", () => {
  const at = (id: number, minutes: number, facts: Partial<Ride>): Ride => ({
    ...GIVEN,
    id,
    ride_datetime: inFuture(minutes * MINUTE_MS),
    duration_min: 20,
    ...facts,
  });
  const own = at(1, 20, { status: "Accepted", pickup_location: "Otrobanda", actions: [] });
  const overlapping = at(2, 25, { status: "Pending", pickup_location: "Punda" });
  const fitting = at(3, 300, { status: "Pending", pickup_location: "Barber" });
  const day = {
    own: anOwnDriver({ vehicle_type: "xl" }),
    requests: ridesRead([overlapping, fitting]),
    active: ridesRead([own]),
    openRequests: [overlapping, fitting],
  };
  renderPart(
    <DriverScreen path="/driverpanel" day={day}>
      <RidersList />
    </DriverScreen>,
  );
  const offer = within(screen.getByRole("region", { name: "New ride for you" }));
  expect(offer.getByText(/Barber/)).toBeTruthy();
  const more = within(screen.getByRole("region", { name: "1 more request" }));
  expect(more.getByText(/^Overlaps your ride at/)).toBeTruthy();
});

it("offers no Accept for a ride of the pool that the car is too small for, and says why", () => {
  const tooMany: Ride = { ...GIVEN, status: "Pending", passenger_count: 7 };
  const day = {
    own: anOwnDriver({ vehicle_type: "economy" }),
    requests: ridesRead([tooMany]),
    active: ridesRead([]),
    openRequests: [tooMany],
  };
  renderPart(
    <DriverScreen path="/driverpanel?view=table" day={day}>
      <RidersList />
    </DriverScreen>,
  );
  expect(screen.getByText(/Too many for your car: 7 passengers/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  expect(screen.getByRole("button", { name: "Reject" })).toBeTruthy();
});

it("has Accept and Reject on every card, however many wait, and one in front", async () => {
  const accepted: number[] = [];
  const rejected: number[] = [];
  const pool = Array.from(
    { length: 40 },
    (_, index): Ride => ({
      ...GIVEN,
      id: 100 + index,
      status: "Pending",
      rider_name: `Passenger ${index}`,
      pickup_location: `Place ${index}`,
      ride_datetime: inFuture((30 + index) * MINUTE_MS),
    }),
  );
  const day: Partial<DriverDay> = {
    own: anOwnDriver({ vehicle_type: "xl" }),
    requests: ridesRead(pool),
    active: ridesRead([]),
    openRequests: pool,
    takeStep: (ride, action) => void (action === "reject" && rejected.push(ride.id)),
    accepting: {
      accepting: null,
      problem: null,
      forgetProblem: () => undefined,
      accept: ({ id }) => void accepted.push(id),
    },
  };
  const { user } = renderPart(
    <DriverScreen path="/driverpanel" day={day}>
      <RidersList />
    </DriverScreen>,
  );
  expect(screen.getByRole("heading", { name: "New ride for you" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Accept" })).toHaveLength(40);
  expect(screen.getAllByRole("button", { name: "Reject" })).toHaveLength(40);
  const card = (place: string) =>
    within(screen.getAllByRole("listitem").find((item) => item.textContent?.includes(place)) as HTMLElement);
  await user.click(card("Place 25").getByRole("button", { name: "Accept" }));
  await user.click(card("Place 38").getByRole("button", { name: "Reject" }));
  expect([accepted, rejected]).toEqual([[125], [138]]);
});

it("names an offer of seconds as one, with the seconds that are left", () => {
  renderList({ offer: { ride_id: 7, expires_at: inFuture(20 * SECOND_MS) } });
  expect(screen.getByRole("heading", { name: "Offered to you alone" })).toBeTruthy();
  expect(screen.getByText(/^(19|20) s$/)).toBeTruthy();
});

const UNDER_WAY = aRide({
  id: 8,
  status: "InProgress",
  ride_datetime: inFuture(-5 * MINUTE_MS),
  actions: ["finish"],
});

it("lays nothing over the ride under way: an offer is a line until it is opened, then brief, with the next step in sight", async () => {
  // The two lists are read one after the other.
  const { user, rerender } = renderList({ offer: null });
  rerender(inPage(<ListOf own={{ offer: null }} active={[GIVEN, UNDER_WAY]} />));
  expect(screen.queryByRole("region", { name: "Ride from the office" })).toBeNull();
  expect(screen.getAllByRole("button", { name: "Finish" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: /^Ride from the office/ }));
  expect(screen.getByRole("button", { name: "Accept" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Finish" })).toHaveLength(1);
  const offer = within(screen.getByRole("region", { name: "Ride from the office" }));
  expect(offer.queryByText(/^Cash/)).toBeNull();
  await user.click(offer.getByRole("button", { name: "Details of this ride" }));
  expect(offer.getByText(/^Cash/)).toBeTruthy();
});

it("says the day of a ride that the office gave for another than today, in the line beside a ride under way", () => {
  const tomorrow = { ...GIVEN, ride_datetime: inFuture(DAY_MS) };
  renderPart(<ListOf own={{ offer: null }} given={tomorrow} active={[tomorrow, UNDER_WAY]} />);
  const line = screen.getByRole("button", { name: /^Ride from the office/ });
  expect(line.textContent).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2}/);
});

it("puts a ride in front for which several are asked, with the seconds, and leaves it where it is put away", async () => {
  const pool = aRide({
    id: 5,
    status: "Pending",
    ride_datetime: inFuture(10 * MINUTE_MS),
    actions: ["accept", "reject"],
  });
  const sooner = aRide({
    id: 4,
    status: "Pending",
    ride_datetime: inFuture(5 * MINUTE_MS),
    actions: ["accept", "reject"],
  });
  const round = { ride_id: 5, expires_at: inFuture(40 * SECOND_MS), asked: 4 };
  const day = {
    own: anOwnDriver({ vehicle_type: "xl", round }),
    requests: ridesRead([sooner, pool]),
    active: ridesRead([]),
    openRequests: [sooner, pool],
  };
  const { user } = renderPart(
    <DriverScreen path="/driverpanel" day={day}>
      <RidersList />
    </DriverScreen>,
  );
  const card = within(screen.getByRole("region", { name: plan.round.asked(4) }));
  expect(card.getByText("40 s")).toBeTruthy();
  expect(card.getByRole("button", { name: "Accept" })).toBeTruthy();
  await user.click(card.getByRole("button", { name: text.panel.putAway }));
  expect(screen.queryByRole("region", { name: plan.round.asked(4) })).toBeNull();
});
