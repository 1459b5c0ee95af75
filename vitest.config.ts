import { defineConfig } from "vitest/config";

/** Unit, database and API tests. Browser journeys live in e2e/ and have their own runner. */
export default defineConfig({
  test: {
    include: [
      "contract/**/*.test.ts",
      "server/**/*.test.ts",
      "web/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
    ],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: ["server/testing/prepare-databases.ts"],
    setupFiles: ["server/testing/fail-on-logged-errors.ts"],
  },
});
