import { test as base } from "@playwright/test";
import { type Product, type ProductOptions, startProduct } from "./start-product.ts";

type Workshop = { environment: Record<string, string>; product: Product };
/** Starts a product for one test; whatever happens, it is gone after it. */
type Launch = (options?: ProductOptions) => Promise<Product>;

/**
 * The test of every journey: one running product per worker, with the demo in it, at the page's base address.
 * `test.use({ environment })` sets its variables. A journey that needs data of its own launches a product for itself.
 */
export const test = base.extend<{ launch: Launch }, Workshop>({
  environment: [{}, { option: true, scope: "worker" }],
  product: [
    async ({ environment }, provide) => {
      const product = await startProduct({ environment });
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
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

export { expect } from "@playwright/test";
