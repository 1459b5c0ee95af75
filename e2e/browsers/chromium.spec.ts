import { test } from "../test.ts";
import { bookInFrameIn } from "./frame.ts";
import { openChromium } from "./puppeteer.ts";
import { walkIn } from "./walk.ts";
import { Walker } from "./walker.ts";

test.describe("as elsewhere", () => walkIn("Chromium", openChromium));
test.describe("on another site", () => bookInFrameIn("Chromium", openChromium));

/** Chromium keeps the last pages of a tab as they were, and has this many connections for all of them. */
const CONNECTIONS = 6;

test("a page that is left gives back its live connection, so that the next ones are answered", async ({
  product,
}) => {
  const browser = await openChromium();
  try {
    const driver = new Walker(browser, product.url);
    await driver.signIn("driver4", "/driverpanel");
    for (let left = 0; left <= CONNECTIONS; left += 1) {
      await driver.open(left % 2 === 0 ? "/activerides" : "/driverpanel");
      await driver.reads("Live");
    }
    await driver.open("/activerides");
    await driver.sees({ kind: "heading", name: "Accepted Rides" });
    await driver.reads("Live");
  } finally {
    await browser.close();
  }
});
