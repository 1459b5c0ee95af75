import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "../test.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules of those that a theme can break; the others find the same in each. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
/** The rules that other words in the same page can break: names, titles, languages, and what has another size. */
const OF_WORDS = [
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-meter-name",
  "aria-progressbar-name",
  "aria-toggle-field-name",
  "aria-tooltip-name",
  "button-name",
  "document-title",
  "empty-heading",
  "empty-table-header",
  "frame-title",
  "html-has-lang",
  "html-lang-valid",
  "image-alt",
  "image-redundant-alt",
  "input-button-name",
  "label",
  "label-title-only",
  "landmark-unique",
  "link-name",
  "role-img-alt",
  "scrollable-region-focusable",
  "select-name",
  "summary-name",
  "svg-img-alt",
  "target-size",
  "valid-lang",
];
const RULES = {
  all: { runOnly: WCAG },
  colours: { runOnly: { type: "rule", values: OF_COLOURS } },
  words: { runOnly: { type: "rule", values: OF_WORDS } },
};
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

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

/**
 * Measures the page as it stands now, or the dialog that is open over it, by WCAG 2.2 AA; a page measured before in
 * another theme or language, by what differs. The bar and the foot are the same on every page of the site.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  by: keyof typeof RULES = "all",
  part: "page" | "own part" = "page",
): Promise<void> {
  // Evaluated by the test's own protocol, which the page's content security policy does not bind.
  if (!(await page.evaluate(startAxe, null))) await page.evaluate(startAxe, AXE);
  // A colour on its way to another is neither.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(changing.map((transition) => transition.finished.catch(() => undefined)));
  });
  await page.evaluate(leaveBarInItsPlace);
  const violations = await page.evaluate(
    async ([rules, where]) => {
      type Axe = {
        run: (
          within: Element | { readonly exclude: readonly Element[] },
          options: unknown,
        ) => Promise<{
          violations: { id: string; nodes: { html: string; element?: Element }[] }[];
        }>;
      };
      const { axe } = globalThis as unknown as { axe: Axe };
      // What lies under an open dialog cannot be used, and is measured where no dialog is open.
      const ends = [...document.querySelectorAll("header, footer")].filter(
        (each) => each.closest("main, dialog") === null,
      );
      const ofSite = ends.some((each) => each.localName === "footer");
      const within = document.querySelector("dialog:modal") ?? {
        exclude: where === "own part" && ofSite ? ends : [],
      };
      // Of the rules that load more than the page has, only the one about media is among these; style sheets are not read
      // once more for it.
      const { violations } = await axe.run(within, {
        ...rules,
        resultTypes: ["violations"],
        preload: { assets: ["media"] },
        elementRef: true,
      });
      // Marks on a map lie where what they mark is, close together or not; the list beside the map has each in a row. A
      // mark that moved while it was measured has been drawn anew, and hangs nowhere.
      const isOfAMap = ({ element }: { element?: Element }) =>
        element !== undefined && (!element.isConnected || element.closest("[role=application]") !== null);
      return violations
        .map(({ id, nodes }) => ({
          id,
          nodes: id === "target-size" ? nodes.filter((node) => !isOfAMap(node)) : nodes,
        }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    },
    [RULES[by], part] as const,
  );
  expect(violations, state).toEqual([]);
}

/** Runs in the page. The source takes long to send: the tab keeps it for the next pages. False where it is not there yet. */
function startAxe(sent: string | null): boolean {
  if ("axe" in globalThis) return true;
  const KEPT = "source of axe";
  const source = sent ?? sessionStorage.getItem(KEPT);
  if (source === null) return false;
  if (sent !== null) sessionStorage.setItem(KEPT, sent);
  // oxlint-disable-next-line no-eval -- axe's own source, in the page that is measured
  (0, eval)(source);
  return true;
}

/**
 * Runs in the page. A bar that sticks to the bottom covers whatever control the page happens to end with there: the page is scrolled
 * to where the bar has its own place and covers nothing, as a person would. Where another sticks to the top, it would cover some there.
 */
function leaveBarInItsPlace(): void {
  if (document.querySelector("dialog:modal") !== null) return;
  const sticking = [...document.querySelectorAll("main *")].filter(
    (each) => getComputedStyle(each).position === "sticky",
  );
  const bar = sticking.find((each) => Math.abs(each.getBoundingClientRect().bottom - innerHeight) <= 1);
  const sticksToTop = sticking.some((each) => getComputedStyle(each).top !== "auto");
  const place = bar?.parentElement?.getBoundingClientRect();
  if (place && !sticksToTop) scrollBy(0, Math.ceil(place.bottom - innerHeight));
}

/** Nothing may be wider than the window. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, state).toBeLessThanOrEqual(window ?? 0);
}

/** The same on a phone in dark and on a desktop in light; then at the size it was opened at. */
export async function expectAccessibleByNightAndOnADesk(page: Page, state: string): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  await expectAccessibleByNight(page, state);
  await expectAccessibleByDay(page, state);
  await page.setViewportSize(before);
}

/** On a phone in dark alone, for states that are made of the same parts as one that is measured by day. */
export async function expectAccessibleByNight(page: Page, state: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await setTheme(page, "dark");
  await fromItsHead(page);
  await expectAccessible(page, `${state}, on a phone by night`);
  await expectNoSidewaysScroll(page, `${state}, on a phone by night`);
}

/** On a desktop in light alone. */
export async function expectAccessibleByDay(page: Page, state: string): Promise<void> {
  await page.setViewportSize(DESK);
  await setTheme(page, "light");
  await fromItsHead(page);
  await expectAccessible(page, `${state}, on a desk by day`, "all", "own part");
  await expectNoSidewaysScroll(page, `${state}, on a desk by day`);
}

/** The same on a phone and on a desktop, each in both themes; then at the size it was opened at. */
export async function expectAccessibleInEveryLook(page: Page, state: string): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const where = `${state} at ${size.width} px`;
    await setTheme(page, "light");
    await expectNoSidewaysScroll(page, where);
    await expectAccessible(page, `${where}, light`);
    await setTheme(page, "dark");
    await expectAccessible(page, `${where}, dark`, "colours", "own part");
  }
  await page.setViewportSize(before);
}

/** Where a card has gone or the window has another size, a page comes to rest with whatever is then half under its head. */
async function fromItsHead(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
}

/** The theme of the device, and the one that is chosen on a page that has a choice. */
async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    if (dataset["theme"] !== undefined) dataset["theme"] = chosen;
  }, theme);
}
