import type { Locator, Page } from "@playwright/test";
import { expectAccessibleByDay, expectAccessibleByNight } from "../guest/check-page.ts";
import { expect, test } from "../test.ts";
import { openDesk } from "./sign-in.ts";

test.use({ shares: "office" });

test("the desk adds a place, moves its pin, renames and retires it, and guests find it as it then is", async ({
  page,
  browser,
  product,
}) => {
  await openDesk(page, product, "/operator/places");
  const strangers = await browser.newContext({ baseURL: product.url });
  const guest = await strangers.newPage();
  await guest.goto("/");

  await page.getByRole("searchbox", { name: "Search places..." }).fill("Kas di Zjozjoli");
  await page.getByRole("button", { name: "Add a place" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Kas di Zjozjoli");
  await page.getByRole("combobox", { name: "Kind" }).selectOption("Restaurant");
  const point = page.getByRole("textbox", { name: "Point" });
  await point.fill("nowhere");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please check this field.")).toBeVisible();
  await point.fill("12.05, -69.1");
  await expect(page.getByText("The pin isn't on the island.")).toBeVisible();
  await point.fill("12.30000, -69.08000");
  await page
    .getByRole("application")
    .getByRole("button", { name: /Drag it/ })
    .press("ArrowUp");
  await expect(point).not.toHaveValue("12.30000, -69.08000");
  await hideForAMoment(page.getByRole("application"));
  await expectAccessibleByNight(page, "a place that is added");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Kas di Zjozjoli is saved.")).toBeVisible();
  await expectFirst(guest, "zjozjoli", "Kas di Zjozjoli");

  await page
    .getByRole("button", { name: /^Kas di Zjozjoli/ })
    .last()
    .click();
  // A paper for the taxi rank there is in the page when the browser draws it for the printer.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset["printed"] = document.querySelector("article h1")?.textContent ?? "";
    };
  });
  await page.getByRole("button", { name: "Print for the taxi rank" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "Kas di Zjozjoli");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Zjozjoli's House");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Zjozjoli's House is saved.")).toBeVisible();
  await expectFirst(guest, "kas di zjozjoli", "Zjozjoli's House");

  await page
    .getByRole("button", { name: /^Zjozjoli's House/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Retire" }).click();
  await expect(page.getByText("Zjozjoli's House can no longer be chosen.")).toBeVisible();
  await expectAccessibleByDay(page, "the places");
  const answered = guest.waitForResponse((response) => response.url().includes("q=zjozjolis"));
  await guest.getByRole("combobox", { name: "Pickup location" }).fill("zjozjolis");
  await answered;
  await expect(guest.getByRole("option").filter({ hasText: "Zjozjoli" })).toHaveCount(0);
  await strangers.close();
});

/** A map without a size, as in a tab or a fold that is closed, has nothing to draw and takes no page down. */
async function hideForAMoment(map: Locator): Promise<void> {
  await map.evaluate(async (frame) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    frame.style.display = "none";
    await drawn();
    frame.style.display = "";
    await drawn();
  });
  await expect(map.getByRole("button", { name: /Drag it/ })).toBeVisible();
}

async function expectFirst(guest: Page, typed: string, name: string): Promise<void> {
  await guest.getByRole("combobox", { name: "Pickup location" }).fill(typed);
  await expect(guest.getByRole("option").first()).toContainText(name);
}
