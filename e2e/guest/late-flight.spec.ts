import { renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { acceptRideEndpoint, reportRideProgressEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { bookRideAsGuest } from "../bookings.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { expectAccessible } from "./check-page.ts";

const AIRPORT = {
  pickup_location: "Curaçao International Airport (Hato)",
  pickup_lat: 12.1846,
  pickup_lng: -68.9568,
};

const BOARD = path.join(tmpdir(), `trupial-flights-${process.pid}.csv`);
test.use({ environment: { FLIGHTS: "file", FLIGHTS_FILE: BOARD } });
test.afterAll(() => rmSync(BOARD, { force: true }));

test("a flight that lands 70 minutes late moves its pickup, and passenger, driver and desk see it at once", async ({
  browser,
  product: { url },
}) => {
  const lands = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS);
  const late = (minutes: number) => new Date(lands.getTime() + minutes * MINUTE_MS).toISOString();
  const type = (estimated: string, status = "") => {
    writeFileSync(
      `${BOARD}.new`,
      `flight,scheduled,estimated,status\nDL1903,${late(0)},${estimated},${status}\n`,
    );
    renameSync(`${BOARD}.new`, BOARD);
  };
  type("");
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [forDriver, forDesk, forGuest] = contexts as [
    (typeof contexts)[0],
    (typeof contexts)[0],
    (typeof contexts)[0],
  ];
  const driver = await signIn(forDriver, url, "driver4");
  const operator = await signIn(forDesk, url, "operator");
  const booked = await bookRideAsGuest(url, "Late Flyer", {
    ...AIRPORT,
    at: new Date(late(30)),
    flight_number: "dal 1903",
    rider_phone: "5550735",
  });
  const params = { id: booked.id };
  await driver.call(acceptRideEndpoint, { params });
  await driver.call(reportRideProgressEndpoint, { params, body: { step: "arrived" } });

  const tracking = await forGuest.newPage();
  await tracking.goto(`${url}/track/${booked.tracking_code}`);
  await expect(tracking.getByText(/^Flight DL1903 lands at [\d:]+( [AP]M)?\.$/)).toBeVisible();
  const day = await forDriver.newPage();
  await day.goto(`${url}/activerides`);
  const card = day.getByRole("region", { name: "Late Flyer" });
  await expect(card.getByText(/^Flight DL1903 lands at/)).toBeVisible();
  const desk = await forDesk.newPage();
  await desk.goto(`${url}/operator/assigned-rides/${booked.id}`);
  await expect(desk.getByText(/^Flight DL1903 lands at/)).toBeVisible();

  type(late(70));
  const moved = /Flight DL1903 lands at .+ \(planned .+\)/;
  await expect(tracking.getByText(moved)).toBeVisible();
  await expect(tracking.getByText(/You booked .+ the fare stays the same/)).toBeVisible();
  await expectAccessible(tracking, "a ride that follows its flight");
  await expect(card.getByText(moved)).toBeVisible();
  await expect(card.getByText("You can report a no-show from")).toBeVisible();
  await expect(card.getByRole("button", { name: "No-show" })).toHaveCount(0);
  await expect(desk.getByText(`the pickup of ride #${booked.id} moves from`)).toBeVisible();
  const { calculated_fare } = booked;
  const ride = await operator.call(getRideEndpoint, { params });
  expect(ride).toMatchObject({ ride_datetime: late(100), calculated_fare, free_wait_minutes: 60 });
  await expect(
    driver.call(reportRideProgressEndpoint, { params, body: { step: "no_show" } }),
  ).rejects.toThrow("ride_conflict");

  type("", "cancelled");
  const alarm = desk
    .getByRole("alert")
    .filter({ hasText: `Please call the passenger of ride #${booked.id}` });
  await expect(alarm).toContainText("Flight DL1903 is cancelled");
  await expectAccessible(desk, "a cancelled flight at the desk");
  await expect(tracking.getByText("Please call us")).toBeVisible();
});
