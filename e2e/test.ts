import { test as base } from "@playwright/test";
import { type Product, startProduct } from "./start-product.ts";

/**
 * The test of every journey: one running product per worker, with the demo in it, at the page's base address.
 * `test.use({ environment })` sets its variables. A journey that needs data of its own starts a product for itself.
 */
export const test = base.extend<object, { environment: Record<string, string>; product: Product }>({
  environment: [{}, { option: true, scope: "worker" }],
  product: [
    async ({ environment }, provide) => {
      const product = await startProduct({ environment });
      await provide(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
});

export { expect } from "@playwright/test";
