/**
 * How long the board of dispatch takes with 60 drivers and 400 rides, beside the eight drivers and the rides of the demo in the same browser:
 * from an action to the frame that shows it, and how many frames a second it has while it scrolls. The board's answer comes
 * from a stand-in before the product, which repeats the demo's drivers and rides.
 * npm run build, then npx tsx bench/desk-board.bench.ts
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Board } from "../contract/dispatch/board.ts";
import { MINUTE_MS } from "../domain/time-units.ts";
import { findBrowser } from "../e2e/browser.ts";
import { signIn } from "../e2e/demo-person.ts";
import { startProduct } from "../e2e/start-product.ts";
import { median } from "./harness/compare.ts";

const DRIVERS = 60;
const RIDES = 400;
const ROUNDS = 15;
const SCROLLED_MS = 4_000;

/** The actions in the page, by the label of their button. */
const ACTIONS = ["Later", "Earlier"] as const;
type Action = (typeof ACTIONS)[number];

async function main(): Promise<void> {
  const product = await startProduct();
  const { executablePath, args } = findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const few = await openBoard(browser, product.url, (board) => board);
  const many = await openBoard(browser, product.url, repeated);
  for (const action of ACTIONS) {
    const costs: [number[], number[]] = [[], []];
    // In turns, so that what else the machine does falls on both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      costs[0].push(await few.evaluate(timeOf, action));
      costs[1].push(await many.evaluate(timeOf, action));
    }
    const [a, b] = [median(costs[0]), median(costs[1])];
    const worst = Math.max(...costs[1]).toFixed(0);
    console.log(`${action}: ${a.toFixed(0)} ms with few, ${b.toFixed(0)} ms with many (worst ${worst})`);
  }
  for (const [name, page] of [
    ["few", few],
    ["many", many],
  ] as const) {
    const rows = await page.locator("[role=rowgroup] > [role=row]").count();
    const bars = await page.locator("[role=table] [data-ride]").count();
    const { frames, worst } = await page.evaluate(scrollFor, SCROLLED_MS);
    console.log(
      `scrolling ${name}, ${rows} rows and ${bars} bars: ${frames.toFixed(1)} frames a second, the longest ${worst.toFixed(0)} ms`,
    );
  }
  await browser.close();
  await product.stop();
}

/** The same people and rides again and again, each ride some minutes beside the one that it repeats. */
function repeated(board: Board): Board {
  if (board.rides.length === 0) return board;
  const drivers = Array.from({ length: DRIVERS }, (_, index) => {
    const driver = pick(board.drivers, index);
    return { ...driver, id: 1_000 + index, name: `${driver.name} ${index}` };
  });
  const rides = Array.from({ length: RIDES }, (_, index) => {
    const ride = pick(board.rides, index);
    const by = Math.floor(index / board.rides.length) * 7 * MINUTE_MS;
    const moved = (at: string) => new Date(Date.parse(at) + by).toISOString();
    const driver = pick(drivers, index * 7);
    const given = ride.driver_id === null ? {} : { driver_id: driver.id, driver_name: driver.name };
    return {
      ...ride,
      ...given,
      id: 100_000 + index,
      ride_datetime: moved(ride.ride_datetime),
      ends_at: moved(ride.ends_at),
    };
  });
  return { ...board, drivers, rides };
}

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("the demo has nothing on its board");
  return found;
}

async function openBoard(browser: Browser, url: string, change: (board: Board) => Board): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 1920, height: 1080 },
  });
  await signIn(context, url, "operator");
  // What tsx puts around a function that has a name is not there in the page.
  await context.addInitScript("globalThis.__name = (named) => named");
  const page = await context.newPage();
  await page.route("**/api/board/**", async (route) => {
    const answer = await route.fetch();
    if (answer.status() !== 200) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: change((await answer.json()) as Board) });
  });
  await page.goto(`${url}/operator/board`);
  await page.locator("[role=table] [data-ride]").first().waitFor({ timeout: 120_000 });
  return page;
}

/** Runs in the page: presses the button, and waits for the frame after the one whose hours are others. */
async function timeOf(label: Action): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const button = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  const head = () => document.querySelector("[role=table]")?.textContent ?? "";
  if (button === null) throw new Error("the board has no such button");
  await frame();
  const before = head();
  const started = performance.now();
  button.click();
  do await frame();
  while (head() === before && performance.now() - started < 5_000);
  await frame();
  return performance.now() - started;
}

/** Runs in the page: scrolls down and up, and counts the frames. */
async function scrollFor(ms: number): Promise<{ frames: number; worst: number }> {
  const board = document.querySelector("[role=table]")?.parentElement;
  if (!board) throw new Error("the board is not there");
  const started = performance.now();
  let [last, frames, worst] = [started, 0, 0];
  while (last - started < ms) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    worst = Math.max(worst, now - last);
    last = now;
    frames += 1;
    board.scrollTop = (board.scrollHeight / 2) * (1 + Math.sin((now - started) / 400));
  }
  return { frames: (frames * 1_000) / (last - started), worst };
}

await main();
