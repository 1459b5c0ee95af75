import { readFile } from "node:fs/promises";
import { signIn } from "../demo-person.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "office" });

test("a backup is made and verified from the office, and taken with the password on a phone", async ({
  page,
  product,
}) => {
  await signIn(page.context(), product.url, "staff");
  await page.goto("/admin/data");
  const card = page.getByRole("region", { name: "Backups" });
  await card.getByRole("button", { name: "Make a backup" }).click();
  const row = card.getByRole("row", { name: /by staff/ });
  await expect(row.getByText(/^All \d+ tables came back as they were\.$/)).toBeVisible({ timeout: 90_000 });
  await expect(card.getByRole("button", { name: "Make a backup" })).toBeEnabled();
  await expectAccessible(page, "a verified backup");

  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page, "a verified backup on a phone");
  await row.getByRole("button", { name: /^Download: / }).click();
  const dialog = page.getByRole("dialog", { name: "Download this backup?" });
  await dialog.getByLabel("Your password", { exact: true }).fill("trupial-demo");
  await expectAccessible(page, "the password for a backup on a phone");
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^trupial-\d{4}-\d\d-\d\dT[\d-]+Z\.gz$/);
  expect((await readFile(await file.path())).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  await expect(dialog).toHaveCount(0);
});
