import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser.ts";
import { findChromium, findFirefox, findWebKit } from "./scripts/find-browsers.mjs";

const { executablePath, args, env } = findBrowser();
const EVERY_PAGE = "e2e/guest/every-page.spec.ts";
/** A walk in each whole browser that this machine has. */
const OTHER_BROWSERS = [
  ...(findChromium() === null ? [] : ["e2e/browsers/chromium.spec.ts"]),
  ...(findFirefox() === null ? [] : ["e2e/browsers/firefox.spec.ts"]),
  ...(findWebKit() === null ? [] : ["e2e/browsers/webkit.spec.ts"]),
];

/** Journeys in a browser against the built product; `npm test` builds it first. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: ["./e2e/say-browser.ts", "./e2e/prepare-data.ts"],
  outputDir: ".build/e2e-results",
  fullyParallel: false,
  forbidOnly: true,
  workers: availableParallelism(),
  retries: 0,
  // The first two wait a lot, or look at one page after another: in the whole suite they run beside the other tests.
  projects: [
    { name: "processes", testMatch: "e2e/server/**/*.spec.ts" },
    { name: "pages", testMatch: EVERY_PAGE },
    {
      name: "journeys",
      testMatch: "**/*.spec.ts",
      testIgnore: ["e2e/server/**", "e2e/browsers/**", EVERY_PAGE],
    },
    ...(OTHER_BROWSERS.length === 0 ? [] : [{ name: "browsers", testMatch: OTHER_BROWSERS }]),
  ],
  // A screen looked at in every look takes minutes where the machine does five other things.
  timeout: 300_000,
  // Long enough for a busy machine, and shorter than the 15 s after which a list of dispatch or a followed ride is read
  // again by itself: what must come by the live stream is not proved by that.
  expect: { timeout: 12_000 },
  use: {
    browserName: "chromium",
    // A page under a service worker hides its calls from page.route(); the one test of it lets it in by name.
    serviceWorkers: "block",
    launchOptions: { executablePath, args, env: { ...inherited(), ...env } },
    screenshot: "only-on-failure",
    // A tenth of the run, were it on: scripts/test.mjs runs what failed once more with it.
    trace: "off",
    timezoneId: "America/Curacao",
    locale: "en-US",
  },
});

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
