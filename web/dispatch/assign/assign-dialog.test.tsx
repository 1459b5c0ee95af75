import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Driver, DriverMatch } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { assignDriverEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import ridesStrings from "../../rides/strings/en.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import text from "../strings/en.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { aRide } from "../../testing/rides.ts";
import { aDriver } from "../../testing/drivers.ts";

const NOTES = "Arrivals, by the palm trees";
const RIDE = aRide({
  actions: ["assign"],
  pickup_location: "Hato",
  dropoff_location: "Mambo Beach",
  ride_datetime: "2026-11-20T20:00:00.000Z",
  passenger_count: 4,
  luggage_count: 5,
  calculated_fare: "30.00",
  vehicle_type: "xl",
  vehicle_asked: true,
  flight_number: "KL735",
  notes: NOTES,
  child_seat: true,
});

function driver(id: number, name: string, match: Partial<DriverMatch>): Driver {
  return aDriver({ id, name, match: { minutes: 4, distance_km: 2, seats_fit: true, ...match } });
}

function open(drivers: readonly Driver[] | (() => Response), path = "/operator/board", driverId?: number) {
  serverAnswers(listDriversEndpoint, () => (typeof drivers === "function" ? drivers() : [...drivers]));
  serverAnswers(getRideEndpoint, () => RIDE);
  const given = serverAnswers(assignDriverEndpoint, () => ({
    ...RIDE,
    status: "Assigned" as const,
    actions: [],
  }));
  const part = renderPart(
    <PageAt path={path}>
      <ToastProvider>
        <AssignDialog ride={RIDE} driverId={driverId} onClose={vi.fn<() => void>()} />
      </ToastProvider>
    </PageAt>,
  );
  return { ...part, given };
}

const button = () => screen.getByRole("button", { name: new RegExp(`^${text.assignDriver}`) });

test("what the passenger asked for stands where a driver is chosen", async () => {
  open([driver(2, "Ruben", { best: true })]);
  expect(await screen.findByText(NOTES)).toBeTruthy();
  expect(screen.getByText(/KL735/)).toBeTruthy();
  expect(screen.getByText("XL")).toBeTruthy();
  expect(screen.getByText(ridesStrings.needs.child_seat)).toBeTruthy();
});

test("nobody is counted before the drivers are there", async () => {
  open([driver(2, "Ruben", {})]);
  expect(screen.getByText(text.availableDrivers)).toBeTruthy();
  expect(await screen.findByText(text.driverCount(1))).toBeTruthy();
});

test("a car that is too small is given only after a tick, of which the server hears", async () => {
  const { user, given } = open([driver(2, "Ruben", { seats_fit: false })]);
  await user.click(await screen.findByRole("radio", { name: /Ruben/ }));
  expect(button()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: text.assignTooSmall }));
  await user.click(button());
  expect(given.map(({ body }) => body)).toEqual([{ driver_id: 2, force: true }]);
});

test("who let the offer run out is told from who declined and who gave the ride back", async () => {
  const { refusal } = text;
  open([
    driver(2, "Ruben", { refused: true, refusal: "timed_out" }),
    driver(3, "Mila", { refused: true, refusal: "rejected" }),
    driver(4, "Elvis", { refused: true, refusal: "cancelled" }),
  ]);
  const of = async (name: string) =>
    (await screen.findByRole("radio", { name: new RegExp(name) })).textContent;
  expect(await of("Ruben")).toContain(refusal.timed_out);
  expect(await of("Mila")).toContain(refusal.rejected);
  expect(await of("Elvis")).toContain(refusal.cancelled);
});

test("the driver it was meant for is chosen instead of the best, also while on a ride", async () => {
  const busy = { ...driver(3, "Mila", {}), status: "on_ride" as const };
  open([driver(2, "Ruben", { best: true }), busy], "/operator/board", 3);
  const choice = await screen.findByRole("radio", { name: /Mila/ });
  expect(choice.getAttribute("aria-checked")).toBe("true");
});

test.each([
  ["/operator", "Failed to assign driver to ride: The car has a flat tyre."],
  ["/operator/pending-rides", "Failed to assign driver. Please try again."],
])("over %s the dialog says what failed in the words of that screen", async (path, sentence) => {
  const { user } = open([driver(2, "Ruben", {})], path);
  serverAnswers(assignDriverEndpoint, () =>
    strangeAnswer({ error: "The car has a flat tyre.", code: "invalid_input" }, 422),
  );
  await user.click(await screen.findByRole("radio", { name: /Ruben/ }));
  await user.click(button());
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
});

test("an answer that never comes leaves the driver to be assigned once more", async () => {
  const { user } = open([driver(2, "Ruben", {})], "/operator/pending-rides");
  serverAnswers(assignDriverEndpoint, () => Promise.reject(new TypeError("gone")));
  await user.click(await screen.findByRole("radio", { name: /Ruben/ }));
  await user.click(button());
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to assign driver. Please try again.");
});

test.each([
  ["/operator", 422, "Failed to fetch available drivers: The list is away."],
  ["/operator/pending-rides", 422, "Failed to fetch drivers: The list is away."],
  ["/operator/pending-rides", 404, "Drivers endpoint not found. Please contact support."],
])(
  "over %s drivers that cannot be read (%i) are said in the words of that screen",
  async (path, status, sentence) => {
    const code = status === 404 ? "not_found" : "invalid_input";
    open(() => strangeAnswer({ error: "The list is away.", code }, status), path);
    expect((await screen.findByText(sentence)).closest("[role=alert]")).not.toBeNull();
  },
);
