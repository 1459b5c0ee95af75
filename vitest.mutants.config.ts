import { defineConfig } from "vitest/config";

/** The tests that need neither a database nor a page, as the mutants of `npm run mutants` meet them. */
export default defineConfig({
  test: {
    pool: "threads",
    include: [
      "{domain,contract}/**/*.test.ts",
      "server/planning/**/*.test.ts",
      "server/places/{place,places}-*.test.ts",
      "web/places/*.test.ts",
    ],
    testTimeout: 60_000,
  },
});
