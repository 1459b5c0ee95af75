import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { areaStrings } from "./web/build/area-strings.ts";

/** Begun last, one of these would run alone at the end while the other workers have nothing left. */
const LONGEST = [
  "server/redis/events/event-bus.test.ts",
  "server/http/bad-inputs.test.ts",
  "server/http/rights.test.ts",
  "server/database/backup/backup.test.ts",
  "server/events/broken-lines.test.ts",
  "server/database/backup/verify-backup.test.ts",
  "server/demo/seed-demo.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of a sequencer, not of an array.
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return index < 0 ? LONGEST.length : index;
    };
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

/**
 * Unit, API and component tests, by part: `unit` needs nothing, `api` needs databases, `components` needs a document.
 * Browser journeys live in e2e/ and have their own runner.
 */
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // As a test begins: what the one before it left open, and ends after it, still meets the server that it was given.
    unstubGlobals: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{domain,contract}/**/*.test.ts",
            "web/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
            // Pure, as domain is: it needs no database and no server.
            "server/planning/**/*.test.ts",
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [areaStrings()],
        test: {
          name: "components",
          include: ["web/**/*.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          setupFiles: ["web/testing/english.ts", "web/testing/scrolling.ts", "web/testing/clear-page.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["server/**/*.test.ts"],
          exclude: ["server/planning/**"],
          globalSetup: ["server/testing/prepare-databases.ts"],
          setupFiles: ["server/testing/fail-on-logged-errors.ts"],
          // The files of a worker share the server's modules: no module keeps anything of a test.
          isolate: false,
          execArgv: [
            // An embedded database of a test is over before what V8 compiles a second time for speed has paid for that.
            "--liftoff-only",
            // A server of a test is soon garbage: with room for several, V8 looks for what is still used a third as often.
            "--max-semi-space-size=64",
          ],
        },
      },
    ],
  },
});
