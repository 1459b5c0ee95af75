import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { requireNode } from "./require-node.mjs";

/**
 * Changes the rules of `domain` and the planner, one small thing at a time, and counts the changes that no test of theirs minds. With the
 * names of folders or files only those are tried. `--write` keeps what was found in docs/mutants.md, beside what is there of other folders.
 */
requireNode();
const { installWhenNeeded } = await import("./install.mjs");
const { fetchPackages } = await import("./fetch-packages.mjs");
const { inProject, ROOT, textOf } = await import("./project.mjs");
installWhenNeeded();

const PACKAGES = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"];
const folder = inProject(".build", "mutants");
const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
const runner = `${folder}/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`;
const report = `${folder}/report.json`;
const ALL = ["domain", "server/planning"];
const asked = process.argv.slice(2).filter((name) => !name.startsWith("--"));

if (!existsSync(stryker) && !fetchPackages(folder, PACKAGES)) {
  console.error(`The mutants can't be made here: that needs ${PACKAGES.join(" and ")} from the registry.`);
  process.exit(1);
}
const files =
  asked.length === 0
    ? ALL.map((name) => `${name}/**/*.ts`)
    : asked.map((name) => (name.endsWith(".ts") ? name : `${name}/**/*.ts`));
const settings = {
  testRunner: "vitest",
  plugins: [runner],
  vitest: { configFile: "vitest.mutants.config.ts" },
  // What only says something, or is a list of words, is looked at by people.
  mutate: [...files, "!**/*.test.ts", "!**/testing/**", "!domain/site-texts/tour-words/*.ts"],
  mutator: { excludedMutations: ["StringLiteral"] },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  ignorePatterns: ["/data", "dist", "docs", "e2e", "packaging", "bench"],
  tempDirName: `${folder}/copies`,
  reporters: ["clear-text", "json"],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: report },
  timeoutMS: 20_000,
};
writeFileSync(`${folder}/settings.json`, JSON.stringify(settings));
const { status } = spawnSync(process.execPath, [stryker, "run", `${folder}/settings.json`], {
  cwd: ROOT,
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
if (process.argv.includes("--write")) writeFileSync(inProject("docs", "mutants.md"), page());

function page() {
  const today = new Date().toISOString().slice(0, 10);
  const read = Object.entries(JSON.parse(textOf(report)).files);
  const tried = [...new Set(read.map(([name]) => folderOf(name)))];
  const kept = keptOf(textOf(inProject("docs", "mutants.md")) ?? "", tried);
  const found = tried.map((name) => ({
    name,
    ...countOf(read.filter(([file]) => folderOf(file) === name).flatMap(([, { mutants }]) => mutants)),
    day: today,
  }));
  const rows = [...kept.rows, ...found].toSorted((one, other) => one.name.localeCompare(other.name));
  const made = rows.reduce((sum, row) => sum + row.made, 0);
  const caught = rows.reduce((sum, row) => sum + row.caught, 0);
  const alive = [
    ...kept.alive,
    ...read.flatMap(([name, { mutants, source }]) =>
      mutants.filter(isAlive).map((mutant) => lineOf(name, source, mutant)),
    ),
  ].toSorted((one, other) => fileOf(one).localeCompare(fileOf(other)));
  return `# What the tests of the rules don't mind

Written by \`npm run mutants -- --write\`, folder by folder; not to be edited by hand. Each rule in there is changed, one small thing at a time,
and the tests that need neither a database nor a page are run (those of the server, which meet the rules too, are not). ${caught} of ${made} changes were minded, ${shareOf(caught, made)} %.

| folder | changes | minded | share | on |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row.name} | ${row.made} | ${row.caught} | ${shareOf(row.caught, row.made)} % | ${row.day} |`).join("\n")}

## Minded by none

${alive.join("\n")}
`;
}

/** What the page says of the folders that weren't tried this time. */
function keptOf(page, tried) {
  const day = /(\d{4}-\d\d-\d\d)/.exec(page)?.[1] ?? "";
  const rows = [...page.matchAll(/^\| ([\w/-]+) +\| (\d+) +\| (\d+) +\| [\d.]+ % +\|(?: ([\d-]+) +\|)?$/gm)]
    .map(([, name, made, caught, on]) => ({
      name,
      made: Number(made),
      caught: Number(caught),
      day: on ?? day,
    }))
    .filter(({ name }) => !tried.includes(name));
  const alive = page
    .split("\n")
    .filter((line) => line.startsWith("- `") && !tried.includes(folderOf(fileOf(line))));
  return { rows, alive };
}

function folderOf(file) {
  return file.split("/").slice(0, -1).join("/");
}

function fileOf(line) {
  return /^- `([^:`]+)/.exec(line)?.[1] ?? "";
}

function countOf(mutants) {
  const counted = mutants.filter(({ status: found }) =>
    ["Killed", "Timeout", "Survived", "NoCoverage"].includes(found),
  );
  const caught = counted.filter((mutant) => !isAlive(mutant)).length;
  return { made: counted.length, caught };
}

function shareOf(caught, made) {
  return made === 0 ? "100.0" : ((100 * caught) / made).toFixed(1);
}

function isAlive({ status: found }) {
  return found === "Survived" || found === "NoCoverage";
}

function lineOf(name, source, { location: { start, end }, replacement }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const was =
    start.line === end.line
      ? lines[0].slice(start.column - 1, end.column - 1)
      : `${lines[0].slice(start.column - 1)} …`;
  const short = (text) => text.replaceAll(/\s+/gu, " ").slice(0, 70);
  return `- \`${name}:${start.line}\`: \`${short(was)}\` → \`${short(replacement)}\``;
}
