import type { BrowserContext } from "@playwright/test";
import {
  editOwnDriverEndpoint,
  getOwnDriverEndpoint,
  reportOwnPositionsEndpoint,
  setOwnStatusEndpoint,
} from "../../contract/drivers/drivers.endpoints.ts";
import type { ReportedPositions } from "../../contract/drivers/reported-positions.ts";
import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { bookRide, inHours } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "drivers" });

/** What a device has done for the page, kept across reloads of it. */
type Device = { shakes: number; notes: number; lights: number; watches: number };

const PUNDA = { latitude: 12.1055, longitude: -68.9351 };
const WESTPUNT = { latitude: 12.3702, longitude: -69.1541 };

test("a new ride rings and shakes, and is silent where the driver has muted it, also after a reload", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver3");
  const rider = await demoPerson(product.url, "rider");
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  const device = await watchDevice(context);
  await page.goto("/driverpanel?view=table");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  // What the first list holds does not ring.
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  // A browser gives sound only after a touch.
  await page.getByRole("heading", { name: "Riders List" }).click();

  await bookRide(rider, "Ringing Passenger");
  await expect(page.getByRole("row", { name: /Ringing Passenger/ })).toBeVisible();
  await expect.poll(() => device(page)).toMatchObject({ shakes: 1, notes: 2 });

  const rings = page.getByRole("checkbox", { name: "Ring for new rides and messages" });
  const profile = page.getByRole("link", { name: "My Profile" });
  await profile.click();
  await rings.uncheck();
  await page.goto("/driverpanel?view=table");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("heading", { name: "Riders List" }).click();
  await bookRide(rider, "Silent Passenger");
  await expect(page.getByRole("row", { name: /Silent Passenger/ })).toBeVisible();

  await profile.click();
  await rings.check();
  await page.getByRole("link", { name: "Ride Requests" }).click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await bookRide(rider, "Loud Passenger");
  await expect(page.getByRole("row", { name: /Loud Passenger/ })).toBeVisible();
  // Once before the mute, once after it, and never in between.
  await expect.poll(() => device(page)).toMatchObject({ shakes: 2 });
});

test("the screen stays awake while a ride is under way, and only then", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver8");
  const rider = await demoPerson(product.url, "rider");
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  const device = await watchDevice(context);
  const later = await bookRide(rider, "Later Passenger", { at: inHours(0.7) });
  await driver.call(acceptRideEndpoint, { params: { id: later.id } });
  await page.goto("/activerides");
  await expect(page.getByRole("region", { name: "Later Passenger" })).toBeVisible();
  expect(await device(page)).toMatchObject({ lights: 0 });

  const ride = page.getByRole("region", { name: "Later Passenger" });
  await ride.getByRole("button", { name: "I have arrived" }).click();
  await ride.getByRole("button", { name: "Passenger on board" }).click();
  await expect.poll(() => device(page)).toMatchObject({ lights: 1 });
  await ride.getByRole("button", { name: "Start trip" }).click();
  await ride.getByRole("button", { name: "Finish" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Not paid" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pays later" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Finish" }).click();
  await expect(ride).toHaveCount(0);
  await expect.poll(() => device(page)).toMatchObject({ lights: 0 });
});

test("a driver's position is sent only on shift and only with their consent", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver7");
  await context.grantPermissions(["geolocation"], { origin: product.url });
  await context.setGeolocation(PUNDA);
  const device = await watchDevice(context);
  const shares = () => driver.call(getOwnDriverEndpoint);
  await driver.call(editOwnDriverEndpoint, { body: { shares_location: false } });
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });

  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (!callsTo(reportOwnPositionsEndpoint).test(request.url())) return;
    const { positions } = request.postDataJSON() as ReportedPositions;
    sent.push(...positions.map(({ lat, lng }) => ({ lat, lng })));
  });
  await page.clock.install();
  await page.goto("/driverprofile");
  const consent = page.getByRole("checkbox", { name: "Share my location while I'm on shift" });
  const shift = page.getByRole("switch");
  await expect(shift).toHaveText("On shift");
  await expect(consent).not.toBeChecked();
  expect(await device(page)).toMatchObject({ watches: 0 });

  await consent.click();
  await expect.poll(() => sent).toEqual([{ lat: PUNDA.latitude, lng: PUNDA.longitude }]);
  await expect.poll(shares).toMatchObject({ shares_location: true });
  expect(await device(page)).toMatchObject({ watches: 1 });

  await shift.click();
  await expect(shift).toHaveText("Off shift");
  await expect.poll(() => device(page)).toMatchObject({ watches: 0 });
  await context.setGeolocation(WESTPUNT);
  await shift.click();
  // Before the clock is put on: calls under way would have waited too long all at once, and the shift would not begin.
  await expect(shift).toHaveText("On shift");
  // The browser may hand out the place it knew last before it looks again; the next place is sent half a minute later.
  await expect(async () => {
    await page.clock.fastForward(30_000);
    expect(sent.at(-1)).toEqual({ lat: WESTPUNT.latitude, lng: WESTPUNT.longitude });
  }).toPass();
  await consent.click();
  await expect.poll(() => device(page)).toMatchObject({ watches: 0 });
});

/** Records what the page asks of the device; a test machine does not have these. */
async function watchDevice(context: BrowserContext) {
  await context.addInitScript(() => {
    const kept = sessionStorage.getItem("device");
    const device: Device = {
      ...(kept === null ? { shakes: 0, notes: 0 } : (JSON.parse(kept) as Device)),
      lights: 0,
      watches: 0,
    };
    const count = (what: keyof Device, by: number) => {
      device[what] += by;
      sessionStorage.setItem("device", JSON.stringify(device));
    };
    sessionStorage.setItem("device", JSON.stringify(device));
    Object.defineProperty(navigator, "vibrate", { value: () => (count("shakes", 1), true) });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function ring(when) {
      count("notes", 1);
      start.call(this, when);
    };
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          count("lights", 1);
          const lock = { released: false, release: async () => undefined };
          lock.release = async () => {
            if (!lock.released) count("lights", -1);
            lock.released = true;
            return undefined;
          };
          return lock;
        },
      },
    });
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    const clear = geolocation.clearWatch.bind(geolocation);
    geolocation.watchPosition = (...asked) => (count("watches", 1), watch(...asked));
    geolocation.clearWatch = (id) => (count("watches", -1), clear(id));
  });
  return async (page: { evaluate: (read: () => string | null) => Promise<string | null> }) =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem("device"))) ?? "{}") as Device;
}
