import {
  editDispatchSettingsEndpoint,
  getDispatchSettingsEndpoint,
} from "../../contract/dispatch/dispatch.endpoints.ts";
import {
  editOwnDriverEndpoint,
  listDriversEndpoint,
  reportOwnLocationEndpoint,
  setDriverStatusEndpoint,
  setOwnStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import { acceptRideEndpoint, reportRideProgressEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { setShiftDayEndpoint } from "../../contract/shifts/shifts.endpoints.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { bookRide } from "../bookings.ts";
import { type DemoPerson, demoPerson, signIn } from "../demo-person.ts";
import { expectAccessible } from "../guest/check-page.ts";
import { clearPendingRides, driverCalled, endRidesUnderWay } from "../operator/desk-calls.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

const AIRPORT = { lat: 12.1846, lng: -68.9568 };
const inMinutes = (minutes: number) => ({ at: new Date(Date.now() + minutes * MINUTE_MS) });

/** Nobody but this driver is there, and nothing waits. */
async function leaveAlone(operator: DemoPerson, driver: DemoPerson, username: string): Promise<void> {
  await clearPendingRides(operator);
  await endRidesUnderWay(operator);
  const { id: own } = await driverCalled(operator, username);
  for (const { id } of await operator.list(listDriversEndpoint))
    if (id !== own)
      await operator.call(setDriverStatusEndpoint, { params: { id }, body: { status: "inactive" } });
  await writeShiftNow(operator, own);
  await driver.call(editOwnDriverEndpoint, { body: { shares_location: true } });
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  await driver.call(reportOwnLocationEndpoint, { body: AIRPORT });
}

/** One shift from this hour on, whatever the hour is: where another begins, nobody knows the way to its first ride. */
async function writeShiftNow(operator: DemoPerson, driverId: number): Promise<void> {
  const now = new Date();
  const today = curacaoDate(now);
  const hour = Number(curacaoTime(now).slice(0, 2));
  const onTheHour = (at: number) => `${String(at % 24).padStart(2, "0")}:00`;
  const shift = { from: onTheHour(hour), until: onTheHour(hour + 9), break: null };
  for (const [day, shifts] of [
    [addDays(today, -1), []],
    [today, [shift]],
    [addDays(today, 1), []],
  ] as const)
    await operator.call(setShiftDayEndpoint, {
      params: { id: driverId, day },
      body: { shifts: [...shifts], note: "" },
    });
}

test("a driver on the way reads the next two rides with when to leave by road, and requests wait in a line", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver8");
  const operator = await demoPerson(product.url, "operator");
  await leaveAlone(operator, driver, "driver8");
  const [first, second, third] = [
    await bookRide(operator, "Under Way", inMinutes(25)),
    await bookRide(operator, "Comes Next", inMinutes(100)),
    await bookRide(operator, "Comes Third", inMinutes(180)),
  ];
  for (const { id } of [first, second, third]) await driver.call(acceptRideEndpoint, { params: { id } });
  await driver.call(reportRideProgressEndpoint, { params: { id: first.id }, body: { step: "set_out" } });
  await bookRide(operator, "Can't Be Taken", inMinutes(98));
  await bookRide(operator, "Can Be Taken", inMinutes(300));

  await page.goto("/driverpanel");
  await expect(page.getByRole("region", { name: "Under Way" })).toBeVisible();
  const next = page.getByRole("region", { name: "Then" }).getByRole("listitem");
  await expect(next).toHaveCount(2);
  for (const line of await next.all())
    await expect(line).toContainText(/Leave at \d+:\d\d [AP]M, there at .*; \d+\.\d km by road/);
  await expect(page.getByText("New ride for you")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^2 requests wait/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "I have arrived" })).toBeInViewport({ ratio: 1 });
  const requests = page.getByRole("region", { name: "2 more requests" }).getByRole("listitem");
  const refused = requests.filter({ hasText: /You'd be \d+ min late for your ride at/ });
  await page.getByText("1 request that you can't take").click();
  await expect(refused).toHaveCount(1);
  await expect(refused.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await expect(requests.getByRole("button", { name: "Accept" })).toHaveCount(1);
  await expectAccessible(page, "a driver's next rides");
  await page.getByRole("button", { name: /^2 requests wait/ }).click();
  await expect(page.getByRole("region", { name: "New ride for you" })).toBeVisible();
});

test("an offer that came without a signal isn't missed: its driver reads of it and takes it", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver8");
  const operator = await demoPerson(product.url, "operator");
  await leaveAlone(operator, driver, "driver8");
  await page.goto("/driverpanel");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("No signal", { exact: true }).first()).toBeVisible();
  await operator.call(editDispatchSettingsEndpoint, { body: { mode: "auto" } });
  const ride = await bookRide(operator, "Unheard Passenger", inMinutes(20));
  await expect
    .poll(
      async () => {
        const { past_offers: past } = await operator.call(getDispatchSettingsEndpoint);
        return past.find(({ ride_id }) => ride_id === ride.id)?.outcome;
      },
      { timeout: 60 * SECOND_MS },
    )
    .toBe("timed_out");
  await operator.call(editDispatchSettingsEndpoint, { body: { mode: "off" } });
  await context.setOffline(false);
  const note = page.getByText(/^An offer came at .* while you had no signal: Punda\./);
  await expect(note).toBeVisible({ timeout: 30 * SECOND_MS });
  await expect(page.getByText("It's still free.")).toBeVisible();
  await page.getByRole("status").filter({ has: note }).getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("The ride is yours")).toBeVisible();
  expect((await operator.call(getRideEndpoint, { params: { id: ride.id } })).status).toBe("Accepted");
});
