import { launch } from "puppeteer-core";
import { findFirefox } from "../../scripts/find-browsers.mjs";
import type { OtherBrowser } from "./other-browser.ts";

/** Opens the Firefox of this machine, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<OtherBrowser> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error("there is no Firefox on this machine");
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 768 });
  const errors: string[] = [];
  page.on("console", async (message) => {
    if (message.type() !== "error") return;
    const at = errors.push(message.text()) - 1;
    const said = message.args().map((one) => one.evaluate((value) => String(value)).catch(() => ""));
    errors[at] = (await Promise.all(said)).join(" ");
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    name: (await browser.version()).replace("/", " "),
    async open(url) {
      await page.goto(url);
    },
    read: (expression) => page.evaluate(expression),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
