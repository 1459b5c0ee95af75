import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { getDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import type { Language } from "../../../domain/languages.ts";
import { getDashboardStatsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import "../../testing/other-languages.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DashboardScreen } from "../../dispatch/dashboard/dashboard-screen.tsx";
import { type Dispatch, DispatchContext } from "../../dispatch/live/dispatch-context.ts";
import { DriversScreen } from "./drivers-screen.tsx";
import { aDriver } from "../../testing/drivers.ts";

const nothing = () => undefined;

function driver(id: number, name: string, known: Partial<Driver> = {}): Driver {
  return aDriver({
    id,
    name,
    phone: "5550100",
    vehicle: "White Toyota Corolla",
    plate: `TX 10${id}`,
    rating: 4.8,
    ridesCompleted: 120,
    ...known,
  });
}

const STATS = {
  pendingCount: 0,
  assignedCount: 0,
  availableDrivers: 2,
  busyDrivers: 0,
  todayCompletedRides: 0,
  avgResponseTime: "0 min",
};
const ROSTER = [driver(1, "Nelly Sambo"), driver(2, "Sharlene Kock"), driver(3, "Joost Winklaar")];

function open(
  Screen: typeof DriversScreen,
  path = "/operator/drivers",
  language: Language = "en",
  assign: Dispatch["assign"] = nothing,
) {
  return renderPart(
    <PageAt path={path}>
      <ToastProvider>
        <DispatchContext
          value={{ assign, edit: nothing, book: nothing, command: nothing, talk: nothing, live: "live" }}
        >
          <Screen />
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
    language,
  );
}

const cards = () => screen.queryAllByRole("listitem").length;

test("a driver is found by name or plate", async () => {
  serverAnswers(listDriversEndpoint, () => ROSTER);
  const { user } = open(DriversScreen);
  expect(await screen.findByText("Drivers: 3 of 3")).toBeTruthy();
  const search = screen.getByRole("searchbox", { name: "Search by name, phone, vehicle or plate" });
  await user.type(search, "tx 102");
  expect(await screen.findByText("Drivers: 1 of 3")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Sharlene Kock" })).toBeTruthy();
  expect(cards()).toBe(1);
  await user.clear(search);
  await user.type(search, "nobody of this name");
  expect(await screen.findByText(/^No drivers match\./)).toBeTruthy();
});

test("a driver who holds forty rides is an alarm on the dashboard and among the drivers, and leads to them", async () => {
  serverAnswers(listDriversEndpoint, () => [driver(1, "Nelly Sambo", { open_rides: 40 }), driver(2, "Ana")]);
  serverAnswers(listRideRequestsEndpoint, () => []);
  serverAnswers(listAssignedRidesEndpoint, () => []);
  serverAnswers(getDispatchSettingsEndpoint, () => ({ open_offers: [], past_offers: [], unplaced: [] }));
  serverAnswers(getDashboardStatsEndpoint, () => STATS);
  for (const [Screen, path] of [
    [DashboardScreen, "/operator"],
    [DriversScreen, "/operator/drivers"],
  ] as const) {
    const { unmount } = open(Screen, path);
    const link = await screen.findByRole("link", { name: /^Nelly Sambo holds 40 open rides\./ });
    expect(link.closest("[role=alert]")).not.toBeNull();
    expect(link.getAttribute("href")).toBe("/operator/drivers/1");
    unmount();
  }
});

test("samples are spoken of only where they are shown", async () => {
  const locked = () => strangeAnswer({ error: "The roster is locked.", code: "invalid_input" }, 422);
  serverAnswers(listDriversEndpoint, locked);
  const { user } = open(DriversScreen);
  expect(await screen.findByText("API Error: The roster is locked. Using sample data.")).toBeTruthy();
  expect(screen.getAllByText("Sample")).toHaveLength(4);
  serverAnswers(listDriversEndpoint, () => ROSTER);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Drivers: 3 of 3")).toBeTruthy();
  expect(screen.queryByText("Sample")).toBeNull();
});

test("what is wrong with a new driver is marked, in the reader's language", async () => {
  serverAnswers(listDriversEndpoint, () => ROSTER);
  const { user } = open(DriversScreen, "/operator/drivers", "nl");
  await user.click(screen.getByRole("button", { name: "Nieuwe chauffeur" }));
  const form = within(screen.getByLabelText("Voornaam").closest("form") as HTMLElement);
  for (const label of ["Voornaam", "Achternaam", "Rijbewijsnummer", "Kenteken"]) {
    await user.type(form.getByLabelText(label), "Koeiman");
  }
  await user.type(form.getByLabelText("E-mail"), "koeiman@example.com");
  const [vehicle] = form.getAllByLabelText("Voertuig");
  await user.type(vehicle as HTMLElement, "Kia Carnival");
  const phone = form.getByLabelText("Telefoon");
  await user.type(phone, "12");
  await user.click(screen.getByRole("button", { name: "Naar kantoor sturen" }));
  expect(await form.findByText("Vul 7 cijfers in, of + en de landcode.")).toBeTruthy();
  expect(document.activeElement).toBe(phone);
  expect(phone.getAttribute("aria-invalid")).toBe("true");
});

test("a ride that is chosen for a driver has its day, and is asked about where the car is too small", async () => {
  const ride = { pickup_location: "Punda", dropoff_location: "Salinja", luggage_count: 0, stops: [] };
  const rides = [
    { ...ride, id: 7, rider_name: "Rosa Wernet", passenger_count: 7, ride_datetime: "2030-11-20T16:00:00Z" },
  ];
  serverAnswers(listDriversEndpoint, () => [driver(1, "Nelly Sambo")]);
  serverAnswers(listRideRequestsEndpoint, () => rides);
  const asked: (number | undefined)[][] = [];
  const { user } = open(DriversScreen, "/operator/drivers", "en", ({ id }, to) => asked.push([id, to]));
  await user.click(await screen.findByRole("button", { name: "Assign Ride" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Nov 20")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Assign, #7" }));
  expect(asked).toEqual([[7, 1]]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
