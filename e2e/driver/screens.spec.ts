import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "../guest/check-page.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

const SCREENS = [
  ["/driverpanel", "Riders List"],
  ["/driverpanel?view=table", "Riders List"],
  ["/activerides", "Accepted Rides"],
  ["/driverhistory", "Completed Rides"],
  ["/driverreport", "Driver Dashboard"],
  ["/driverprofile", "My Profile"],
] as const;

for (const theme of ["dark", "light"] as const) {
  test(`every screen of the driver is accessible and fits a phone and a desk, in ${theme}`, async ({
    context,
    page,
    product,
  }) => {
    await signIn(context, product.url, "driver");
    await context.addInitScript((choice) => localStorage.setItem("theme", choice), theme);
    const complaints = watchConsole(page);
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      for (const [path, title] of SCREENS) {
        const state = `${path} at ${size.width} in ${theme}`;
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page, state);
        await expectNoSidewaysScroll(page, state);
      }
    }
    expect(complaints()).toEqual([]);
  });
}

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

test("the report exports what it shows", async ({ context, page, product }) => {
  await signIn(context, product.url, "driver");
  await page.goto("/driverreport?period=all");
  const trips = await page.getByText("Total Trips").locator("xpath=following-sibling::dd").textContent();
  await page.getByRole("button", { name: "Export Report" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  expect(text).toContain(`Total Trips,${trips}`);
});

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles", "Europe/Amsterdam"]) {
  test(`asks for the island's day a minute before its midnight, in a browser in ${timezoneId}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ timezoneId });
    await signIn(context, product.url, "driver");
    const page = await context.newPage();
    await page.clock.setFixedTime("2026-11-21T03:59:00Z");
    const asked = page.waitForRequest((request) => request.url().includes("/api/driver-report/"));
    await page.goto(`${product.url}/driverreport?period=daily`);
    const query = new URL((await asked).url()).searchParams;
    expect([query.get("start_date"), query.get("end_date")]).toEqual(["2026-11-20", "2026-11-21"]);
    await context.close();
  });
}
