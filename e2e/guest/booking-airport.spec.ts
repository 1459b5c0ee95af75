import { expect, test } from "../test.ts";
import { expectAccessible } from "./check-page.ts";
import { dollarsNow } from "./fare-now.ts";

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

test("a guest sees the drive from where they are, its fixed price, and takes both into the booking", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 12.0866, longitude: -68.899 });
  await page.goto("/airport");
  await expect(page.getByText("You are near Mambo Beach")).toBeVisible();
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Estimated Fare:" })).toContainText(
    dollarsNow(30),
  );
  await expectAccessible(page, "the airport fare");
  await page.getByRole("button", { name: "From the airport" }).click();
  await page.getByLabel("Flight number").fill("KL735");
  await page.getByRole("button", { name: "Book this transfer" }).click();
  await expect(page.getByRole("combobox", { name: "Pickup location" })).toHaveValue(/Airport/);
  await expect(page.getByRole("combobox", { name: "Drop-off location" })).toHaveValue("Mambo Beach");
});

test("without a position the drive starts in the middle of the island, and Retry finds the guest", async ({
  page,
}) => {
  await page.addInitScript(() => {
    let asked = 0;
    const answer: typeof navigator.geolocation.getCurrentPosition = (onFound, onError) => {
      asked += 1;
      if (asked === 1) onError?.({ code: 1 } as GeolocationPositionError);
      else onFound({ coords: { latitude: 12.0866, longitude: -68.899 } } as GeolocationPosition);
    };
    Geolocation.prototype.getCurrentPosition = answer;
  });
  await page.goto("/airport");
  await expect(page.getByText("Please allow location access.")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("You are near Mambo Beach")).toBeVisible();
});
