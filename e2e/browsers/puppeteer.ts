import { type Frame, type LaunchOptions, launch } from "puppeteer-core";
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
  const browser = await launch({ ...options, headless: true, acceptInsecureCerts: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 768 });
  let at: Frame = page.mainFrame();
  const errors: string[] = [];
  page.on("console", async (message) => {
    if (message.type() !== "error") return;
    const place = errors.push(message.text()) - 1;
    const said = message.args().map((one) => one.evaluate((value) => String(value)).catch(() => ""));
    // What the browser says by itself, such as of a frame that it refused, has no parts.
    if (said.length > 0) errors[place] = (await Promise.all(said)).join(" ");
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    name: (await browser.version()).replace("/", " "),
    async open(url) {
      await page.goto(url);
    },
    read: (expression) => at.evaluate(expression),
    // A locator waits until the page no longer moves what is pressed.
    press: (selector) => at.locator(selector).click(),
    type: (selector, text) => at.type(selector, text),
    async enterFrame(selector) {
      const element = await page.waitForSelector(selector);
      const frame = await element?.contentFrame();
      if (!frame) throw new Error(`${selector} is no frame`);
      at = frame;
    },
    async leaveFrame() {
      at = page.mainFrame();
    },
    errors: async () => errors,
    close: () => browser.close(),
  };
}
