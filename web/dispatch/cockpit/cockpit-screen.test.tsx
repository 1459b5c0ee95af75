import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  getBoardEndpoint,
  getDispatchSettingsEndpoint,
  getForecastEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { Forecast, RideForecast } from "../../../contract/dispatch/forecast.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  assignDriverEndpoint,
  undoRideStepEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import apiStrings from "../../api/strings/en.ts";
import bookingStrings from "../../booking/strings/en.ts";
import { keepStrings } from "../../language/strings.ts";
import mapStrings from "../../map/strings/en.ts";
import paperStrings from "../../papers/strings/en.ts";
import bookedStrings from "../../rides/booked/strings/en.ts";
import ridesStrings from "../../rides/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import boardStrings from "../board/strings/en.ts";
import { DispatchContext } from "../live/dispatch-context.ts";
import deskMapStrings from "../map/strings/en.ts";
import phoneStrings from "../../booking/desk/strings/en.ts";
import deskStrings from "../strings/en.ts";
import { CockpitScreen } from "./cockpit-screen.tsx";
import text from "./strings/en.ts";

keepStrings("en", "api", apiStrings);
keepStrings("en", "booking", bookingStrings);
keepStrings("en", "rides", ridesStrings);
keepStrings("en", "rides/booked", bookedStrings);
keepStrings("en", "papers", paperStrings);
keepStrings("en", "map", mapStrings);
keepStrings("en", "dispatch", deskStrings);
keepStrings("en", "dispatch/board", boardStrings);
keepStrings("en", "dispatch/map", deskMapStrings);
keepStrings("en", "dispatch/cockpit", text);
keepStrings("en", "booking/desk", phoneStrings);

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

function ride(id: number, known: Partial<Ride>): Ride {
  const all: Partial<Ride> = {
    id,
    reference: `REF-${id}`,
    status: "Pending",
    actions: ["assign", "update"],
    rider_name: "Maya Brooks",
    rider_phone: "+12025550100",
    pickup_location: "Punda",
    pickup_lat: null,
    pickup_lng: null,
    dropoff_location: "Mambo Beach",
    dropoff_lat: null,
    dropoff_lng: null,
    passenger_count: 2,
    luggage_count: 3,
    calculated_fare: "32.00",
    notes: "By the palm trees",
    flight_number: null,
    child_seat: false,
    wheelchair: false,
    driver_id: null,
    driver_name: null,
    set_out_at: null,
    arrived_at: null,
    ...known,
  };
  return all as Ride;
}

const JOOST = {
  id: 4,
  name: "Joost Winklaar",
  status: "available",
  profile: { vehicle_type: "comfort", current_location: null } as Driver["profile"],
} as Partial<Driver> as Driver;

async function open(
  view: "queue" | "board" = "queue",
  known: Partial<Ride> = {},
  secondThought: Partial<RideForecast> | null = null,
) {
  const first = ride(1, { ride_datetime: inMinutes(20), ...known });
  const stops = [{ location: "Sambil Mall", lat: 12.13, lng: -68.95 }];
  const second = ride(2, { ride_datetime: inMinutes(40), rider_name: "Jan de Boer", notes: null, stops });
  const late = ride(3, {
    ride_datetime: inMinutes(50),
    status: "Accepted",
    actions: ["reassign"],
    rider_name: "Rosa Wernet",
    driver_id: 5,
    driver_name: "Curtley Maduro",
  });
  const thought: RideForecast = {
    ride_id: 1,
    driver_id: 4,
    driver_name: "Joost Winklaar",
    is_given: false,
    minutes_away: 5,
    promised_at: first.ride_datetime,
    expected_at: first.ride_datetime,
    minutes_lost: 0,
  };
  const forecast: Forecast = {
    at: inMinutes(0),
    until: inMinutes(360),
    rides: [
      thought,
      {
        ride_id: 3,
        driver_id: 5,
        driver_name: "Curtley Maduro",
        is_given: true,
        minutes_away: null,
        promised_at: late.ride_datetime,
        expected_at: inMinutes(57),
        minutes_lost: 7,
      },
      ...(secondThought === null ? [] : [{ ...thought, ride_id: 2, ...secondThought }]),
    ],
    risks: [
      {
        kind: "late_by_plan",
        ride_id: 3,
        ride_datetime: late.ride_datetime,
        pickup_location: "Jan Thiel",
        rider_phone: "5550100",
        driver_id: 5,
        driver_name: "Curtley Maduro",
        minutes: 7,
        paper: null,
        flight: null,
      },
    ],
  };
  serverAnswers(listRideRequestsEndpoint, () => [first, second]);
  serverAnswers(listAssignedRidesEndpoint, () => [late]);
  serverAnswers(listDriversEndpoint, () => []);
  serverAnswers(getForecastEndpoint, () => forecast);
  serverAnswers(getBoardEndpoint, () => ({
    from: inMinutes(-30),
    to: inMinutes(210),
    drivers: [JOOST],
    rides: [first, second, late].map((one) => ({ ...one, ends_at: inMinutes(90) })),
  }));
  serverAnswers(getDispatchSettingsEndpoint, () => ({
    auto_assign: false,
    offer_seconds: 30,
    offer_ahead_minutes: 45,
    changed_by: null,
    changed_at: null,
    open_offers: [],
    past_offers: [],
    unplaced: [],
  }));
  const given = serverAnswers(assignDriverEndpoint, () => ({
    ...first,
    status: "Assigned" as const,
    actions: ["undo" as const],
    version: 2,
  }));
  const undone = serverAnswers(undoRideStepEndpoint, () => ({ ...first, version: 3 }));
  const assigned: number[] = [];
  const meantFor: number[] = [];
  const commands: string[] = [];
  const dispatch = {
    assign: ({ id }: Ride, driverId?: number) => {
      assigned.push(id);
      if (driverId !== undefined) meantFor.push(driverId);
    },
    edit: () => undefined,
    book: () => undefined,
    command: () => commands.push("c"),
    live: "live",
  } as const;
  const { user } = renderPart(
    <PageAt path={`/operator/board?view=${view}`}>
      <ToastProvider>
        <DispatchContext value={dispatch}>
          <CockpitScreen />
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
  );
  if (view === "board") return { user, given, undone, assigned, meantFor, commands, queue: document.body };
  const queue = await screen.findByRole("region", { name: text.queue });
  await within(queue).findByRole("button", { name: /Jan de Boer/ });
  await within(queue).findByText(text.lost(7));
  return { user, queue, given, undone, assigned, meantFor, commands };
}

const chosen = () => screen.getByRole("region", { name: text.ride });

test("the queue leads to a ride's phone, note and price, and keys move through it", async () => {
  const { user } = await open();
  expect(chosen().textContent).toContain("By the palm trees");
  expect(chosen().textContent).toContain("$32.00");
  expect(within(chosen()).getByRole("link", { name: "+1 202 555 0100" })).toBeTruthy();
  await user.keyboard("j");
  expect(chosen().textContent).toContain("Jan de Boer");
  await user.keyboard("j");
  expect(chosen().textContent).toContain("7 min late.");
  await user.keyboard("kk");
  expect(chosen().textContent).toContain("Maya Brooks");
});

test("a ride with a stop says so in the queue", async () => {
  const { queue } = await open();
  expect(within(queue).getByTitle("Sambil Mall").textContent).toContain("+1 stop");
});

test("one key gives the chosen ride to the best driver", async () => {
  const { user, queue, given } = await open();
  expect(within(queue).getByRole("button", { name: /^Give to Joost, 5 min/ })).toBeTruthy();
  await user.keyboard("g");
  expect(await screen.findByText("Ride #1 assigned to Joost Winklaar.")).toBeTruthy();
  expect(given).toMatchObject([{ body: { driver_id: 4 } }]);
});

test("what will go wrong stands above, and its number answers it", async () => {
  const { user, assigned } = await open();
  const risks = screen.getByRole("region", { name: text.risks });
  expect(risks.textContent).toContain("1 won't make it");
  await user.keyboard("1");
  expect(assigned).toEqual([3]);
  expect(chosen().textContent).toContain("Rosa Wernet");
});

test("the rides that lose most come first where that is asked", async () => {
  const { user, queue } = await open();
  await user.click(within(queue).getByRole("button", { name: text.byMinutesLost }));
  const first = within(queue).getAllByRole("listitem")[0];
  expect(first?.textContent).toContain("Rosa Wernet");
});

test("the head of a screen shows the way to a booking in one line, with its key", async () => {
  const { user, commands } = await open();
  const oneLine = screen.getByRole("button", { name: `${deskStrings.inOneLine} c` });
  expect(oneLine.getAttribute("aria-keyshortcuts")).toBe("c");
  await user.click(oneLine);
  expect(commands).toHaveLength(1);
});

test("the plan stands on the board, and one key gives all of it, with one undo", async () => {
  const { user, given, undone } = await open("board");
  const line = await screen.findByText(boardStrings.planFor(1));
  expect(line.closest("[role=row]")?.textContent).toContain(boardStrings.planInTime(1));
  const bar = screen.getByRole("button", { name: /^Plan for Joost Winklaar: / });
  expect(within(screen.getByRole("row", { name: /^Joost Winklaar/ })).getByRole("button")).toBe(bar);
  // A key that leads to a screen elsewhere gives nothing here.
  await user.keyboard("p");
  expect(given).toEqual([]);
  await user.keyboard("y");
  expect(await screen.findByText(deskStrings.givenAll(1))).toBeTruthy();
  expect(given).toMatchObject([{ body: { driver_id: 4 } }]);
  await user.keyboard("{Tab}");
  await user.click(screen.getByRole("button", { name: new RegExp(deskStrings.undo) }));
  expect(await screen.findByText(deskStrings.undoneAll(1))).toBeTruthy();
  expect(undone).toMatchObject([{ body: { version: 2 } }]);
});

test("a ride of the plan that can't be given any more doesn't hold up the others", async () => {
  const { user } = await open("board", {}, { minutes_lost: 18 });
  const late = await screen.findByRole("button", { name: /^Plan for Joost Winklaar: .*Sambil Mall/ });
  expect(late.textContent).toContain("−18");
  const asked: number[] = [];
  serverAnswers(assignDriverEndpoint, () => {
    asked.push(1);
    if (asked.length === 1) return refusal("ride_conflict", 409);
    return ride(2, { status: "Assigned", actions: ["undo"], version: 2, ride_datetime: inMinutes(40) });
  });
  await user.keyboard("y");
  expect(await screen.findByText(deskStrings.givenAll(1))).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain(boardStrings.notGiven(1));
  expect(asked).toHaveLength(2);
});

test("nothing on the board moves while a ride is in the hand, and the plan waits", async () => {
  const { user, given } = await open("board");
  await screen.findByText(boardStrings.planFor(1));
  const bar = screen.getByRole("button", { name: /#1\b.*Maya Brooks/ });
  bar.focus();
  await user.keyboard("{Enter}");
  expect(bar.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(boardStrings.planFor(1))).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Plan for Joost Winklaar: / })).toBeTruthy();
  await user.keyboard("y");
  expect(given).toEqual([]);
});

test("a ride that is moved to a car too small for it is asked about, with that driver chosen", async () => {
  const { user, given, assigned, meantFor } = await open("board", { passenger_count: 5 });
  const bar = await screen.findByRole("button", { name: /#1\b.*Maya Brooks/ });
  bar.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText(boardStrings.dropTooSmall)).toBeTruthy();
  await user.keyboard("{Enter}");
  expect([assigned, meantFor, given]).toEqual([[1], [JOOST.id], []]);
});

test("a ride that could not be given is named in what is said of it", async () => {
  const { user } = await open();
  serverAnswers(assignDriverEndpoint, () => refusal("ride_conflict", 409));
  await user.keyboard("g");
  expect((await screen.findByRole("alert")).textContent).toMatch(/ \(#1\)$/);
});
