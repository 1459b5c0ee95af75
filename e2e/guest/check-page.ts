import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "../test.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a page complained of in its console, kept until asked for. */
export function watchConsole(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const ours = !message.text().includes("blocked by Playwright");
    if (ours && (message.type() === "error" || message.type() === "warning")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return () => complaints;
}

/** Measures the page by WCAG 2.2 AA as it stands now. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Evaluated by the test's own protocol, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  // A colour on its way to another is neither.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(changing.map((transition) => transition.finished.catch(() => undefined)));
  });
  const violations = await page.evaluate(async (tags) => {
    type Axe = {
      run: (options: unknown) => Promise<{
        violations: { id: string; nodes: { html: string; element?: Element }[] }[];
      }>;
    };
    const { axe } = globalThis as unknown as { axe: Axe };
    // Of the rules that load more than the page has, only the one about media is among these; style sheets are not read
    // once more for it.
    const { violations } = await axe.run({
      runOnly: tags,
      resultTypes: ["violations"],
      preload: { assets: ["media"] },
      elementRef: true,
    });
    // Marks on a map lie where what they mark is, close together or not; the list beside the map has each in a row.
    const isOfAMap = (node: { element?: Element }) =>
      (node.element?.closest("[role=application]") ?? null) !== null;
    return violations
      .map(({ id, nodes }) => ({
        id,
        nodes: id === "target-size" ? nodes.filter((node) => !isOfAMap(node)) : nodes,
      }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, WCAG);
  expect(violations, state).toEqual([]);
}

/** Nothing may be wider than the window. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, state).toBeLessThanOrEqual(window ?? 0);
}

/** The same on a phone in dark and on a desktop in light, then back on the phone. */
export async function expectAccessibleByNightAndOnADesk(page: Page, state: string): Promise<void> {
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, `${state}, on a phone by night`);
  await expectNoSidewaysScroll(page, `${state}, on a phone by night`);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, `${state}, on a desk by day`);
  await page.setViewportSize(phone);
}
