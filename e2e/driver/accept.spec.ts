import { acceptRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { getRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookRide } from "../bookings.ts";
import { callsTo } from "../calls-to.ts";
import { demoPerson, signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "drivers" });

test("of two drivers who accept the same ride one gets it, the other is told, and the rider sees which driver has it", async ({
  browser,
  product,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  const [one, two, home] = contexts;
  if (one === undefined || two === undefined || home === undefined) throw new Error("no browser");
  await signIn(one, product.url, "driver2");
  await signIn(two, product.url, "driver3");
  const rider = await signIn(home, product.url, "rider");

  const riderPage = await home.newPage();
  await riderPage.goto(`${product.url}/myridehistory`);
  const pages = [await one.newPage(), await two.newPage()];
  for (const page of pages) {
    await page.goto(`${product.url}/driverpanel?view=table`);
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
  }
  // Booked while all three pages are open: it appears by itself.
  const ride = await bookRide(rider, "Race Passenger");
  const rows = pages.map((page) => page.getByRole("row", { name: /Race Passenger/ }));
  for (const row of rows) await expect(row).toBeVisible();
  // The second page must not know of the first accept yet when its driver presses.
  await pages[1]?.route(callsTo(acceptRideEndpoint), async (route) => {
    await pages[0]?.getByText("The ride is yours").waitFor();
    await route.continue();
  });
  await rows[1]?.getByRole("button", { name: "Accept" }).click();
  await rows[0]?.getByRole("button", { name: "Accept" }).click();

  await expect(pages[0]?.getByText("The ride is yours") ?? fail()).toBeVisible();
  await expect(pages[1]?.getByText("Another driver already took this ride.") ?? fail()).toBeVisible();
  await expect(rows[1] ?? fail()).toHaveCount(0);

  await pages[0]?.getByRole("link", { name: "Accepted Rides" }).click();
  const card = pages[0]?.getByRole("region", { name: "Race Passenger" }) ?? fail();
  await expect(card.getByText(/^Accepted by \S/)).toBeVisible();
  const coming = riderPage.getByRole("region", { name: "Coming up" }).getByRole("listitem");
  await expect(
    coming.filter({ hasText: "Your driver is confirmed" }).filter({ hasText: "Jan Thiel" }),
  ).toHaveCount(1);
  await expect
    .poll(async () => (await rider.call(getRideEndpoint, { params: { id: ride.id } })).status)
    .toBe("Accepted");
  await Promise.all(contexts.map((context) => context.close()));
});

test("both lists are read again after an accept", async ({ context, page, product }) => {
  await signIn(context, product.url, "driver4");
  const rider = await demoPerson(product.url, "rider");
  await bookRide(rider, "Reread Passenger");
  await page.goto("/driverpanel?view=table");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const accept = page.getByRole("row", { name: /Reread Passenger/ }).getByRole("button", { name: "Accept" });
  await expect(accept).toBeVisible();
  // Sooner than the refresh of every 30 seconds would, however busy the machine is.
  const read = ["pending", "accepted"].map((type) =>
    page.waitForRequest((request) => request.url().includes(`type=${type}`), { timeout: 20_000 }),
  );
  await accept.click();
  await Promise.all(read);
});

function fail(): never {
  throw new Error("there is no such page");
}
