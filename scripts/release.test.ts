import { type SpawnSyncReturns, execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
let tree = "";

/** A small tree with the scripts of this one and a history of its own. */
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), "trupial-release-"));
  for (const name of ["scripts", ".gitattributes"])
    cpSync(path.join(ROOT, name), path.join(tree, name), { recursive: true });
  const manifest = { name: "trupial", version: "0.1.0", type: "module", private: true };
  const lock = { ...manifest, lockfileVersion: 3, packages: { "": { name: "trupial", version: "0.1.0" } } };
  write("package.json", `${JSON.stringify(manifest)}\n`);
  write("package-lock.json", `${JSON.stringify(lock)}\n`);
  write(".gitignore", ".build\n");
  write("CHANGELOG.md", "# Changes\n\n## 0.1.0 (not yet released)\n\n- Everything.\n");
  git("init", "--quiet");
  commit("An old subject");
  commit("rides, web: show the price of a change");
  commit("rides: keep the version");
});
afterAll(() => rmSync(tree, { recursive: true }));

describe("a release", () => {
  it.each([
    ["0.4.0", "After 0.1.0 come 0.1.0, 0.1.1, 0.2.0, 1.0.0, and not 0.4.0."],
    ["next", "next is no version such as 0.2.0."],
    ["", "npm run release -- VERSION"],
  ])("refuses %s with a sentence", (version, sentence) => {
    const { status, stderr } = release(...version.split(" ").filter(Boolean));
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it("is of a commit: what isn't committed stands in its way", () => {
    write("CHANGELOG.md", `${read("CHANGELOG.md")}- More.\n`);
    expect(release("0.2.0")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Commit what is changed first"),
    });
    git("checkout", "--", "CHANGELOG.md");
  });

  it("shows its changes by area first, and touches nothing", () => {
    const { stdout } = release("0.2.0", "--dry-run");
    const [, rides = "", web = ""] = stdout.split(/^## /m);
    expect(rides).toMatch(/^rides\n\n- keep the version \(\w+\)\n- show the price of a change \(\w+\)\n/);
    expect(web).toMatch(/^web\n\n- show the price of a change \(\w+\)\n\nAnd 1 commits from before/);
    expect([git("status", "--porcelain"), git("tag")]).toEqual(["", ""]);
  });

  it("is a commit and a tag, and a tarball that says which commit it is of", { timeout: 60_000 }, () => {
    expect(release("0.2.0")).toMatchObject({ status: 0, stdout: expect.stringContaining("Made v0.2.0 at ") });
    expect(git("log", "-1", "--format=%s")).toBe("release: 0.2.0");
    expect(git("describe", "--exact-match")).toBe("v0.2.0");
    expect(read("CHANGELOG.md")).toMatch(/^## 0\.2\.0 \(\d{4}-\d\d-\d\d\)$/m);
    expect([read("package.json"), read("package-lock.json")].join()).not.toContain("0.1.0");

    const folder = path.join(tree, ".build", "release");
    execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: folder });
    const sbom = JSON.parse(readFileSync(path.join(folder, "trupial-0.2.0.sbom.json"), "utf8")) as {
      bomFormat: string;
    };
    expect(sbom.bomFormat).toBe("CycloneDX");
    execFileSync("tar", ["-xzf", "trupial-0.2.0.tar.gz"], { cwd: folder });
    expect(existsSync(path.join(folder, "trupial-0.2.0", "CHANGELOG.md"))).toBe(true);
    expect(builtFrom(path.join(folder, "trupial-0.2.0"))).toBe(git("rev-parse", "HEAD").slice(0, 10));

    expect(release("0.2.0").stderr).toContain("There is a v0.2.0 already.");
    expect(release("0.3.0").stderr).toContain("CHANGELOG.md has no heading");
  });
});

describe("the commit that a build names", () => {
  it("is the one that is checked out, and says where files were changed since", () => {
    const head = git("rev-parse", "HEAD").slice(0, 10);
    expect(builtFrom(tree)).toBe(head);
    write("CHANGELOG.md", "changed");
    expect(builtFrom(tree)).toBe(`${head}.changed`);
    git("checkout", "--", "CHANGELOG.md");
  });

  it("is what an image is told, which has no history, and unknown where nothing says it", () => {
    const bare = mkdtempSync(path.join(tmpdir(), "trupial-no-history-"));
    cpSync(path.join(ROOT, "scripts"), path.join(bare, "scripts"), { recursive: true });
    expect(builtFrom(bare)).toBe("unknown");
    expect(builtFrom(bare, "1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d")).toBe("1a2b3c4d5e");
    rmSync(bare, { recursive: true });
  });
});

function builtFrom(root: string, told = ""): string {
  const script = 'import { builtFrom } from "./scripts/built-from.mjs"; console.log(builtFrom());';
  const env = { ...process.env, BUILT_FROM: told, GIT_CEILING_DIRECTORIES: path.dirname(root) };
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: root,
    env,
    encoding: "utf8",
  }).trim();
}

function release(...words: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ["scripts/release.mjs", ...words], {
    cwd: tree,
    encoding: "utf8",
    env: asSomebody(),
  });
}

function commit(subject: string): void {
  git("add", "--all");
  git("commit", "--allow-empty", "--quiet", "-m", subject);
}

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: tree, encoding: "utf8", env: asSomebody() }).trim();
}

function asSomebody(): NodeJS.ProcessEnv {
  const name = "A test";
  const email = "test@example.com";
  return {
    ...process.env,
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

function read(name: string): string {
  return readFileSync(path.join(tree, name), "utf8");
}

function write(name: string, text: string): void {
  writeFileSync(path.join(tree, name), text);
}
