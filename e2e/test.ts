import { createHash } from "node:crypto";
import { test as base } from "@playwright/test";
import { copyOfDemo } from "./prepare-demo.ts";
import { type Product, type ProductOptions, startProduct } from "./start-product.ts";

type Workshop = {
  environment: Record<string, string>;
  /** The running product of a file of journeys: the next file gets another, with nothing of this one's in it. */
  productOf: (file: string) => Promise<Product>;
};
/** Starts a product for one test; whatever happens, it is gone after it. */
type Launch = (options?: ProductOptions) => Promise<Product>;

/**
 * The test of every journey: one running product per file, with the demo in it, at the page's base address.
 * `test.use({ environment })` sets its variables. A journey that needs data of its own launches a product for itself.
 */
export const test = base.extend<{ launch: Launch; product: Product }, Workshop>({
  environment: [{}, { option: true, scope: "worker" }],
  productOf: [
    async ({ environment }, provide) => {
      const kept = new Map<string, Product>();
      await provide(async (file) => {
        const present = kept.get(file);
        if (present !== undefined) return present;
        await stopAll(kept);
        const product = await startProduct({
          dataDirectory: await copyOfDemo(),
          environment: { TRUSTED_PROXIES: "127.0.0.1", ...environment },
        });
        kept.set(file, product);
        return product;
      });
      await stopAll(kept);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  product: [async ({ productOf }, provide, { file }) => provide(await productOf(file)), { timeout: 180_000 }],
  baseURL: async ({ product }, provide) => provide(product.url),
  // Each journey is a guest of his own: one address books only so many rides an hour.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId, repeatEachIndex }) =>
    provide({ ...extraHTTPHeaders, "X-Forwarded-For": addressOf(`${testId} ${repeatEachIndex}`) }),
  launch: async ({ environment }, provide) => {
    const launched: Product[] = [];
    await provide(async (options = {}) => {
      const product = await startProduct({
        ...options,
        environment: { ...environment, ...options.environment },
      });
      launched.push(product);
      return product;
    });
    for (const product of launched) product.process.kill("SIGKILL");
    await Promise.all(launched.map((product) => product.stop()));
  },
});

async function stopAll(products: Map<string, Product>): Promise<void> {
  await Promise.all([...products.values()].map((product) => product.stop()));
  products.clear();
}

/** An address of a private network, the same for the same journey. */
function addressOf(journey: string): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(journey).digest();
  return `10.${a}.${b}.${c}`;
}

export { expect } from "@playwright/test";
