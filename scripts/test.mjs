import { requireNode } from "./require-node.mjs";

/** Everything that must hold, one step after the other, to the end; the last line is the count. */
requireNode();
const { spawnSync } = await import("node:child_process");
const { mkdirSync, rmSync } = await import("node:fs");
const { installWhenNeeded } = await import("./install.mjs");
const { buildWhenStale } = await import("./build-when-stale.mjs");
const { inProject, ROOT, textOf } = await import("./project.mjs");
installWhenNeeded();

const counted = { passed: 0, failed: 0 };
const failures = [];
const reports = inProject(".build", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (!process.env.TEST_DATABASE_URL) {
  say("TEST_DATABASE_URL is not set: tests run on the embedded database; their PostgreSQL half is left out.");
}
check("Checking the format", "oxfmt", "--check", ".");
check("Looking for mistakes", "oxlint", "--deny-warnings");
check("Checking the types", "scripts/types.mjs");
countVitest(
  run(
    "Running the unit, database and API tests",
    "vitest",
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${reports}/vitest.json`,
  ),
);
say("Building the product …");
const built = buildWhenStale();
count("Building the product", built ? 1 : 0, built ? 0 : 1);
if (built) countPlaywright(run("Running the browser tests", "playwright", "test", "--reporter=line,json"));
else say("The browser tests need the build and are left out.");

console.log("");
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed > 0 ? 1 : 0;

function check(title, ...command) {
  const ok = run(title, ...command);
  count(title, ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** Runs one step with its output in sight; says how long it took. */
function run(title, command, ...rest) {
  say(`${title} …`);
  const started = Date.now();
  const script = command.endsWith(".mjs") ? command : binary(command);
  const { status } = spawnSync(process.execPath, [script, ...rest], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NO_COLOR: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json` },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(status === 0 ? `${title}: fine, ${seconds} s.` : `${title}: failed, ${seconds} s.`);
  return status === 0;
}

/** The script behind a package's command. */
function binary(name) {
  const home = { playwright: "@playwright/test" }[name] ?? name;
  const { bin } = JSON.parse(textOf(inProject("node_modules", home, "package.json")) ?? "{}");
  return inProject("node_modules", home, typeof bin === "string" ? bin : bin[name]);
}

function countVitest(ok) {
  const report = readReport("vitest.json");
  count("unit, database and API tests", report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok);
}

function countPlaywright(ok) {
  const stats = readReport("playwright.json")?.stats;
  count("browser tests", stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), ok);
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
