import { execFile, execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { requireNode } from "./require-node.mjs";

/**
 * One table of the packages that the project names: how old each is, its licence, and what of ours needs it. Dates are the registry's where
 * it answers, else those on which the version came into package.json. It ends with 1 where a licence is a new one, or a package that
 * runs in production has had no release for a year and nobody has said why that is well. `--write` keeps it in docs/supply-chain.md.
 */
requireNode();
const { inProject, ROOT, textOf } = await import("./project.mjs");

const A_YEAR_MS = 365 * 86_400_000;
const LICENCES = [
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "MPL-2.0",
  "OFL-1.1",
  "0BSD",
];
/** Packages that are done: what they do doesn't change any more, they need nothing else that does, and what would stand in their place. */
const DONE = {
  leaflet:
    "draws and moves the map; 2.0 is being made, no fault of 1.9.4 is known; the tiles are our own (decision 024)",
  "web-push": "RFC 8291 and 8292, which don't change; three hundred lines of Node's crypto would replace it",
  "prom-client": "a text format that doesn't change; only server/metrics and server/http know it",
  yazl: "writes a ZIP file, which doesn't change; only server/data uses it, and its makers are at work on the next",
};

const { dependencies, devDependencies } = JSON.parse(textOf(inProject("package.json")));
const lock = JSON.parse(textOf(inProject("package-lock.json"))).packages;
const sources = readSources();
const [inProduction, forDevelopment] = [Object.keys(dependencies), Object.keys(devDependencies)];
const told = new Map(await inTurns(inProduction, async (name) => [name, await ask(name)]));
const lagging = await outdated();

const faults = [];
const old = [];
const rows = [...inProduction, ...forDevelopment].map(rowOf);
const all = Object.entries(lock).filter(([place]) => place !== "");
const running = all.filter(([, { dev, devOptional }]) => !dev && !devOptional);
for (const [place, { license, deprecated }] of running) {
  if (!isFree(license)) faults.push(`${nameOf(place)} has the licence ${license}`);
  if (deprecated) faults.push(`${nameOf(place)} is deprecated: ${deprecated}`);
}
const text = page();
if (process.argv.includes("--write")) writeFileSync(inProject("docs", "supply-chain.md"), text);
else process.stdout.write(text);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Where one may choose, one that is taken is enough. */
function isFree(license) {
  const words = license.replaceAll(/[()]/g, "").split(" OR ");
  return words.some((word) => LICENCES.includes(word));
}

function rowOf(name) {
  const { version, license } = lock[`node_modules/${name}`];
  const found = told.get(name);
  const released = found?.time[version]?.slice(0, 10);
  const newest = lagging[name] ?? found?.newest ?? null;
  const last = found === undefined || found === null ? null : lastOf(found.time);
  const isOld = last !== null && Date.now() - Date.parse(last) > A_YEAR_MS;
  if (isOld) old.push(name);
  if (isOld && !(name in DONE)) faults.push(`${name} has had no release since ${last}`);
  return {
    name,
    version,
    license,
    since: released ?? `(${cameInOn(name, version)})`,
    newest: newest === null || newest === version ? "" : newest,
    last: last ?? "",
    need: needOf(name),
  };
}

/** The day of the newest release that isn't a trial. */
function lastOf(time) {
  const releases = Object.entries(time).filter(([version]) => /^[\d.]+$/.test(version));
  return releases
    .map(([, at]) => at)
    .toSorted()
    .at(-1)
    .slice(0, 10);
}

/** What it is for, in its own words, and where it is used. */
function needOf(name) {
  const { description = "" } = JSON.parse(textOf(inProject("node_modules", name, "package.json")) ?? "{}");
  const users = sources.filter(({ text: source }) => new RegExp(`["'(]${name}(/[^"']*)?["')]`).test(source));
  const folders = [...new Set(users.map(({ name: file }) => file.split("/").slice(0, 2).join("/")))];
  const where =
    folders.length > 4
      ? `${folders.slice(0, 4).join(", ")} and ${folders.length - 4} more`
      : folders.join(", ");
  const words = description.replaceAll(/[|\n]/g, " ").replace(/\.$/, "").slice(0, 90);
  return `${words}${where === "" ? "" : ` — ${where}`}`;
}

function page() {
  const licences = Object.entries(
    Object.groupBy ? Object.groupBy(running, ([, { license }]) => license) : grouped(running),
  )
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([license, of]) => `${of.length} ${license}`)
    .join(", ");
  const scripts = all.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place));
  const behind = rows.filter(({ newest }) => newest !== "");
  const line = ({ name, version, license, since, newest, last, need }) =>
    `| ${name} | ${version} | ${license} | ${since} | ${newest} | ${last} | ${need} |`;
  const head =
    "| package | version | licence | of | newest | last release | need |\n| --- | --- | --- | --- | --- | --- | --- |";
  return `# What it is made of

Made by \`npm run supply-chain -- --write\` on ${new Date().toISOString().slice(0, 10)}; not to be edited by hand. A date in brackets is the day on which the version came into package.json.

## In production

${rows.slice(0, inProduction.length).map(line).join("\n").replace(/^/, `${head}\n`)}

With what these bring along, ${running.length} packages run in production: ${licences}.

## For building and testing

${rows.slice(inProduction.length).map(line).join("\n").replace(/^/, `${head}\n`)}

${all.length - running.length} packages with what they bring along.

## Behind the newest

${behind.length === 0 ? "Nothing." : behind.map(({ name, version, newest }) => `- ${name}: ${version}, newest ${newest}`).join("\n")}

## No release for a year

${old.length === 0 ? "None." : old.map((name) => `- ${name}: ${DONE[name] ?? "nobody has said why that is well"}.`).join("\n")}

## Scripts that run while it is installed

${scripts.length === 0 ? "None." : `${scripts.join(", ")}.`} \`npm ci --ignore-scripts\` gives the same product and tests: none of these scripts makes what is used.

## Advisories

${advisories()}
`;
}

function grouped(packages) {
  const groups = {};
  for (const one of packages) (groups[one[1].license] ??= []).push(one);
  return groups;
}

/** What npm knows of faults in these versions, where its registry has that. */
function advisories() {
  let answer;
  try {
    answer = execFileSync("npm", ["audit", "--omit=dev", "--json"], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (error) {
    answer = error.stdout ?? "";
  }
  const found = JSON.parse(answer === "" ? "{}" : answer);
  if (!found.vulnerabilities) return "The registry that was asked has no answer to `npm audit`.";
  const named = Object.values(found.vulnerabilities).map(({ name, severity }) => `${name} (${severity})`);
  for (const one of named) faults.push(`there is an advisory of ${one}`);
  return named.length === 0 ? "`npm audit --omit=dev` knows of none." : named.join(", ");
}

/** What the registry says of a package; null where it says nothing. */
async function ask(name) {
  const { stdout } = await run("npm", ["view", name, "time", "dist-tags", "--json"]);
  const answer = stdout === "" ? null : JSON.parse(stdout);
  return answer?.time ? { time: answer.time, newest: answer["dist-tags"]?.latest ?? null } : null;
}

/** The newest version of each package that isn't there yet. */
async function outdated() {
  const { stdout } = await run("npm", ["outdated", "--json"]);
  const found = stdout === "" ? {} : JSON.parse(stdout);
  return Object.fromEntries(Object.entries(found).map(([name, { latest }]) => [name, latest]));
}

async function run(command, words) {
  try {
    return await promisify(execFile)(command, words, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    return { stdout: error.stdout ?? "" };
  }
}

/** Few at a time: the registry serves others too. */
async function inTurns(names, work, atOnce = 4) {
  const waiting = [...names];
  const done = [];
  const turn = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) done.push(await work(name));
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return done;
}

function cameInOn(name, version) {
  const words = ["log", "--reverse", "--format=%as", `-S"${name}": "${version}"`, "--", "package.json"];
  return execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).split("\n")[0] || "unknown";
}

function readSources() {
  const names = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return names
    .split("\n")
    .filter((name) => name !== "" && name !== "scripts/supply-chain.mjs")
    .map((name) => ({ name, text: textOf(inProject(name)) ?? "" }));
}

function nameOf(place) {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}
