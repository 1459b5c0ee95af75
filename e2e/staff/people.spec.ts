import {
  editDriverRecordEndpoint,
  listDriverRecordsEndpoint,
} from "../../contract/drivers/driver-records.endpoints.ts";
import {
  expectAccessible,
  expectAccessibleByNightAndOnADesk,
  expectNoSidewaysScroll,
} from "../guest/check-page.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test("the driver whose document ended is on top, gets a new date from there, and is opened and searched by the keyboard", async ({
  page,
  context,
  product,
}) => {
  const staff = await signIn(context, product.url, "staff");
  const records = await staff.list(listDriverRecordsEndpoint);
  const driver = records.find(({ username }) => username === "driver8");
  if (driver === undefined) throw new Error("the demo has eight drivers");
  await staff.call(editDriverRecordEndpoint, {
    params: { id: driver.id },
    body: { inspection_expires_on: "2020-01-31" },
  });
  await page.goto("/admin/drivers");
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText(driver.name);
  await expect(row).toContainText("Jan 31, 2020");
  await expect(row).toContainText("days ago");
  await expectAccessibleByNightAndOnADesk(page, "drivers with a document that ended");

  await page.keyboard.press("/");
  await page.keyboard.type(driver.plate);
  await expect(page.getByText("1 shown")).toBeVisible();
  const more = page.getByRole("button", { name: `More: ${driver.name}` });
  await more.press("Enter");
  await expect(page.getByRole("button", { name: "Withdraw approval" })).toBeInViewport();
  await expectAccessible(page, "the menu of a driver");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: driver.name });
  await expect(card).toContainText(driver.vehicle);
  await expect(card).toContainText(driver.email);
  await expectAccessible(page, "a driver opened");
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, "drivers on a phone");
  await more.click();
  await expect(page.getByRole("link", { name: "Report" })).toBeVisible();
  await expectNoSidewaysScroll(page, "the menu of a driver on a phone");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Enter new date: ${driver.name}` }).click();
  const form = page.getByRole("form", { name: `New date for ${driver.name}` });
  await form.getByLabel("Inspection valid until").fill("2035-05-31");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: driver.name })).toContainText("May 31, 2035");
});

test("accounts are shown by role, and another role says what it changes before it is given", async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product.url, "staff");
  await page.goto("/admin/users");
  await page
    .getByRole("group", { name: "Which role" })
    .getByRole("button", { name: /^Operators \d+$/ })
    .click();
  await page.getByRole("button", { name: "Change role: operator" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Rider/ }).click();
  await expect(dialog.getByText("Operator to Rider")).toBeVisible();
  await expectAccessible(page, "another role");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, "another role on a phone");
  await expectAccessible(page, "another role on a phone");
});
