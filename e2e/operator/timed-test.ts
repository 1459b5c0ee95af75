import type { BrowserContext, Page } from "@playwright/test";
import { type DemoPerson, signIn } from "../demo-person.ts";
import { expect, test as base } from "../test.ts";

export type TimedDesk = {
  readonly page: Page;
  readonly operator: DemoPerson;
  /** Moves the product's clock and the page's together. */
  pass(ms: number): Promise<void>;
};
type Circumstances = {
  /** When it is; the clock goes on from there. */
  readonly at?: Date;
  /** Where the browser thinks it is. */
  readonly timezoneId?: string;
};
/** Opens a dispatch page. */
type OpenTimedDesk = (path: string, circumstances?: Circumstances) => Promise<TimedDesk>;

/** A test whose product and pages share a clock that the journey moves. */
export const test = base.extend<{ openTimedDesk: OpenTimedDesk }>({
  environment: async ({ clock }, provide) => provide(clock.environment),
  openTimedDesk: async ({ browser, product, clock }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (path, { at = clock.now(), timezoneId = "America/Curacao" } = {}) => {
      await clock.moveTo(at);
      const context = await browser.newContext({
        baseURL: product.url,
        timezoneId,
        locale: "en-US",
        serviceWorkers: "block",
      });
      contexts.push(context);
      const operator = await signIn(context, product.url, "operator");
      const page = await context.newPage();
      await page.clock.install({ time: clock.now() });
      await page.goto(path);
      await expect(page.getByText("Live", { exact: true })).toBeVisible();
      const pass = async (ms: number) => {
        await clock.pass(ms);
        await page.clock.fastForward(ms);
      };
      return { page, operator, pass };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from "../test.ts";
