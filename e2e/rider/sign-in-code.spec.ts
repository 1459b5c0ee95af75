import { bookRideAsGuest } from "../bookings.ts";
import { expectAccessibleByNightAndOnADesk } from "../guest/check-page.ts";
import { mailTo } from "../mail-to.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "guests" });

test("a guest signs up with a code that is mailed to them, and finds the ride they had booked", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const address = "code@guests.example";
  const { tracking_code } = await bookRideAsGuest(product.url, "Code Guest", {
    rider_phone: "5550711",
    rider_email: address,
  });
  await page.goto("/login?return=%2Fmyridehistory");
  await page.getByRole("link", { name: "Get a code by email" }).click();
  await expectAccessibleByNightAndOnADesk(page, "signing in with a code");
  await page.getByLabel("Email", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Send me a code" }).click();
  const mail = () => mailTo(product.dataDirectory, address);
  await expect.poll(mail).toMatch(/^\d{6}$/m);
  const code = /^\d{6}$/m.exec(await mail())?.[0] ?? "";
  // The phone threw the page away while the mail was read.
  await page.reload();
  const field = page.getByLabel("Six digits");
  await field.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("That's not the code we sent, or it's too old.")).toBeVisible();
  await field.fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("First name").fill("Code");
  await page.getByLabel("Last name").fill("Guest");
  await page.getByLabel("Phone number").fill("555 0711");
  await expectAccessibleByNightAndOnADesk(page, "a new account");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page).toHaveURL(/\/myridehistory$/);
  await expect(page.locator(`a[href$="/track/${tracking_code}"]`)).toBeVisible();
});
