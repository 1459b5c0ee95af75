import { type LaunchOptions, launch } from "puppeteer-core";
import { findChromium, findFirefox } from "../../scripts/find-browsers.mjs";
import type { OtherBrowser } from "./other-browser.ts";

/** Opens the Firefox of this machine, driven by WebDriver BiDi. */
export function openFirefox(): Promise<OtherBrowser> {
  return open({ browser: "firefox", executablePath: found(findFirefox(), "Firefox") });
}

/** Opens the Chromium of this machine as people have it, with all that its headless shell leaves out. */
export function openChromium(): Promise<OtherBrowser> {
  const executablePath = found(findChromium(), "Chromium");
  return open({ browser: "chrome", executablePath, args: ["--no-sandbox"] });
}

function found(executablePath: string | null, name: string): string {
  if (executablePath === null) throw new Error(`there is no ${name} on this machine`);
  return executablePath;
}

async function open(options: LaunchOptions): Promise<OtherBrowser> {
  const browser = await launch({ ...options, headless: true });
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
    // A locator waits until the page no longer moves what is pressed.
    press: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
