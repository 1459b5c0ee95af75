import { PUBLIC_PAGES, UNLISTED_PAGES } from "../../contract/company/served-pages.ts";
import { localizedPath, SITE_PATHS } from "../../contract/company/site-map.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import { started } from "../started.ts";
import { expect, test } from "../test.ts";
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from "./check-page.ts";
import { expectReachedByTab } from "./tab-walk.ts";

// Pages share no state, so any free worker takes the next.
test.describe.configure({ mode: "parallel" });

const LOOKS = [
  { width: 320, height: 720, colorScheme: "light" },
  { width: 320, height: 720, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
] as const;
/** The looks differ in sizes and colours, which are the same in every language; the words are measured in each, at both sizes. */
const MEASURED_IN_EVERY_LANGUAGE: readonly (typeof LOOKS)[number][] = [LOOKS[0], LOOKS[3]];
const LOADS_WITH_ERROR: readonly string[] = [SITE_PATHS.notFound];

for (const path of [...PUBLIC_PAGES, ...UNLISTED_PAGES]) {
  test(`${path} is complete in every language, logs no errors, is accessible in every look and worked by the Tab key`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const language of LANGUAGES) {
      const address = localizedPath(language, path);
      await page.goto(address);
      // Waits until the page's scripts run: a page without them would log no errors either.
      await started(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const look of LOOKS) {
        if (language !== "en" && !MEASURED_IN_EVERY_LANGUAGE.includes(look)) continue;
        const { colorScheme, ...size } = look;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const state = `${address} at ${size.width} px, ${colorScheme}`;
        await expectNoSidewaysScroll(page, state);
        if (language === "en" || look === LOOKS[0]) await expectAccessible(page, state);
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
