import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../test.ts";

/**
 * Texts that would call `hit()` in a page that took what somebody typed for markup or script. None has a word with a full stop inside or
 * a letter that nobody sees: no name may have those.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  "<script>hit()</script>",
  '"><img src=x onerror=hit()>',
  "'><svg onload=hit()>",
  "</script><script>hit()</script>",
  "</title></textarea></style><script>hit()</script>",
  "<!--><script>hit()</script>-->",
  "javascript:hit()",
  '<a href="javascript:hit()">tap</a>',
  `<iframe srcdoc="<script>parent['hit']()</script>"></iframe>`,
  '" autofocus onfocus=hit() x="',
  "{{constructor['constructor']('hit()')()}} ${hit()}",
  "&lt;script&gt;hit()&lt;/script&gt; \\u003cscript>hit()",
  "טקסי <b onmouseover=hit()>تاكسي</b>",
];

/** Counts what of the hostile texts runs, in every page of a context and each document that it opens. */
export async function watchForHits(context: BrowserContext): Promise<() => readonly string[]> {
  const hits: string[] = [];
  await context.exposeBinding("hit", ({ frame }) => void hits.push(frame.url()));
  context.on("dialog", (dialog) => {
    hits.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return () => hits;
}

/** The page is settled, shows these texts as they were typed, and made no element or attribute of any of them. */
export async function expectTextsOnly(
  page: Page,
  texts: readonly string[],
  hits: () => readonly string[],
): Promise<void> {
  const state = new URL(page.url()).pathname;
  // Waits until the page's scripts run: a page without them would make nothing of any text.
  const started = () => page.evaluate(() => document.documentElement.dataset["started"] === "yes");
  await expect.poll(async () => hits().length > 0 || (await started()), { timeout: 60_000 }).toBe(true);
  expect(hits(), state).toEqual([]);
  await expect
    .poll(() => missingFrom(page, texts), { message: `${state} lacks these texts`, timeout: 60_000 })
    .toEqual([]);
  expect(await findMarkup(page), state).toEqual([]);
  expect(hits(), state).toEqual([]);
}

/** What a page holds that only markup of somebody else can have made. */
export function findMarkup(page: Page): Promise<string[]> {
  return page.evaluate(madeByMarkup, null);
}

/** The same in a page as it is served, and the text of it. */
export async function findServedMarkup(
  page: Page,
  html: string,
): Promise<{ shown: string; markup: string[] }> {
  const markup = await page.evaluate(madeByMarkup, html);
  const shown = await page.evaluate(
    (served) => new DOMParser().parseFromString(served, "text/html").body.textContent,
    html,
  );
  return { shown, markup };
}

async function missingFrom(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const typed = [...document.querySelectorAll("input, textarea")].map(
      (field) => (field as HTMLInputElement).value,
    );
    return [document.body.innerText, ...typed].join("\n").toUpperCase();
  });
  return texts.filter((text) => !shown.includes(text.toUpperCase()));
}

/** Runs in the page: what no screen of ours has, a handler in an attribute or a script in the page itself. */
function madeByMarkup(served: string | null): string[] {
  const RUNS = /^\s*javascript:/i;
  const ADDRESSES = ["href", "xlink:href", "src", "action", "formaction", "data"];
  const looked = served === null ? document : new DOMParser().parseFromString(served, "text/html");
  return [...looked.querySelectorAll("*")]
    .filter(
      (element) =>
        element.matches("iframe, [srcdoc], [autofocus], [src=x], script:not([src], [type*=json])") ||
        element.getAttributeNames().some((name) => name.startsWith("on")) ||
        ADDRESSES.some((name) => RUNS.test(element.getAttribute(name) ?? "")),
    )
    .map((element) => element.outerHTML.slice(0, 200));
}
