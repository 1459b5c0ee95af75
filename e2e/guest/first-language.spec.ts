import { expect, test } from "../test.ts";

test.use({ shares: "guests", locale: "de-AT" });

test("a visitor's first page is in the language of their browser, and keeps what else its address says", async ({
  page,
}) => {
  await page.goto("/airport?from=home#rates");
  await expect(page).toHaveURL(/\/de\/airport\?from=home#rates$/);
  await expect(page.getByRole("heading", { level: 1, name: "Flughafentransfer" })).toBeVisible();
});

test("a language that was chosen stands above that of the browser, on the next visit too", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/de$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your taxi on Curaçao" })).toBeVisible();
  await page.goto("about:blank");
  await page.goto("/faq");
  await expect(page).toHaveURL(/[^e]\/faq$/);
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
});

test("an address that names a language is read in it, whatever the browser speaks", async ({ page }) => {
  await page.goto("/nl/faq");
  await expect(page.getByRole("heading", { level: 1, name: "Veelgestelde vragen" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link to English leads to English", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
