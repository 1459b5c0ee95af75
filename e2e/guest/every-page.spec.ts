import type { Page } from "@playwright/test";
import { PUBLIC_PAGES } from "../../domain/company/public-pages.ts";
import { UNLISTED_PAGES } from "../../domain/company/served-pages.ts";
import { localizedPath, SITE_PATHS } from "../../domain/company/site-map.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { started } from "../started.ts";
import { expect, test as base } from "../test.ts";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "./check-page.ts";
import { expectReachedByTab } from "./tab-walk.ts";

/** One tab goes from page to page: what they have in common is fetched and compiled once. */
const test = base.extend<{ tab: Page }, { open: { tab: Page | null } }>({
  open: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
    async ({}, provide) => {
      const open: { tab: Page | null } = { tab: null };
      await provide(open);
      await open.tab?.context().close();
    },
    { scope: "worker" },
  ],
  tab: async ({ open, browser, product }, provide) => {
    open.tab ??= await browser.newPage({
      baseURL: product.url,
      serviceWorkers: "block",
      reducedMotion: "reduce",
    });
    await provide(open.tab);
    await open.tab.goto("about:blank");
  },
});

test.use({ shares: "readers" });
// Pages share no state, so any free worker takes the next.
test.describe.configure({ mode: "parallel" });

const SIZES = [
  { width: 320, height: 720 },
  { width: 1280, height: 800 },
] as const;
const LOADS_WITH_ERROR: readonly string[] = [SITE_PATHS.notFound];

/** Where the bar and the foot are looked at, too: with no entry of the bar marked as the page that is open, and with one. */
const WHOLE: readonly string[] = [SITE_PATHS.home, SITE_PATHS.airport];

for (const path of [...PUBLIC_PAGES, ...UNLISTED_PAGES]) {
  test(`${path} is complete in every language, logs no errors, is accessible in every look and worked by the Tab key`, async ({
    tab: page,
  }) => {
    const complaints = watchConsole(page);
    const part = WHOLE.includes(path) ? "page" : "own part";
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    for (const [index, language] of LANGUAGES.entries()) {
      const address = localizedPath(language, path);
      await page.goto(address);
      // Waits until the page's scripts run: a page without them would log no errors either.
      await started(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveCount(1);
      // Each language begins at the size at which the one before it ended.
      for (const size of index % 2 === 0 ? SIZES : SIZES.toReversed()) {
        const state = `${address} at ${size.width} px`;
        const small = size === SIZES[0];
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page, state);
        // Sizes and colours are the same in every language: the words are measured in each, once.
        if (language !== "en") {
          if (small) await expectAccessible(page, state, "words", part);
          continue;
        }
        await expectAccessible(page, `${state}, light`, "all", small ? "page" : part);
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        await expectAccessible(page, `${state}, dark`, "colours", part);
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      }
      if (language === "en") await expectReachedByTab(page, path);
      // The browser itself notes the status of a page that is missing.
      expect(
        complaints().filter((text) => !(LOADS_WITH_ERROR.includes(path) && text.includes("404"))),
        address,
      ).toEqual([]);
    }
  });
}
