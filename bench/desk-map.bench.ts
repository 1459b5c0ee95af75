/**
 * How smoothly the desk's map draws a hundred cars that all move at once, on a processor slowed to a quarter: the time from
 * frame to frame, beside an empty page in the same browser that moves one box. The promise is 60 frames a second, which is
 * as many as the empty page has. The roster and the live line come from a stand-in before the product, since the demo has
 * eight drivers: each of the hundred drives a real way and tells its position every five seconds, three times as often as
 * a driver's phone does, so that all glide at any time.
 * 22 November 2026, Node 20.20, two cores with nothing else to do: empty page 60.0 frames a second; the desk 59.8 with the whole island
 * in sight (most cars in clusters) and 59.5 to 59.7 in town with 83 cars drawn one by one; 99 of 100 frames within 16.8 ms.
 * npm run build, then npx tsx bench/desk-map.bench.ts
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { listDriversEndpoint } from "../contract/drivers/drivers.endpoints.ts";
import type { Driver } from "../contract/drivers/driver.ts";
import { getDirectionsEndpoint } from "../contract/places/routes.endpoints.ts";
import { suggestPlacesEndpoint } from "../contract/places/places.endpoints.ts";
import { findBrowser } from "../e2e/browser.ts";
import { callProduct } from "../e2e/call-product.ts";
import { type DemoPerson, demoPerson, signIn } from "../e2e/demo-person.ts";
import { startProduct } from "../e2e/start-product.ts";

const CARS = 100;
const REPORT_MS = 5_000;
const METRES_A_SECOND = 12;
const SLOWER = 4;
const WATCHED_MS = 10_000;
const ROUNDS = 2;
const PLACES = [
  "airport",
  "punda",
  "jan thiel",
  "westpunt",
  "mambo",
  "barber",
  "tera kora",
  "piscadera",
  "salinja",
  "soto",
];

type Way = ReadonlyArray<readonly [number, number]>;

async function main(): Promise<void> {
  const product = await startProduct();
  const operator = await demoPerson(product.url, "operator");
  const cars = new Cars(await rosterOf(operator), await waysOver(product.url));
  const front = await standBefore(product.url, cars);
  const { executablePath, args } = findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const empty = await watched(await emptyPage(browser));
    console.log(`empty page:  ${textOf(empty)}`);
    for (const close of [false, true]) {
      const desk = await openMap(browser, { product: product.url, front: front.url, close });
      const drawn = await desk.locator("[data-car]").count();
      const frames = await watched(desk);
      const ratio = mean(frames) / mean(empty);
      console.log(
        `${close ? "town" : "island"}, ${drawn} cars drawn one by one: ${textOf(frames)}; ${ratio.toFixed(2)} times the empty page`,
      );
    }
  }
  await browser.close();
  cars.stop();
  front.server.closeAllConnections();
  front.server.close();
  await product.stop();
}

/** A hundred drivers on their ways. Nothing here is random, so every run has the same. */
class Cars {
  readonly #drivers: Driver[];
  readonly #ways: readonly Way[];
  readonly #started = Date.now();
  readonly #listeners = new Set<ServerResponse>();
  readonly #timer: NodeJS.Timeout;
  #next = 0;

  constructor(roster: readonly Driver[], ways: readonly Way[]) {
    this.#ways = ways;
    this.#drivers = Array.from({ length: CARS }, (_, index) => ({
      ...(roster[index % roster.length] as Driver),
      id: 1_000 + index,
      name: `Driver ${index}`,
      username: `driver-${index}`,
      status: index % 3 === 0 ? ("on_ride" as const) : ("available" as const),
    }));
    this.#timer = setInterval(() => this.#tell(), REPORT_MS / CARS);
  }

  now(): Driver[] {
    return this.#drivers.map((driver, index) => ({ ...driver, ...this.#placeOf(index) }));
  }

  join(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
    response.write("id: 1\nevent: ready\ndata:\n\n");
    this.#listeners.add(response);
    response.on("close", () => this.#listeners.delete(response));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    const index = this.#next++ % CARS;
    const driver = { ...this.#drivers[index], ...this.#placeOf(index) };
    const text = `data: ${JSON.stringify({ type: "driver.changed", driver })}\n\n`;
    for (const each of this.#listeners) each.write(text);
  }

  /** There and back along the way, from a place of its own on it. */
  #placeOf(index: number) {
    const way = this.#ways[index % this.#ways.length] ?? [];
    const lengths = way.slice(1).map(([lat, lng], step) => {
      const [beforeLat = 0, beforeLng = 0] = way[step] ?? [];
      return Math.hypot(lat - beforeLat, (lng - beforeLng) * 0.977) * 111_195;
    });
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    const driven = ((Date.now() - this.#started) / 1_000) * METRES_A_SECOND + ((index * 7_919) % (2 * whole));
    const turn = driven % (2 * whole);
    let left = turn < whole ? turn : 2 * whole - turn;
    let step = 0;
    while (step < lengths.length - 1 && left > (lengths[step] ?? 0)) left -= lengths[step++] ?? 0;
    const [from, to] = [way[step] ?? [0, 0], way[step + 1] ?? [0, 0]];
    const part = left / (lengths[step] || 1);
    return {
      lat: from[0] + (to[0] - from[0]) * part,
      lng: from[1] + (to[1] - from[1]) * part,
      located_at: new Date().toISOString(),
    };
  }
}

async function rosterOf(operator: DemoPerson): Promise<readonly Driver[]> {
  return operator.list(listDriversEndpoint);
}

async function waysOver(url: string): Promise<Way[]> {
  const points: Array<{ lat: number; lng: number }> = [];
  for (const q of PLACES) {
    const [place] = (await callProduct(url, null, suggestPlacesEndpoint, { query: { q } })).results;
    if (place) points.push(place);
  }
  const ways: Way[] = [];
  for (const [index, from] of points.entries()) {
    for (const to of points.slice(index + 1)) {
      const query = { from: `${from.lat},${from.lng}`, to: `${to.lat},${to.lng}` };
      ways.push((await callProduct(url, null, getDirectionsEndpoint, { query })).geometry);
    }
  }
  return ways;
}

/** The product with another roster and live line. */
async function standBefore(product: string, cars: Cars): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const address = request.url ?? "/";
    if (address.startsWith("/api/events")) return cars.join(response);
    if (/^\/api\/drivers\/?(\?|$)/.test(address) && request.method === "GET") {
      response.writeHead(200, { "Content-Type": "application/json" });
      return response.end(JSON.stringify(address.includes("count_only") ? { count: CARS } : cars.now()));
    }
    void pass(product, request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function pass(product: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { host: _, connection: _2, ...headers } = request.headers as Record<string, string>;
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const answer = await fetch(product + request.url, { method: request.method ?? "GET", headers, ...body });
  const dropped = new Set(["content-encoding", "content-length", "transfer-encoding", "connection"]);
  response.writeHead(
    answer.status,
    Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name))),
  );
  response.end(Buffer.from(await answer.arrayBuffer()));
}

type Opening = { readonly product: string; readonly front: string; readonly close: boolean };

async function openMap(browser: Browser, { product, front, close }: Opening): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
  });
  await signIn(context, product, "operator");
  const page = await context.newPage();
  await page.goto(`${front}/operator/map`);
  const map = page.getByRole("application");
  // Cars that lie on each other are one button.
  await map.locator("[data-members]").first().waitFor({ state: "attached", timeout: 60_000 });
  if (close) {
    await map.focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("+");
      // A key pressed while the map still zooms is not heard.
      await page.waitForTimeout(500);
    }
  }
  return page;
}

async function emptyPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.setContent(
    "<div style='position:absolute;width:40px;height:40px;background:teal'></div>" +
      "<script>const box = document.querySelector('div'); (function move(now) {" +
      "box.style.transform = `translate(${(now || 0) / 20 % 1000}px, 100px)`; requestAnimationFrame(move); })()</script>",
  );
  return page;
}

/** The times from frame to frame, on a slow processor, once it has settled. Closes the page. */
async function watched(page: Page): Promise<number[]> {
  // What tsx puts around a function that has a name is not there in the page.
  await page.evaluate("globalThis.__name = (named) => named");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.waitForTimeout(8_000);
  const frames = await page.evaluate(
    (watchedMs) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const end = last + watchedMs;
        requestAnimationFrame(function next(now) {
          times.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(next);
          else resolve(times.slice(1));
        });
      }),
    WATCHED_MS,
  );
  await page.context().close();
  return frames;
}

function textOf(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  const late = frames.filter((time) => time > 25).length / frames.length;
  const perSecond = 1_000 / mean(frames);
  return `${perSecond.toFixed(1)} frames a second, median ${part(0.5)} ms, 95 of 100 within ${part(0.95)}, 99 within ${part(0.99)}, ${(late * 100).toFixed(1)} % late`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

await main();
