import { PUBLIC_PAGES, UNLISTED_PAGES } from "../../contract/company/served-pages.ts";
import { localizedPath, SITE_PATHS } from "../../contract/company/site-map.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { expect, test } from "../test.ts";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "./check-page.ts";

// A page that fails is opened again in a moment; a trace of every one would cost a tenth of the run.
test.use({ trace: "off" });
// One page leaves nothing behind for the next, so whoever is free takes it.
test.describe.configure({ mode: "parallel" });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 320, height: 720 },
] as const;
const THEMES = ["light", "dark"] as const;
const LOADS_WITH_ERROR: readonly string[] = [SITE_PATHS.notFound];

for (const path of [...PUBLIC_PAGES, ...UNLISTED_PAGES]) {
  for (const language of LANGUAGES) {
    const address = localizedPath(language, path);
    test(`${address} is whole, quiet and accessible on a desk and a phone, by day and by night`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(address);
      // Its scripts have taken it over: without them it would be as quiet, and dead.
      await page.waitForFunction(() => document.documentElement.dataset["started"] === "yes");
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const state = `${address} at ${size.width} px, ${colorScheme}`;
          await expectNoSidewaysScroll(page, state);
          await expectAccessible(page, state);
        }
      }
      // The browser itself notes the status of a page that is missing.
      expect(
        complaints().filter((text) => !(LOADS_WITH_ERROR.includes(path) && text.includes("404"))),
      ).toEqual([]);
    });
  }
}
