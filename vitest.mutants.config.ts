import { defineConfig } from "vitest/config";

/** The tests of the rules alone, as the mutants of `npm run mutants` meet them. */
export default defineConfig({
  test: { pool: "threads", include: ["domain/**/*.test.ts"], testTimeout: 20_000 },
});
