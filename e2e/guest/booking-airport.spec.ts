import { expect, test } from "../test.ts";
import { priceOf } from "./booking-steps.ts";
import { expectAccessible } from "./check-page.ts";
import { dollarsNow } from "./fare-now.ts";

test.use({ shares: "readers", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

test("a guest sees the drive from where they are, its fixed price, and takes both into the booking", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 12.0866, longitude: -68.899 });
  await page.goto("/airport");
  await page.getByRole("button", { name: "Use My Location" }).click();
  await expect(page.getByText("You're near Mambo Beach")).toBeVisible();
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Estimated Fare:" })).toContainText(
    dollarsNow(30),
  );
  await expectAccessible(page, "the airport fare");
  await page.getByRole("button", { name: "Arriving" }).click();
  await page.getByLabel("Flight number").fill("KL735");
  await page.getByRole("button", { name: "Now" }).click();
  await page.getByRole("button", { name: "Book this transfer" }).click();
  await expect(priceOf(page)).toContainText(dollarsNow(30));
  await expect(page.getByLabel("Flight number")).toHaveValue("KL735");
  const trip = page.getByRole("region", { name: "Your trip" });
  await expect(trip).toContainText(/Airport.*Mambo Beach/);
});

test("who lands says where to, or taps a place, says when, and gets that trip's price", async ({ page }) => {
  await page.goto("/airport");
  await expect(page.getByRole("button", { name: "Arriving" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Calculate Fare" }).click();
  await expect(page.getByText("Tell us where you're going first.")).toBeVisible();
  await page.getByRole("button", { name: /^Mambo Beach \$/ }).click();
  await expect(page.getByRole("combobox", { name: "Where to?" })).toHaveValue(/Mambo Beach/);
  await expect(page.getByRole("paragraph").filter({ hasText: "Estimated Fare:" })).toContainText("$30.00");
  await expectAccessible(page, "the airport fare to a zone");
  const book = page.getByRole("button", { name: "Book this transfer" });
  await book.click();
  await expect(page.getByText("Please select a date and time.")).toBeVisible();
  await page.getByRole("button", { name: "Now" }).click();
  await book.click();
  await expect(priceOf(page)).toContainText("$");
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Where to?" })).toHaveValue(/Mambo Beach/);
});
