import { expect, test } from "../test.ts";

test.use({ shares: "readers", serviceWorkers: "allow" });

test("without a network the site says so, in the reader's language, with the phone and the last ride", async ({
  page,
  context,
}) => {
  await page.goto("/nl/faq");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    localStorage.setItem(
      "last_ride",
      JSON.stringify({
        reference: "K7Q2",
        pickup_location: "Hato Airport",
        dropoff_location: "Mambo Beach",
        ride_datetime: "2027-02-03T14:00:00Z",
        driver_name: "Djoni",
        plate: "TX 1187",
        seen_at: "2027-02-03T13:00:00Z",
      }),
    );
  });
  await context.setOffline(true);
  await page.goto("/nl/ourfleet");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je bent offline");
  await expect(page.getByRole("main").getByRole("link", { name: /\+599 9 555 0123/ })).toBeVisible();
  await expect(page.getByText("TX 1187")).toBeVisible();
  await expect(page.getByText(/Stand van/)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Onze auto's");
});

test("the site can be installed", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ short_name: "Trupial", start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons as { src: string }[]) {
    expect((await request.get(src)).status()).toBe(200);
  }
  await page.getByRole("button", { name: "Download Our App" }).first().click();
  await expect(page.getByRole("dialog", { name: "Add Trupial to your phone" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
