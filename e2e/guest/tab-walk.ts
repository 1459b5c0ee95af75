import type { Page } from "@playwright/test";
import { SITE_PATHS } from "../../domain/company/site-map.ts";
import { expect } from "../test.ts";

/** More Tab stops than any page has; more means that the focus is trapped. */
const MOST_KEYS = 300;

/** Everything on the page that is open is reached with the Tab key alone, and the focus is seen. */
export async function expectReachedByTab(page: Page, path: string): Promise<void> {
  // The bar and the foot are the same on every page: they are walked through once, on the home page.
  const whole = path === SITE_PATHS.home || (await page.getByRole("contentinfo").count()) === 0;
  const wanted = await nameWhatCanBeUsed(page, whole ? "body" : "main");
  if (whole) expect(wanted.length).toBeGreaterThan(10);
  else await page.getByRole("main").focus();
  const reached = new Set<string>();
  const unseen: string[] = [];
  for (let keys = 0; keys < MOST_KEYS && reached.size < wanted.length; keys++) {
    await page.keyboard.press("Tab");
    const { name, seen } = await whatHasFocus(page);
    if (name === null) break;
    if (wanted.includes(name)) reached.add(name);
    if (!seen) unseen.push(name);
  }
  expect(wanted.filter((name) => !reached.has(name))).toEqual([]);
  expect(unseen).toEqual([]);
}

/** Numbers what a pointer could use, and says what it is; of a group of choices one is enough, arrows lead to the rest. */
function nameWhatCanBeUsed(page: Page, part: "body" | "main"): Promise<string[]> {
  return page.evaluate((where) => {
    const groups = new Set<string>();
    const usable = [
      ...document.querySelectorAll<HTMLElement>(
        ["a[href]", "button", "input", "select", "textarea", "summary"]
          .map((one) => `${where} ${one}`)
          .join(),
      ),
    ];
    return usable.flatMap((element, index) => {
      const named = element as HTMLInputElement;
      element.dataset["test"] =
        `${index} ${element.tagName} ${(element.textContent || named.name).trim().slice(0, 40)}`;
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        named.disabled ||
        element.closest("[inert]")
      )
        return [];
      if (named.type === "radio") {
        if (groups.has(named.name)) return [];
        groups.add(named.name);
        if (!named.checked && document.querySelector(`input[name="${named.name}"]:checked`)) return [];
      }
      return [element.dataset["test"]];
    });
  }, part);
}

/** What the last key led to, null past the end of the page; it is seen when it stands in the window with a ring. */
function whatHasFocus(page: Page): Promise<{ name: string | null; seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (element === null || element === document.body) return { name: null, seen: true };
    const name = element.dataset["test"] ?? `${element.tagName} ${element.className}`;
    const box = element.getBoundingClientRect();
    const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { name, seen: inWindow };
  });
}
