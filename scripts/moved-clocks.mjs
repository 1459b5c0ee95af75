import { requireNode } from "./require-node.mjs";

/**
 * Runs the unit, database and API tests at hours at which clocks are known to be read wrong, or those of the files that are named.
 * The machine's own clock stays: `e2e/shifted-clock.mjs` moves that of the tests.
 */
requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { runStep } = await import("./run-step.mjs");
const { inProject } = await import("./project.mjs");
const { pathToFileURL } = await import("node:url");
installWhenNeeded();

const HOURS = [
  { name: "five minutes to midnight on the island", at: "2027-03-10T03:55:00Z" },
  { name: "the last minutes of a year on the island", at: "2028-01-01T03:50:00Z" },
  { name: "the end of a 29 February on the island", at: "2028-03-01T03:50:00Z" },
  {
    name: "the hour that a zone with summer time skips",
    at: "2027-03-28T00:50:00Z",
    zone: "Europe/Amsterdam",
  },
];
const preload = pathToFileURL(inProject("e2e", "shifted-clock.mjs")).href;

const failed = [];
for (const { name, at, zone } of HOURS) {
  const environment = {
    CLOCK_SHIFT_MS: String(Date.parse(at) - Date.now()),
    NODE_OPTIONS: `--import ${preload}`,
    ...(zone === undefined ? {} : { TZ: zone }),
  };
  const command = ["vitest", "run", "--project=unit", "--project=api", "--reporter=dot"];
  const ok = await runStep(`The tests at ${name}`, [...command, ...process.argv.slice(2)], {
    live: true,
    environment,
  });
  if (!ok) failed.push(name);
}
for (const name of failed) console.error(`Failed at ${name}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
