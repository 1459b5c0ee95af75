import type { BrowserContext, Page } from "@playwright/test";
import { signIn } from "../demo-person.ts";
import { expect, test } from "../test.ts";

test.use({ shares: "guests", serviceWorkers: "allow" });

test("German that a guest chose is there on the next visit, without a network and with one", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de$/);
  await throughTheWorker(page, "Ihr Taxi auf Curaçao");
  await page.close();

  await context.setOffline(true);
  const away = await context.newPage();
  await away.goto("/");
  await expect(away).toHaveURL(/\/de$/);
  await expect(away.getByRole("heading", { level: 1, name: "Ihr Taxi auf Curaçao" })).toBeVisible();
  await away.goto("/faq");
  await expect(away.getByRole("heading", { level: 1, name: "Sie sind offline" })).toBeVisible();
  await away.close();

  await context.setOffline(false);
  const back = await context.newPage();
  await back.goto("/");
  await expect(back.getByRole("heading", { level: 1, name: "Ihr Taxi auf Curaçao" })).toBeVisible();
  await back.goto("/faq");
  await expect(back.getByRole("heading", { level: 1, name: "Fragen und Antworten" })).toBeVisible();
  await expect(back.locator('link[rel="manifest"]')).toHaveAttribute("href", "/manifest.de.webmanifest");
});

test.describe("in a browser that speaks German", () => {
  test.use({ locale: "de-CH" });

  test("the guess is there on the next visit, without a network and with one", async ({ page, context }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/de$/);
    await throughTheWorker(page, "Ihr Taxi auf Curaçao");
    await page.close();

    await context.setOffline(true);
    const away = await context.newPage();
    await away.goto("/");
    await expect(away.getByRole("heading", { level: 1, name: "Ihr Taxi auf Curaçao" })).toBeVisible();
    await away.close();

    await context.setOffline(false);
    const back = await context.newPage();
    await back.goto("/");
    await expect(back).toHaveURL(/\/de$/);
    await expect(back.getByRole("heading", { level: 1, name: "Ihr Taxi auf Curaçao" })).toBeVisible();
  });
});

test("German that a driver chose is there on the next day, without a network and with one", async ({
  page,
  context,
  product,
}) => {
  await signIn(context, product.url, "driver6");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await page.goto("/activerides");
  await throughTheWorker(page, "Angenommene Fahrten");
  await page.close();

  await context.setOffline(true);
  await seesOwnRidesInGerman(context);
  await context.setOffline(false);
  await seesOwnRidesInGerman(context);
});

/** A driver opens the app anew at an address that names no language. */
async function seesOwnRidesInGerman(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto("/activerides");
  await expect(page.getByRole("heading", { name: "Angenommene Fahrten" })).toBeVisible();
  await page.close();
}

/** The page comes through the service worker, which keeps it and its files. */
async function throughTheWorker(page: Page, heading: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
}
