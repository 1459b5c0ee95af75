import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { getForecastEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  cancelAssignedRideEndpoint,
  operatorCompleteRideEndpoint,
} from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { formatsFor } from "../../language/formats.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import text from "../strings/en.ts";
import { AssignedScreen } from "./assigned-screen.tsx";
import { aRide } from "../../testing/rides.ts";

const nothing = () => undefined;

function ride(id: number, known: Partial<Ride>): Ride {
  return aRide({
    id,
    reference: `REF-${id}`,
    status: "Assigned",
    actions: ["operator_complete", "cancel_assigned"],
    rider_name: "Rosa Quay",
    rider_phone: "5550100",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    ride_datetime: new Date(Date.now() - 4 * 60_000).toISOString(),
    calculated_fare: "47.00",
    distance_km: "8.00",
    driver_name: "Ruben Martina",
    ...known,
  });
}

function renderScreen() {
  return renderPart(
    <PageAt path="/operator/assigned-rides">
      <ToastProvider>
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
          <AssignedScreen />
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
  );
}

async function open(rides: readonly Ride[], view: "cards" | "table" = "cards") {
  serverAnswers(listAssignedRidesEndpoint, () => [...rides]);
  serverAnswers(listRideRequestsEndpoint, () => []);
  serverAnswers(listDriversEndpoint, () => []);
  const completed = serverAnswers(operatorCompleteRideEndpoint, () => ({ ...ride(7, {}), actions: [] }));
  const part = renderScreen();
  if (view === "table") await screen.findByRole("table");
  else await screen.findByRole("heading", { name: text.rideNumber(rides[0]?.id ?? 0) });
  const card = (id: number) => {
    const found = screen
      .getAllByRole("listitem")
      .find((item) => within(item).queryByRole("heading", { name: text.rideNumber(id) }) !== null);
    if (found === undefined) throw new Error(`Ride ${id} has no card.`);
    return within(found);
  };
  return { ...part, completed, card };
}

test("a card says who rides, when, and that the ride is late though a driver has it", async () => {
  const { card } = await open([ride(7, {})]);
  expect(card(7).getByText("Rosa Quay")).toBeTruthy();
  expect(card(7).getByText(`${text.minLate(4)}, ${text.notAccepted}`)).toBeTruthy();
});

test("a ride whose driver is expected too late is red before its time, and found among those that won't make it", async () => {
  const promised_at = new Date(Date.now() + 40 * 60_000).toISOString();
  const forecast = {
    ride_id: 7,
    driver_id: 3,
    driver_name: "Ruben Martina",
    is_given: true,
    minutes_away: 53,
    promised_at,
    expected_at: new Date(Date.now() + 53 * 60_000).toISOString(),
    minutes_lost: 13,
  };
  serverAnswers(getForecastEndpoint, () => ({
    at: promised_at,
    until: promised_at,
    rides: [forecast],
    risks: [],
  }));
  const onItsWay = { status: "Accepted", ride_datetime: promised_at } as const;
  const { user, card } = await open([
    // Set out, and not seen since: all that its own arrival says is the promised time.
    ride(7, { ...onItsWay, set_out_at: promised_at, estimated_arrival: promised_at }),
    ride(8, onItsWay),
  ]);
  expect(await card(7).findByText(text.willBeLate(13))).toBeTruthy();
  expect(
    card(7).getByText((shown) => shown.endsWith(formatsFor("en").time(forecast.expected_at))),
  ).toBeTruthy();
  expect(card(8).getByText(text.dueIn(text.minutesShort(40)))).toBeTruthy();
  expect(screen.getByText(`${text.assignedList.late} 0`)).toBeTruthy();
  await user.click(screen.getByText(`${text.assignedList.wontMakeIt} 1`));
  expect(await screen.findByText(text.rowsOf(1))).toBeTruthy();
  expect(card(7).getByText(text.willBeLate(13))).toBeTruthy();
});

test("who won't make it is late as well once the time is over", async () => {
  const set_out_at = new Date(Date.now() - 30 * 60_000).toISOString();
  await open([ride(7, { status: "Accepted", set_out_at })]);
  expect(screen.getByText(`${text.assignedList.late} 1`)).toBeTruthy();
  expect(screen.getByText(`${text.assignedList.wontMakeIt} 1`)).toBeTruthy();
});

test("nobody counts the rides before they are known", () => {
  serverAnswers(listAssignedRidesEndpoint, () => refusal("unavailable"));
  renderScreen();
  expect(screen.getByText(text.assignedList.late)).toBeTruthy();
});

test("a ride without its passenger aboard is completed only after a question", async () => {
  const { user, card, completed } = await open([ride(7, {})]);
  await user.click(card(7).getByText(text.complete));
  const asked = () => within(screen.getByText(text.completeTitle(7)).closest("dialog") as HTMLElement);
  expect(asked().getByText(text.completeText("$47.00"))).toBeTruthy();
  await user.click(asked().getByText(text.notYet));
  expect(completed).toHaveLength(0);
  await user.click(card(7).getByText(text.complete));
  await user.click(asked().getByText(text.complete));
  expect(completed).toHaveLength(1);
});

test.each(["cards", "table"] as const)(
  "Cancel among the %s takes a ride from its driver at once, and says in full what it does",
  async (view) => {
    const sent = serverAnswers(cancelAssignedRideEndpoint, () => ride(7, { actions: ["undo"] }));
    const { user } = await open([ride(7, {})]);
    if (view === "table") {
      await user.click(screen.getByText(text.assignedList.table));
      await user.click(screen.getByRole("button", { name: `${text.more}, #7` }));
    }
    const cancel = screen.getByRole("button", { name: "Cancel" });
    expect(cancel.title).toBe("Cancel ride and send back to pending");
    await user.click(cancel);
    expect(await screen.findByText("Ride #7 is pending again.")).toBeTruthy();
    expect(sent).toHaveLength(1);
  },
);

test("what goes wrong with a ride is said in the catalogue's words", async () => {
  const { user, card } = await open([ride(7, { status: "InProgress" })]);
  const refused = (status: number, error: string) => () =>
    strangeAnswer({ error, code: "invalid_input" }, status);
  for (const [answer, sentence] of [
    [refused(404, "Ride not found or already completed"), "Ride not found or already completed"],
    [
      refused(403, "You do not have permission to complete rides"),
      "You do not have permission to complete rides",
    ],
    [refused(422, "The meter is stuck."), "The meter is stuck."],
    [() => strangeAnswer("<h1>Bad Gateway</h1>", 502), "Failed to complete ride"],
    [() => Promise.reject(new TypeError("gone")), "An unexpected error occurred"],
  ] as const) {
    serverAnswers(operatorCompleteRideEndpoint, answer);
    await user.click(card(7).getByText(text.complete));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
  }
});

test("a ride with its passenger aboard is completed at once", async () => {
  const { user, card, completed } = await open([ride(7, { status: "InProgress" })]);
  await user.click(card(7).getByText(text.complete));
  expect(completed).toHaveLength(1);
});

test("the rides are found by who rides and who drives", async () => {
  const { user } = await open([ride(7, {}), ride(8, { driver_name: "Mila Kock", rider_name: "Ana" })]);
  await user.type(screen.getByRole("searchbox", { name: text.filterRides }), "mila");
  expect(await screen.findByText(text.rowsOf(1))).toBeTruthy();
  expect(screen.getByRole("heading", { name: text.rideNumber(8) })).toBeTruthy();
});

test("a part of the rides is shown, and the table is remembered on the device", async () => {
  const { user, unmount } = await open([ride(7, {}), ride(8, { status: "InProgress", rider_name: "Ana" })]);
  await user.click(screen.getByText(`${text.assignedList.aboard} 1`));
  expect(screen.queryByRole("heading", { name: text.rideNumber(7) })).toBeNull();
  await user.click(screen.getByText(text.assignedList.table));
  const table = within(screen.getByRole("table"));
  expect(table.getByText("Ana")).toBeTruthy();
  expect(table.queryByText("Rosa Quay")).toBeNull();
  unmount();

  await open([ride(7, {})], "table");
});

test("a line of the table says how many stops a ride has, and names them", async () => {
  const { user } = await open([ride(7, { stops: [{ location: "Salinja", lat: null, lng: null }] })]);
  await user.click(screen.getByText(text.assignedList.table));
  expect(screen.getByTitle("Salinja")).toBeTruthy();
});

test("a line of the table says its ride's number, however soon it is due", async () => {
  const { user } = await open([ride(7, {})]);
  await user.click(screen.getByText(text.assignedList.table));
  expect(screen.getByText("#7").closest("tr")?.textContent).toContain(text.minLate(4));
});
