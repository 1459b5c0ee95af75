import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  getBoardEndpoint,
  getDispatchSettingsEndpoint,
  getForecastEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import {
  applyPlanChangesEndpoint,
  getPlanAnswersEndpoint,
  getPlanEndpoint,
  givePlannedEndpoint,
  supposeEndpoint,
} from "../../../contract/dispatch/plan.endpoints.ts";
import type { Forecast, RideForecast } from "../../../contract/dispatch/forecast.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  assignDriverEndpoint,
  undoRideStepEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  getRideEndpoint,
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import boardStrings from "../board/strings/en.ts";
import planStrings from "../plan/strings/en.ts";
import { DispatchContext } from "../live/dispatch-context.ts";
import deskStrings from "../strings/en.ts";
import { CockpitScreen } from "./cockpit-screen.tsx";
import text from "./strings/en.ts";
import { aRide } from "../../testing/rides.ts";
import { aDriver } from "../../testing/drivers.ts";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

function ride(id: number, known: Partial<Ride>): Ride {
  return aRide({
    id,
    reference: `REF-${id}`,
    actions: ["assign", "update"],
    rider_name: "Maya Brooks",
    rider_phone: "+12025550100",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    passenger_count: 2,
    luggage_count: 3,
    calculated_fare: "32.00",
    notes: "By the palm trees",
    ...known,
  });
}

const JOOST = aDriver({ id: 4, name: "Joost Winklaar", profile: { vehicle_type: "comfort" } });

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
  const plannedAt = { leave_at: inMinutes(8), pickup_at: first.ride_datetime, done_at: inMinutes(45) };
  const planned = {
    state: "planned" as const,
    driver_id: 4,
    driver_name: "Joost Winklaar",
    minutes_late: 0,
  };
  serverAnswers(getPlanEndpoint, () => ({
    summary: { cars: 2, in_use: 1, at_risk: 1, without_car: 0, next_free_at: inMinutes(9) },
    rides: [
      { ride_id: 1, promised_at: first.ride_datetime, ...planned, ...plannedAt },
      {
        ride_id: 3,
        state: "accepted" as const,
        driver_id: 5,
        driver_name: "Curtley Maduro",
        promised_at: late.ride_datetime,
        pickup_at: inMinutes(57),
        done_at: inMinutes(80),
        minutes_late: 7,
      },
      ...(secondThought === null
        ? []
        : [
            {
              ride_id: 2,
              promised_at: second.ride_datetime,
              ...planned,
              pickup_at: inMinutes(40 + (secondThought.minutes_lost ?? 0)),
              done_at: inMinutes(70 + (secondThought.minutes_lost ?? 0)),
              minutes_late: secondThought.minutes_lost ?? 0,
            },
          ]),
    ],
    alarms: [
      {
        ride_id: 3,
        kind: "late" as const,
        pickup_location: "Jan Thiel",
        dropoff_location: "Hato",
        rider_phone: "5550100",
        promised_at: late.ride_datetime,
        driver_id: 5,
        driver_name: "Curtley Maduro",
        minutes_late: 7,
        too_late_at: inMinutes(40),
      },
    ],
  }));
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
    talk: () => undefined,
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

/** The server gives what it is asked to, those that would be late only where that is said. */
function plannedGiven(given: readonly number[], left: readonly number[] = []) {
  serverAnswers(listAssignedRidesEndpoint, () =>
    given.map((id) =>
      ride(id, {
        status: "Assigned",
        actions: ["undo"],
        version: 2,
        driver_id: JOOST.id,
        driver_name: JOOST.name,
      }),
    ),
  );
  return serverAnswers(givePlannedEndpoint, () => ({
    given,
    left: left.map((ride_id) => ({ ride_id, minutes_late: null })),
  }));
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
  const { user, queue } = await open();
  const given = plannedGiven([1]);
  expect(within(queue).getByRole("button", { name: /^Give to Joost, 5 min/ })).toBeTruthy();
  await user.keyboard("g");
  expect(await screen.findByText("Ride #1 assigned to Joost Winklaar.")).toBeTruthy();
  expect(given).toMatchObject([{ body: { ride_ids: [1], late_too: false } }]);
});

const NOTHING_ELSE = { made_late: 0, worst_minutes_late: 0, mended: 1, told_moved: 1, empty_minutes: 6 };

test("what can still be mended stands beside, its number goes to its first answer, Enter does it, and one press takes it back", async () => {
  const { user, undone } = await open();
  const move = { ride_id: 3, to_driver_id: 4, to_driver_name: "Joost Winklaar", was_told: true };
  const difference = { ...NOTHING_ELSE, moves: [move, { ...move, ride_id: 2, was_told: false }] };
  const changes = [{ kind: "give" as const, ride_id: 3, driver_id: 4 }];
  const answer = { changes, driver_id: 4, driver_name: "Joost", minutes_late: 0, difference };
  serverAnswers(getPlanAnswersEndpoint, () => ({ answers: [answer] }));
  const applied = serverAnswers(applyPlanChangesEndpoint, () => difference);
  serverAnswers(getRideEndpoint, () => ride(3, { status: "Assigned", actions: ["undo"], version: 7 }));

  const waits = screen.getByRole("region", { name: planStrings.waits });
  expect(waits.textContent).toContain("7 late");
  expect(waits.textContent).toContain(planStrings.minutesLeft("40 min"));
  await user.keyboard("1");
  expect(chosen().textContent).toContain("Rosa Wernet");
  const first = await within(waits).findByRole("button", { name: /^Give 2 to Joost/ });
  expect(first.textContent).toContain("Nobody late, 1 told driver moves, 6 empty min more");
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard("{Enter}");
  expect(await screen.findByText(planStrings.givenTo(2, "Joost"))).toBeTruthy();
  expect(applied).toMatchObject([{ body: { changes } }]);
  await user.click(screen.getByRole("button", { name: new RegExp(deskStrings.undo) }));
  expect(await screen.findByText(deskStrings.undonePlan)).toBeTruthy();
  expect(undone).toMatchObject([{ body: { version: 7 } }]);
});

test("what if shows what would change before anything is done, Escape leaves it, and Enter does it", async () => {
  const { user, given } = await open("board");
  const late = { ...NOTHING_ELSE, made_late: 1, worst_minutes_late: 12, moves: [] };
  const supposed = serverAnswers(supposeEndpoint, () => late);
  const applied = serverAnswers(applyPlanChangesEndpoint, () => late);
  const name = await screen.findByRole("button", { name: /^Joost Winklaar/ });
  await user.click(name);
  const panel = await screen.findByRole("region", { name: planStrings.whatChanges });
  expect(await within(panel).findByText(/12 min late/)).toBeTruthy();
  expect(supposed).toMatchObject([
    { body: { changes: [{ kind: "car_out", driver_id: JOOST.id, until: null }] } },
  ]);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: planStrings.whatChanges })).toBeNull();
  expect([applied, given]).toEqual([[], []]);

  await user.click(name);
  const apply = await screen.findByRole("button", { name: new RegExp(`^${planStrings.apply}`) });
  await waitFor(() => expect(document.activeElement).toBe(apply));
  await user.keyboard("{Enter}");
  expect(await screen.findByText(planStrings.wentOut("Joost Winklaar", 0))).toBeTruthy();
  expect(applied).toHaveLength(1);
});

test("a ride that is moved by keys shows first what that would change", async () => {
  const { user, given } = await open("board");
  const supposed = serverAnswers(supposeEndpoint, () => ({ ...NOTHING_ELSE, moves: [] }));
  const bar = await screen.findByRole("button", { name: /#2\b.*Jan de Boer/ });
  bar.focus();
  await user.keyboard("{Enter}{Enter}");
  expect(await screen.findByText(planStrings.askGive(2, JOOST.name))).toBeTruthy();
  expect(supposed).toMatchObject([{ body: { changes: [{ kind: "give", ride_id: 2, driver_id: 4 }] } }]);
  expect(given).toEqual([]);
});

test("a ride further ahead than the plan looks is given as before", async () => {
  const { user, given } = await open("board");
  serverAnswers(supposeEndpoint, () => refusal("not_found"));
  const bar = await screen.findByRole("button", { name: /#2\b.*Jan de Boer/ });
  bar.focus();
  await user.keyboard("{Enter}{Enter}");
  await waitFor(() => expect(given).toMatchObject([{ body: { driver_id: 4 } }]));
  expect(screen.queryByRole("region", { name: planStrings.whatChanges })).toBeNull();
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
  const { user, undone } = await open("board");
  const given = plannedGiven([1]);
  const line = await screen.findByText(boardStrings.planFor(1));
  expect(line.closest("[role=row]")?.textContent).toContain(boardStrings.planInTime(1));
  const bar = screen.getByRole("button", { name: /#1\b, planned for Joost Winklaar/ });
  expect(screen.getByRole("row", { name: /^Joost Winklaar/ }).contains(bar)).toBe(true);
  // A key that leads to a screen elsewhere gives nothing here.
  await user.keyboard("p");
  expect(given).toEqual([]);
  await user.keyboard("y");
  expect(await screen.findByText(deskStrings.given(1, JOOST.name))).toBeTruthy();
  expect(given).toMatchObject([{ body: { ride_ids: [1], late_too: false } }]);
  await user.keyboard("{Tab}");
  await user.click(screen.getByRole("button", { name: new RegExp(deskStrings.undo) }));
  expect(await screen.findByText(deskStrings.undoneAll(1))).toBeTruthy();
  expect(undone).toMatchObject([{ body: { version: 2 } }]);
});

test("a ride of the plan that can't be given any more doesn't hold up the others", async () => {
  const { user } = await open("board", {}, { minutes_lost: 0 });
  await screen.findByRole("button", { name: /#2\b, planned for Joost Winklaar/ });
  plannedGiven([2], [1]);
  await user.keyboard("y");
  expect(await screen.findByText(deskStrings.given(2, JOOST.name))).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain(boardStrings.notGiven(1));
});

test("the key gives what is in time, and what would be late only after it was asked about", async () => {
  const { user } = await open("board", {}, { minutes_lost: 18 });
  const given = plannedGiven([1]);
  await screen.findByRole("button", { name: /#2\b, planned for Joost Winklaar.*18 min late/ });
  await user.keyboard("y");
  expect(await screen.findByText(deskStrings.given(1, JOOST.name))).toBeTruthy();
  expect(given).toMatchObject([{ body: { ride_ids: [1], late_too: false } }]);
  await user.click(screen.getByRole("button", { name: boardStrings.giveLate(1) }));
  const dialog = await screen.findByRole("dialog", { name: boardStrings.lateTitle(1) });
  expect(dialog.textContent).toContain(boardStrings.lateBody(18));
  await user.click(within(dialog).getByRole("button", { name: boardStrings.giveLate(1) }));
  await waitFor(() => expect(given).toHaveLength(2));
  expect(given[1]).toMatchObject({ body: { ride_ids: [2], late_too: true } });
});

test("nothing on the board moves while a ride is in the hand, and the plan waits", async () => {
  const { user, given } = await open("board");
  await screen.findByText(boardStrings.planFor(1));
  const bar = screen.getByRole("button", { name: /#1\b.*Maya Brooks/ });
  bar.focus();
  await user.keyboard("{Enter}");
  expect(bar.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(boardStrings.planFor(1))).toBeTruthy();
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
  plannedGiven([], [1]);
  await user.keyboard("g");
  expect((await screen.findByRole("alert")).textContent).toMatch(/ \(#1\)$/);
});
