/**
 * How long after a key the first suggestions for what then stands in the field are painted, in the built product, on a
 * phone with a processor four times slower: with a network that answers at once, with one that takes 300 ms there and back
 * (roaming), and with none. Beside it, as the yardstick of the same run, a bare page that paints eight list items after a key.
 * npm start once to build, then: npx tsx bench/suggestions.bench.ts [rounds]
 * Baseline (November 2026, Node 20.20, two cores), medians and what 95 % stay under: a bare list 13 and 30 ms; at once 38 and
 * 55 ms, 300 ms away 36 and 51 ms, no network 36 and 53 ms: 2.8 to 2.9 times the bare list. With fifteen other jobs on the cores
 * 66 to 95 ms, 2.0 to 2.9 times. Before the browser had the list of places: without a network nothing at all.
 */
import { type CDPSession, type Page, chromium } from "@playwright/test";
import { findBrowser } from "../e2e/browser.ts";
import { startProduct } from "../e2e/start-product.ts";

const SLOWER = 4;
const ROAMING_MS = 300;
const WORDS = ["mambo", "renaissance", "westpunt", "punda"];
const BARE_PAGE = `<input role="combobox"><ul></ul><script>
  const list = document.querySelector("ul");
  document.querySelector("input").addEventListener("input", ({ target }) => {
    list.innerHTML = ("<li role=option><mark>" + target.value + "</mark></li>").repeat(8);
  });
</script>`;

/**
 * Runs in the page: looks at every frame after the next key. A message that is posted in a frame is read once that frame was
 * painted. Infinity after three seconds.
 */
const WATCH_NEXT_KEY = `(() => {
  const field = document.activeElement;
  const look = (pressed, resolve) => requestAnimationFrame(() => {
    const typed = field.value.toLowerCase();
    const mark = document.querySelector("[role=option]:first-child mark");
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => resolve(performance.now() - pressed);
    if (typed !== "" && mark?.textContent.toLowerCase() === typed) port1.postMessage(null);
    else if (performance.now() - pressed > 3000) resolve(Infinity);
    else look(pressed, resolve);
  });
  const time = new Promise((resolve) => {
    field.addEventListener("keydown", ({ timeStamp }) => look(timeStamp, resolve), { once: true });
  });
  return { time };
})()`;

const rounds = Number(process.argv[2] ?? 5);
const product = await startProduct();
const { executablePath, args } = findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  const bare = median(await onPhone((page) => page.setContent(BARE_PAGE)));
  console.log(`a bare list: ${told(bare)}`);
  for (const [network, latency] of [
    ["at once", 0],
    [`${ROAMING_MS} ms`, ROAMING_MS],
    ["none", null],
  ] as const) {
    const times = await onPhone(async (page, line) => {
      await page.goto(`${product.url}/`);
      await page.getByRole("combobox").first().click();
      await page.getByRole("option").first().waitFor();
      await page.waitForLoadState("networkidle");
      await line.send("Network.enable");
      await line.send("Network.emulateNetworkConditions", {
        offline: latency === null,
        latency: latency ?? 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    });
    const spread = median(times);
    console.log(
      `network ${network}: ${told(spread)}; ${(spread.middle / bare.middle).toFixed(1)} times the bare list`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}

type Prepare = (page: Page, line: CDPSession) => Promise<void>;

/** Types every word letter by letter, a fresh page for each round; milliseconds from each key to what it brings. */
async function onPhone(prepare: Prepare): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const line = await page.context().newCDPSession(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await prepare(page, line);
    const field = page.getByRole("combobox").first();
    for (const word of WORDS) {
      await field.fill("");
      await field.focus();
      for (const letter of word) times.push(await keyToPaint(page, letter));
    }
    await page.close();
  }
  return times;
}

/** From a key to the paint of the first list whose best place is marked with what stands in the field. */
async function keyToPaint(page: Page, letter: string): Promise<number> {
  const painted = await page.evaluateHandle<{ time: Promise<number> }>(WATCH_NEXT_KEY);
  await page.keyboard.press(letter);
  return painted.evaluate(({ time }) => time);
}

type Spread = { middle: number; worst: number; keys: number };

function median(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { middle: at(0.5), worst: at(0.95), keys: sorted.length };
}

function told({ middle, worst, keys }: Spread): string {
  return `median ${middle.toFixed(0)} ms, 95 % within ${worst.toFixed(0)} ms, ${keys} keys`;
}
