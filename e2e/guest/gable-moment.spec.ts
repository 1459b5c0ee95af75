import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { enterPerson, priceOf, priceOfFirstTrip } from "./booking-steps.ts";

test.use({ shares: "guests" });

/** How often the page has glided from one step to the next, and whether the gable was in it. */
async function countGlides(page: Page): Promise<() => Promise<{ gliding: number; gables: number }>> {
  await page.addInitScript(() => {
    const seen = { gliding: 0, gables: 0 };
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      seen.gliding += 1;
      const transition = start(change);
      void transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        if (moving.includes("::view-transition-group(gable)")) seen.gables += 1;
      });
      return transition;
    };
  });
  return () => page.evaluate(() => ({ ...Reflect.get(window, "seen") }));
}

test("the gable glides from the form to the fare and to the booked ride, with the focus on the price; whoever wants no motion gets the same steps without one", async ({
  page,
}) => {
  const glides = await countGlides(page);
  await page.goto("/");
  await priceOfFirstTrip(page);
  await expect(priceOf(page)).toBeFocused();
  await expect.poll(glides).toEqual({ gliding: 1, gables: 1 });
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Calculate/ })).toBeVisible();
  await page.goForward();
  await enterPerson(page, "Gable Glider");
  await page.getByRole("button", { name: /^Book now/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Booked" })).toBeVisible();
  await expect.poll(glides).toEqual({ gliding: 2, gables: 2 });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await priceOfFirstTrip(page);
  await enterPerson(page, "Calm Guest");
  await page.getByRole("button", { name: /^Book now/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Booked" })).toBeVisible();
  expect(await glides()).toEqual({ gliding: 0, gables: 0 });
});
