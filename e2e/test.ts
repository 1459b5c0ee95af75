import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { test as base } from "@playwright/test";
import { copyOfDemo, type DataCopy } from "./prepare-data.ts";
import { ProductClock } from "./product-clock.ts";
import { type Product, type ProductOptions, startProduct } from "./start-product.ts";

type Variables = Readonly<Record<string, string>>;
type Options = {
  /** Variables of the product. */
  readonly environment: Variables;
  /** The group whose product this file shares; one of its own where it names none. */
  readonly shares: Group | null;
};
type Workshop = {
  /** The running product of a file of journeys: the next file gets another with fresh data, unless they share one. */
  productOf: (file: string, shares: Group | null, environment: Variables) => Promise<Product>;
  /** The clock of the products that have one which journeys move: see timed-test.ts. */
  clock: ProductClock;
};
/**
 * Files whose journeys don't get in each other's way share a product, which is started once for each worker, and say so:
 * `test.use({ shares: "guests" })`. Readers leave nothing behind, and what guests and riders leave is their own, under a phone or an
 * account of their own; those of `timed` share a clock that journeys move.
 */
type Group = "desks" | "drivers" | "guests" | "office" | "readers" | "timed";
const SAYS_GROUP = /\bshares: "(\w+)"/;

/** The groups that files from this one on belong to, as they say themselves. */
function groupsFrom(file: string): readonly string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => path.join(import.meta.dirname, name))
    .filter((one) => one >= file)
    .flatMap((one) => SAYS_GROUP.exec(readFileSync(one, "utf8"))?.[1] ?? []);
}

type LaunchOptions = Omit<ProductOptions, "dataDirectory"> & {
  /** The data it runs on, removed after the test; a fresh folder, in which everything is yet to be made, where left out. */
  readonly on?: DataCopy;
  /** A folder of the test's own, in place of data that was prepared. */
  readonly dataDirectory?: string;
};
/** Starts a product for one test; it is stopped after the test even when that fails. */
type Launch = (options?: LaunchOptions) => Promise<Product>;

/**
 * The test of every journey: one running product per file, with the demo in it, at the page's base address.
 * `test.use({ environment })` sets its variables, `test.use({ shares })` names those who have it together. A journey that needs data of its own launches a product for itself.
 */
export const test = base.extend<Options & { launch: Launch; product: Product }, Workshop>({
  // No option of the worker: a file with variables of its own would need a worker and a browser of its own, too.
  environment: [{}, { option: true }],
  shares: [null, { option: true }],
  clock: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
    async ({}, provide) => provide(new ProductClock()),
    { scope: "worker" },
  ],
  productOf: [
    async ({ clock }, provide) => {
      const kept = new Map<string, RunningDemo>();
      await provide(async (file, shares, environment) => {
        const whose = shares ?? file;
        const present = kept.get(whose);
        if (present !== undefined) return present.product;
        // Files begin in the order of their paths: what no later one shares is done with.
        await stopAll(kept, groupsFrom(file));
        const running = await startOnCopy(environment);
        kept.set(whose, running);
        return running.product;
      });
      await stopAll(kept);
      // Products read it until they end.
      clock.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  product: [
    async ({ productOf, shares, environment }, provide, { file }) =>
      provide(await productOf(file, shares, environment)),
    { timeout: 180_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  // Each journey is a guest of its own: one address books only so many rides an hour.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId, repeatEachIndex }) =>
    provide({ ...extraHTTPHeaders, "X-Forwarded-For": addressOf(`${testId} ${repeatEachIndex}`) }),
  launch: async ({ environment }, provide) => {
    const launched: Product[] = [];
    const copies = new Set<DataCopy>();
    await provide(async ({ on, ...options } = {}) => {
      if (on !== undefined) copies.add(on);
      const product = await startProduct({
        ...on,
        ...options,
        environment: { ...environment, ...on?.environment, ...options.environment },
      });
      launched.push(product);
      return product;
    });
    for (const product of launched) product.process.kill("SIGKILL");
    await Promise.all(launched.map((product) => product.stop()));
    await Promise.all([...copies].map((copy) => copy.remove()));
  },
});

type RunningDemo = { readonly product: Product; readonly copy: DataCopy };

async function startOnCopy(environment: Variables): Promise<RunningDemo> {
  const copy = await copyOfDemo();
  const product = await startProduct({
    dataDirectory: copy.dataDirectory,
    environment: {
      NODE_ENV: "test",
      TRUSTED_PROXIES: "127.0.0.1",
      ...copy.environment,
      ...environment,
    },
  });
  return { product, copy };
}

/** Stops the products and removes their data, those of some owners left out. */
async function stopAll(running: Map<string, RunningDemo>, except: readonly string[] = []): Promise<void> {
  const over = [...running].filter(([whose]) => !except.includes(whose));
  for (const [whose] of over) running.delete(whose);
  await Promise.all(
    over.map(async ([, { product, copy }]) => {
      await product.stop();
      await copy.remove();
    }),
  );
}

/** An address of a private network, the same for the same journey. */
function addressOf(journey: string): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(journey).digest();
  return `10.${a}.${b}.${c}`;
}

export { expect } from "@playwright/test";
