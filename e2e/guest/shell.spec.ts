import { expect, test } from "../test.ts";
import { holdScripts } from "../intercept-calls.ts";
import { started } from "../started.ts";

test.use({ shares: "readers" });

test("the language switch keeps the page and what was typed, and the chosen one greets the next visit to an address without one", async ({
  page,
}) => {
  await page.goto("/contactus");
  await page.getByLabel("Name", { exact: true }).fill("Maya Brooks");
  await page.getByLabel("Message", { exact: true }).fill("Two surfboards, is that fine?");
  await page.getByRole("button", { name: /EN, language and theme/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL(/\/nl\/contactus$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(page.getByLabel("Naam", { exact: true })).toHaveValue("Maya Brooks");
  await expect(page.getByLabel("Bericht", { exact: true })).toHaveValue("Two surfboards, is that fine?");
  await page.reload();
  await expect(page.getByLabel("Naam", { exact: true })).toHaveValue("Maya Brooks");

  await page.locator("footer").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/contactus$/);
  await page.goto("/faq");
  await expect(page).toHaveURL(/\/es\/faq$/);
  await page.locator("footer").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/:\d+\/faq$/);
  await page.goto("/");
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("a language chosen before the page's scripts run is remembered too", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("footer").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es$/);
  letGo();
  await page.goto("/faq");
  await expect(page).toHaveURL(/\/es\/faq$/);
});

test("the About menu opens, and closes on a click outside and on Escape", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "More about us" });
  const entry = page.getByRole("link", { name: "Meet Our Team" });
  await opener.click();
  await expect(entry).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(entry).toBeHidden();
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(opener).toBeFocused();
});

test("on a phone the menu opens below the bar and closes when a page is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Log In/Register" })).toBeVisible();
  await menu.getByRole("link", { name: "Book a Ride" }).click();
  await expect(page).toHaveURL(/\/book-your-ride$/);
  // The address is there before the page, with which the menu closes.
  await expect(page.getByRole("heading", { level: 1, name: "Book Your Ride Now" })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Our Fleet" }).click();
  await expect(page).toHaveURL(/\/ourfleet$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: /fleet/i })).toBeVisible();

  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  const heading = page.getByRole("heading", { level: 1 });
  const place = await heading.boundingBox();
  await opener.click();
  await expect(menu).toBeVisible();
  // It opens over the page, which stays where it is.
  expect(await heading.boundingBox()).toEqual(place);
  await page.mouse.click(200, 780);
  await expect(menu).toBeHidden();
});

test("on a phone the three ways to begin stand below the form, and Book a Ride leads up to it each time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  // The same two stand over the form on a wide window, and are hidden here.
  const ways = page.getByRole("main");
  await expect(ways.getByRole("link", { name: "Register Now" }).first()).toBeVisible();
  await expect(ways.getByRole("button", { name: "Download Our App" })).toBeVisible();
  const form = page.getByRole("heading", { name: "Book Your Ride Now" });
  for (const turn of ["first", "second"]) {
    await page.getByRole("heading", { name: "Our Services" }).scrollIntoViewIfNeeded();
    await expect(form, `${turn} time`).not.toBeInViewport();
    await ways.getByRole("link", { name: "Book a Ride" }).click();
    await expect(form, `${turn} time`).toBeInViewport();
  }
});

test("a press in the moment the page's scripts take it over counts once", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let pressed = false;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...asked: Parameters<typeof listen>
    ) {
      listen.apply(this, asked);
      if (pressed || asked[0] !== "click" || !(this instanceof Element) || this.id !== "root") return;
      pressed = true;
      queueMicrotask(() =>
        document.querySelector<HTMLElement>("header button[aria-label*='theme']")?.click(),
      );
    };
  });
  await page.goto("/faq");
  await expect(page.getByRole("button", { name: "Dark" })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset["started"] === "yes");
  await expect(page.getByRole("button", { name: "Dark" })).toBeVisible();
});

for (const system of ["light", "dark"] as const) {
  test(`a page follows a system that is ${system}, and the chosen theme against it, with the browser's bar; paper is always day`, async ({
    page,
  }) => {
    const night = () =>
      page.evaluate(() => {
        const [red = 255] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
        return Number(red) < 128;
      });
    const expectBarLikePage = () =>
      expect
        .poll(() =>
          page.evaluate(() => {
            const colours = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
            const bar = new Option().style;
            bar.color = colours.find(({ media }) => matchMedia(media).matches)?.content ?? "";
            return bar.color === getComputedStyle(document.body).backgroundColor;
          }),
        )
        .toBe(true);
    await page.emulateMedia({ colorScheme: system });
    await page.goto("/");
    await expect.poll(night).toBe(system === "dark");
    await expectBarLikePage();
    const other = system === "dark" ? "Light" : "Dark";
    await page.getByRole("button", { name: /language and theme/ }).click();
    await page.getByRole("button", { name: other }).click();
    await expect.poll(night).toBe(other === "Dark");
    await expectBarLikePage();
    await page.reload();
    await expect.poll(night).toBe(other === "Dark");
    await expectBarLikePage();
    await page.emulateMedia({ colorScheme: system, media: "print" });
    const text = () => page.evaluate(() => getComputedStyle(document.body).color);
    await expect.poll(text).toBe("rgb(23, 33, 43)");
  });
}

test("everything in the bar is reached with the keyboard, the skip link first", async ({ page }) => {
  await page.goto("/faq");
  await started(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const reached: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    reached.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
      ),
    );
  }
  expect(reached).toEqual([
    "Trupial, home",
    "Home",
    "Airport Transfers",
    "Tours",
    "Our Fleet",
    "About",
    "More about us",
    "Contact Us",
    "FAQ",
    "Calculator",
    "EN, language and theme",
    "Login",
    "Sign up",
    "How do I book a ride?",
  ]);
});

test("what is typed before the scripts have started is kept, and a button pressed before does its work once they have", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdScripts(page);
  await page.goto("/contactus", { waitUntil: "commit" });
  await page.getByLabel("Name", { exact: true }).fill("Maya Brooks");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  letGo();
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  await started(page);
  await page.keyboard.press("Escape");
  await page.getByLabel("Email", { exact: true }).fill("maya@example.com");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Maya Brooks");
});

test("the foot lies at the end of the window, however short the page", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/offline");
  const end = await page.getByRole("contentinfo").evaluate((foot) => foot.getBoundingClientRect().bottom);
  expect(Math.round(end)).toBe(1080);
});
