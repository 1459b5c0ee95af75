import { PUBLIC_PAGES } from "../../contract/company/served-pages.ts";
import { localizedPath } from "../../contract/company/site-map.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { expect, test } from "../test.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`every page in ${language} can be read, links to its other languages and names itself`, async ({
      page,
    }) => {
      for (const path of PUBLIC_PAGES) {
        const response = await page.goto(localizedPath(language, path));
        expect(response?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("h1")).toBeVisible();
        expect(await page.title()).toContain("Trupial");
        await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20}/);
        await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(LANGUAGES.length + 1);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          "href",
          new RegExp(`${localizedPath(language, path)}$`),
        );
        expect(await page.locator("[style]").count()).toBe(0);
      }
    });
  }

  test("a link leads to the same page in another language", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("footer").getByRole("link", { name: "Papiamentu" }).click();
    await expect(page).toHaveURL(/\/pap\/faq$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntanan frekuente");
  });
});

test("an unknown path says 404 Not Found with that status and shows the way home", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Not Found");
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("sitemap and robots name every public page and nothing private", async ({ request, page }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap.match(/<loc>/g)?.length).toBe(PUBLIC_PAGES.length * LANGUAGES.length);
  expect(sitemap).not.toContain("/operator");
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /track/");
  await page.goto("/");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "{}")).toMatchObject({ "@type": "TaxiService" });
});
