import { getDriverReportEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { callsTo } from "../calls-to.ts";
import { signIn } from "../demo-person.ts";
import { expectAccessibleInEveryLook, watchConsole } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

const SCREENS = [
  ["/driverpanel", "Riders List"],
  ["/driverpanel?view=table", "Riders List"],
  ["/activerides", "Accepted Rides"],
  ["/driverhistory", "Completed Rides"],
  ["/driverreport", "Driver Dashboard"],
  ["/driverprofile", "My Profile"],
] as const;

test("every screen of the driver is accessible and fits a phone and a desktop, in dark and in light", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "driver");
  const complaints = watchConsole(page);
  for (const [path, title] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInEveryLook(page, path);
  }
  expect(complaints()).toEqual([]);
});

test("begins at night where nobody has chosen, and leaves the rest of the site as it was", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "driver");
  await page.goto("/driverpanel");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: "Quit" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "dark");
});

test("a rider's number is copied, and the page says so for two and a half seconds", async ({
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver");
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  const [ride] = await driver.list(listRideRequestsEndpoint, { query: { type: "accepted" } });
  if (ride === undefined) throw new Error("the demo's driver has a ride");
  await page.clock.install();
  await page.goto("/activerides");
  await page.getByRole("region", { name: ride.rider_name }).getByRole("button", { name: "More" }).click();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole("button", { name: "Copy phone" }).click();
  const toast = page.getByText("Phone number copied");
  await expect(toast).toBeVisible();
  const digits = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll(/\D/g, "");
  expect(ride.rider_phone.replaceAll(/\D/g, "")).toContain(digits.slice(-7));
  await page.clock.runFor(2_400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test("the report exports what it shows", async ({ context, page, product }) => {
  await signIn(context, product.url, "driver");
  await page.goto("/driverreport?period=all");
  await page.getByRole("button", { name: "Export Report" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  const [, trips = "no trips"] = /Total Trips,(\d+)/.exec(text) ?? [];
  await expect(page.getByText("Total Trips").locator("xpath=following-sibling::dd")).toHaveText(trips);
});

test("asks for the island's day around its midnight and writes its times, in a browser far away", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ timezoneId: "Pacific/Auckland" });
  const driver = await signIn(context, product.url, "driver");
  const page = await context.newPage();
  for (const [moment, day, next] of [
    ["2026-11-21T03:59:00Z", "2026-11-20", "2026-11-21"],
    ["2026-11-21T04:00:30Z", "2026-11-21", "2026-11-22"],
  ] as const) {
    await page.clock.setFixedTime(moment);
    const asked = page.waitForRequest((request) => callsTo(getDriverReportEndpoint).test(request.url()));
    await page.goto(`${product.url}/driverreport?period=daily`);
    const query = new URL((await asked).url()).searchParams;
    expect([query.get("start_date"), query.get("end_date")]).toEqual([day, next]);
  }
  const [newest] = await driver.list(listRideRequestsEndpoint, { query: { type: "completed" } });
  const onTheIsland = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Curacao",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(newest?.completed_at ?? Number.NaN));
  await page.goto(`${product.url}/driverhistory`);
  await expect(page.locator("tbody tr").first()).toContainText(onTheIsland.replaceAll("\u202f", " "));
  await context.close();
});

test("the report is printed in black on white, with its days and without its buttons, whatever the theme", async ({
  context,
  page,
  product,
}) => {
  await signIn(context, product.url, "driver");
  await context.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/driverreport");
  await expect(page.getByText(/^This Month: .+ to .+$/)).toBeVisible();
  const wall = () =>
    page
      .getByRole("term")
      .filter({ hasText: "Total Earnings" })
      .locator("..")
      .evaluate((card) => getComputedStyle(card).backgroundColor);
  await expect.poll(wall).not.toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print" });
  await expect.poll(wall).toBe("rgb(255, 255, 255)");
  await expect(page.getByRole("navigation", { name: "Driver" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Total Earnings")).toBeVisible();
  await expect(page.getByText(/^This Month: .+ to .+$/)).toBeVisible();
});
