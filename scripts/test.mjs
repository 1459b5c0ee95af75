import { requireNode } from "./require-node.mjs";

/**
 * Everything that must hold, to the end; the last line is the count. With the name of a part only that part, and with
 * files only those: `npm run test:api -- server/rides/booking/book-ride.test.ts`.
 */
requireNode();
const { mkdirSync, rmSync } = await import("node:fs");
const { installWhenNeeded } = await import("./install.mjs");
const { runStep } = await import("./run-step.mjs");
const { inProject, textOf } = await import("./project.mjs");
const { findChromium, findFirefox, findWebKit } = await import("./find-browsers.mjs");

const PARTS = ["unit", "api", "journeys", "browsers"];
const CHROMIUM = ["processes", "pages", "journeys"];
/** The projects of vitest.config.ts that make up a part. */
const PROJECTS = { unit: ["unit", "components"], api: ["api"] };
const MANY_FAILURES = 20;

const [first, ...others] = process.argv.slice(2);
const part = PARTS.includes(first) ? first : null;
const files = part === null ? process.argv.slice(2) : others;
if (part === null && files.length > 0) {
  console.error(
    `There is no part called ${first}: npm test runs all of them, or one of ${PARTS.join(", ")}.`,
  );
  process.exit(2);
}
installWhenNeeded();

const counted = { passed: 0, failed: 0 };
const failures = [];
const reports = inProject(".build", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (!process.env.TEST_DATABASE_URL && part !== "unit") {
  say("TEST_DATABASE_URL is not set: tests run on the embedded database; their PostgreSQL half is left out.");
}
const walks = part === null || part === "browsers" ? otherBrowsers() : [];
if (part === null) await runAll();
else if (part === "journeys")
  await runBrowserTests(await build(), { title: "Running the browser tests", projects: CHROMIUM });
else if (part !== "browsers") await runVitest();
else if (walks.length > 0)
  await runBrowserTests(await build(), { title: "Walking in other browsers", projects: walks });

console.log("");
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed > 0 ? 1 : 0;

/** What needs one core runs beside the unit, database and API tests, which wait a lot; the journeys need both. */
async function runAll() {
  const [built] = await Promise.all([checkBuildAndLook(), runVitest()]);
  await runBrowserTests(built, { title: "Running the journeys", projects: ["journeys"] });
}

async function checkBuildAndLook() {
  await check("Checking the format", "oxfmt", "--check", ".");
  await check("Looking for mistakes", "oxlint", "--deny-warnings");
  await check("Looking for what nobody uses", "knip");
  await check("Checking the types", "scripts/types.mjs");
  const built = await build();
  if (built) {
    await runPlaywright({
      title: "Running the browser tests of every page, of starting and stopping, and in other browsers",
      projects: ["processes", "pages", ...walks],
      workers: 1,
      name: "playwright-beside",
    });
  }
  return built;
}

/** The project of the walks in whole browsers, where this machine has any; one that it lacks is named. */
function otherBrowsers() {
  const lacking = [
    ...(findChromium() === null ? ["Chromium (chromium)"] : []),
    ...(findFirefox() === null ? ["Firefox (firefox-esr)"] : []),
    ...(findWebKit() === null ? ["WebKit (webkit2gtk-driver, xvfb)"] : []),
  ];
  for (const name of lacking) say(`This machine has no ${name}: the walk in it is left out.`);
  return lacking.length === 3 ? [] : ["browsers"];
}

async function build() {
  return check("Building the product", "scripts/build.mjs");
}

async function check(title, ...command) {
  const ok = await runStep(title, command);
  count(title, ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

async function runVitest() {
  const projects = (PROJECTS[part] ?? []).map((name) => `--project=${name}`);
  const ok = await runStep(
    "Running the unit, database and API tests",
    [
      "vitest",
      "run",
      ...projects,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${reports}/vitest.json`,
      ...files,
    ],
    { live: true },
  );
  const report = readReport("vitest.json");
  count("unit, database and API tests", report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok);
}

async function runBrowserTests(built, run) {
  if (built) await runPlaywright({ ...run, name: "playwright", live: true });
  else say("The browser tests need the build and are left out.");
}

async function runPlaywright({ title, projects = [], workers = null, name, live = false }) {
  // Each run has a folder of its own, in which it notes what failed.
  const chosen = [
    ...projects.map((one) => `--project=${one}`),
    ...(workers === null ? [] : [`--workers=${workers}`]),
    `--output=.build/e2e-results/${name}`,
  ];
  const ok = await runStep(
    title,
    ["playwright", "test", ...chosen, `--reporter=${live ? "line" : "dot"},json`, ...files],
    { live, environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json` } },
  );
  const stats = readReport(`${name}.json`)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  count(title, stats?.expected ?? 0, failed, ok);
  // A trace of every test would cost a tenth of the run: those that failed are run once more with one, for who looks
  // into it. Whatever comes of that, they have failed.
  if (failed > 0 && failed <= MANY_FAILURES) {
    await runStep(
      "Tracing the browser tests that failed; the count stands",
      ["playwright", "test", "--last-failed", "--trace=on", "--reporter=line", ...chosen],
      { live },
    );
  }
}

function readReport(name) {
  const text = textOf(inProject(".build", "reports", name));
  return text === null ? null : JSON.parse(text);
}

/** A step that failed without naming a test (a file that cannot be loaded, a crash) counts as one failure. */
function count(title, passed, failed, ok = failed === 0) {
  const failedAtLeast = ok ? failed : Math.max(1, failed);
  counted.passed += passed;
  counted.failed += failedAtLeast;
  if (failedAtLeast > 0) failures.push(title);
}

function say(line) {
  console.log(`\n== ${line}`);
}
