import { readFile } from "node:fs/promises";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { getOwnDriverEndpoint, setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";

test.use({ shares: "drivers" });

test("what a driver changes reaches the office: their shift, a photo of a document, and another plate that waits for its approval", async ({
  browser,
  context,
  page,
  product,
}) => {
  const driver = await signIn(context, product.url, "driver7");
  const { id, name, plate } = await driver.call(getOwnDriverEndpoint);
  await driver.call(setOwnStatusEndpoint, { body: { status: "available" } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/driverprofile");

  // A shift that ends while they type is no conflict.
  await page.getByLabel("License Number").fill("CUR-5512");
  const shift = page.getByRole("switch");
  await expect(shift).toHaveText("On shift");
  await shift.click();
  await expect(shift).toHaveText("Off shift");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const documents = page.getByRole("region", { name: "Your documents" });
  const photo = await page.screenshot();
  await documents
    .getByLabel("Attach a photo or PDF: Insurance")
    .setInputFiles({ name: "insurance.png", mimeType: "image/png", buffer: photo });
  await expect(documents.getByRole("button", { name: "Download: Insurance" })).toBeVisible();

  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const staff = await signIn(office, product.url, "staff");
  const desk = await office.newPage();
  await desk.goto(`${product.url}/admin/drivers`);
  await desk.getByRole("button", { name: `More: ${name}` }).click();
  await desk.getByRole("button", { name: "Documents", exact: true }).click();
  const papers = desk.getByRole("dialog", { name: `Documents of ${name}` });
  const downloading = desk.waitForEvent("download");
  await papers.getByRole("button", { name: "Download: Insurance" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`driver-${id}-insurance.jpg`);
  expect((await readFile(await file.path())).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(desk, "documents in the office");
  await expectAccessible(desk, "documents in the office");
  await desk.setViewportSize({ width: 1280, height: 800 });
  await papers.getByRole("button", { name: "Remove: Insurance" }).click();
  await desk
    .getByRole("dialog", { name: "Remove this file? Insurance" })
    .getByRole("button", { name: "Remove" })
    .click();
  await expect(papers.getByLabel("Attach a photo or PDF: Insurance")).toBeAttached();
  await papers.getByRole("button", { name: "Close" }).click();

  const letThemWait = (driver_changes_wait: boolean) =>
    staff.call(editCompanyProfileEndpoint, { body: { driver_changes_wait } });
  await letThemWait(true);
  try {
    // Whether a change waits is read with the profile.
    await page.reload();
    const ask = async (wanted: string) => {
      await page.getByRole("textbox", { name: "Plate" }).fill(wanted);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Sent to the office.")).toBeVisible();
    };
    await ask("TX 5150");
    await page.getByRole("button", { name: `Withdraw: Plate: ${plate} → TX 5150` }).click();
    await expect(page.getByText("Waiting for the office")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Plate" })).toHaveValue(plate);
    await ask("TX 5151");
    const asked = `Plate: ${plate} → TX 5151`;
    await expect(page.getByRole("status").filter({ hasText: "Waiting for the office" })).toContainText(asked);
    await expect(page.getByRole("textbox", { name: "Plate" })).toHaveValue(plate);
    await expectNoSidewaysScroll(page, "a change that waits");
    await expectAccessible(page, "a change that waits");

    await desk.getByRole("link", { name: "Start", exact: true }).click();
    const toDo = desk.getByRole("region", { name: "Waits for you" });
    await expect(toDo.getByRole("listitem").filter({ hasText: asked })).toBeVisible();
    await toDo.getByRole("button", { name: `Look: ${name} wants something changed` }).click();
    const dialog = desk.getByRole("dialog", { name: `${name} asks for a change` });
    await expectAccessible(desk, "a change to decide on");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Plate" })).toHaveValue("TX 5151");
    await expect(page.getByText("Waiting for the office")).toHaveCount(0);
  } finally {
    await letThemWait(false);
    await office.close();
  }
});
