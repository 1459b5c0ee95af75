import { bookRideAsGuest } from "../bookings.ts";
import { mailTo } from "../mail-to.ts";
import { openDesk } from "../operator/sign-in.ts";
import { expect, test } from "../test.ts";
import { expectAccessibleByNightAndOnADesk } from "./check-page.ts";

test.use({ shares: "guests" });

test("a booking that is held is proved by its guest with a code, or approved by dispatch", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wanted = { rider_phone: "5550701", rider_email: "held@guests.example" };
  const book = (name: string) => bookRideAsGuest(product.url, name, wanted);
  for (const name of ["First Guest", "Second Guest", "Third Guest"]) {
    expect((await book(name)).held).toBeUndefined();
  }
  const [own, other] = [await book("Held Guest"), await book("Called Guest")];

  await page.goto(`/track/${own.tracking_code}`);
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  await page.getByRole("button", { name: "Send a code by email" }).click();
  await expect(page.getByText("We sent a code to h•••@guests.example.")).toBeVisible();
  await expectAccessibleByNightAndOnADesk(page, "a booking that is held");
  const mail = () => mailTo(product.dataDirectory, wanted.rider_email);
  await expect.poll(mail).toMatch(/^\d{6}$/m);
  const code = /^\d{6}$/m.exec(await mail())?.[0] ?? "";
  const field = page.getByLabel("Code");
  await field.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm booking" }).click();
  await expect(page.getByText("That isn't the code, or it's too old.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.getByRole("button", { name: "Confirm booking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Booked for / })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk(page, product, "/operator/pending-rides");
  await page.getByRole("searchbox", { name: "Filter rides..." }).fill("Called Guest");
  const row = page.getByRole("row", { name: new RegExp(`^${other.id} `) });
  await expect(row).toContainText("Held");
  await row.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(`Ride #${other.id} approved. Drivers see it now.`)).toBeVisible();
  await expect(row.getByRole("button", { name: "Assign" })).toBeVisible();
  await expect(row).not.toContainText("Held");
});
