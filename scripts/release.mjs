import { requireNode } from "./require-node.mjs";

requireNode();
const { execFileSync } = await import("node:child_process");
const { createHash } = await import("node:crypto");
const { mkdirSync, readFileSync, rmSync, writeFileSync } = await import("node:fs");
const { default: path } = await import("node:path");
const { changesByArea } = await import("./changes-by-area.mjs");
const { inProject, ROOT, textOf } = await import("./project.mjs");

const USAGE = `npm run release -- VERSION [--dry-run]
Makes a release of what is committed: the version in package.json, the day in CHANGELOG.md, a commit and a tag, and in .build/release
the source as a tarball, its packages (SBOM), its changes by area, and their sums. Nothing is pushed. --dry-run prints the changes by area.`;

const NOT_YET = /^## \S+ \(not yet released\)$/m;

const given = process.argv.slice(2);
const isDry = given.includes("--dry-run");
const [version, ...others] = given.filter((word) => word !== "--dry-run");
if (version === undefined || others.length > 0 || version.startsWith("-")) end(USAGE);
const present = JSON.parse(readFileSync(inProject("package.json"), "utf8")).version;
const tag = `v${version}`;
const refusal = whyNot();
if (refusal !== null) end(refusal);

const changes = changesByArea({ version, since: lastTag(), log });
if (isDry) console.log(changes);
else release();

function release() {
  run("npm", "version", version, "--no-git-tag-version", "--allow-same-version", "--ignore-scripts");
  const day = new Date().toISOString().slice(0, 10);
  const changelog = inProject("CHANGELOG.md");
  writeFileSync(changelog, readFileSync(changelog, "utf8").replace(NOT_YET, `## ${version} (${day})`));
  git(
    "commit",
    "--all",
    "--quiet",
    "-m",
    `release: ${version}`,
    "-m",
    "What stands in the changelog from here up.",
  );
  git("tag", "--annotate", tag, "-m", `Trupial ${version}`);

  const folder = inProject(".build", "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `trupial-${version}`;
  git(
    "archive",
    "--format=tar.gz",
    `--prefix=${name}/`,
    `--output=${path.join(folder, `${name}.tar.gz`)}`,
    tag,
  );
  writeFileSync(
    path.join(folder, `${name}.sbom.json`),
    run(process.execPath, inProject("scripts", "sbom.mjs")),
  );
  writeFileSync(path.join(folder, `${name}.changes.md`), changes);
  const files = [`${name}.tar.gz`, `${name}.sbom.json`, `${name}.changes.md`];
  writeFileSync(
    path.join(folder, "SHA256SUMS"),
    files.map((file) => `${sumOf(path.join(folder, file))}  ${file}\n`).join(""),
  );
  console.log(`Made ${tag} at ${git("rev-parse", "--short=10", "HEAD")}, with ${files.join(", ")} and SHA256SUMS in .build/release.
Publish it:  git push --follow-tags
An image:    podman build -f packaging/Containerfile --build-arg BUILT_FROM=${git("rev-parse", "HEAD")} \\
               --build-arg PUBLIC_URL=https://taxi.example -t trupial:${version} .`);
}

function whyNot() {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `${version} is no version such as 0.2.0.`;
  if (git("tag", "--list", tag) !== "") return `There is a ${tag} already.`;
  if (!nextVersions(present).includes(version))
    return `After ${present} come ${nextVersions(present).join(", ")}, and not ${version}.`;
  if (!NOT_YET.test(textOf(inProject("CHANGELOG.md")) ?? ""))
    return 'CHANGELOG.md has no heading such as "## 0.2.0 (not yet released)": write what people notice below one.';
  if (!isDry && git("status", "--porcelain") !== "")
    return "Commit what is changed first: a release is of a commit.";
  return null;
}

function nextVersions(from) {
  const [major, minor, patch] = from.split(".").map(Number);
  const next = [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
  // One that was never released may be released as it is called.
  return git("tag", "--list", `v${from}`) === "" ? [from, ...next] : next;
}

/** The release before, or null where this is the first. */
function lastTag() {
  return git("tag", "--list", "v*", "--merged", "HEAD", "--sort=-version:refname").split("\n")[0] || null;
}

function log(range) {
  return git("log", "--no-merges", "--format=%h %s", range).split("\n").filter(Boolean);
}

function sumOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function git(...words) {
  return run("git", ...words).trim();
}

function run(program, ...words) {
  return execFileSync(program, words, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

function end(sentence) {
  console.error(sentence);
  process.exit(2);
}
